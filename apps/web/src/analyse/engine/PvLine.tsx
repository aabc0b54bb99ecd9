import type { Score } from "@kibitz/engine";
import type { Line } from "@kibitz/rules";
import ChevronDown from "lucide-solid/icons/chevron-down";
import { createMemo, createSignal, Index, Show } from "solid-js";
import { Portal } from "solid-js/web";
import { scoreText, scoreWords, seenByFirst } from "../../games/score-words.ts";
import type { AnalysisModel } from "../model.ts";
import { PreviewBoard, type PreviewPlace, previewPlace } from "./PreviewBoard.tsx";
import { type PvMove, pvMoves } from "./pv.ts";
import type { EngineLine } from "./search-result.ts";

interface Preview<P, M> {
  readonly at: PvMove<P, M>;
  readonly place: PreviewPlace;
}

/** One line of the engine. Its moves show their position when they are pointed at, and are played by a click. */
export function PvLine<P, M, S extends string>(props: {
  readonly model: AnalysisModel<P, M, S>;
  readonly from: Line<P, M>;
  readonly line: EngineLine<M> | undefined;
  readonly isThreat: boolean;
}) {
  const { model } = props;
  const [isOpen, setOpen] = createSignal(false);
  const [preview, setPreview] = createSignal<Preview<P, M>>();
  const moves = createMemo(() =>
    props.line === undefined
      ? []
      : pvMoves(model.game, model.numbering, props.from, props.line.moves),
  );
  const score = () => {
    const { line } = props;
    return line && seenByFirst(line.score, model.numbering.isFirstSide(props.from.position));
  };
  const play = (index: number): void => {
    setPreview(undefined);
    const played = moves()
      .slice(0, index + 1)
      .map(({ move }) => move);
    model.playAll(props.isThreat ? ["--", ...played] : played);
  };
  const show = (at: PvMove<P, M>, element: HTMLElement): void => {
    setPreview({ at, place: previewPlace(element) });
  };
  return (
    <li class="pv" classList={{ open: isOpen() }}>
      <Show when={score()} fallback={<span class="pv-waiting">…</span>} keyed>
        {(known) => (
          <span
            class="pv-score figures"
            data-side={leads(known) ? "first" : "second"}
            title={scoreWords(known, model.terms)}
          >
            {scoreText(known, model.terms)}
          </span>
        )}
      </Show>
      <span class="pv-moves" on:keydown={goAlong} onPointerLeave={() => setPreview(undefined)}>
        {/* A button stays while the engine goes on, and with it the focus and a press that has begun. */}
        <Index each={moves()}>
          {(at, index) => (
            <>
              <Show when={at().number}>
                <span class="pv-number figures">{at().number}</span>
              </Show>
              <button
                type="button"
                class="pv-move"
                tabindex={index === 0 ? 0 : -1}
                onPointerEnter={(event) =>
                  event.pointerType === "mouse" && show(at(), event.currentTarget)
                }
                onFocus={(event) =>
                  event.currentTarget.matches(":focus-visible") && show(at(), event.currentTarget)
                }
                onBlur={() => setPreview(undefined)}
                onClick={() => play(index)}
              >
                {at().text}
              </button>
            </>
          )}
        </Index>
      </span>
      <Show when={moves().length > 0}>
        <button
          type="button"
          class="pv-fold"
          aria-label="The whole line"
          aria-expanded={isOpen()}
          onClick={() => setOpen((now) => !now)}
        >
          <ChevronDown />
        </button>
      </Show>
      <Show when={preview()} keyed>
        {({ at, place }) => (
          <Portal>
            <PreviewBoard model={model} line={at.line} place={place} />
          </Portal>
        )}
      </Show>
    </li>
  );
}

/** The arrow keys go from move to move of the line that has the focus; they step nothing then. */
function goAlong(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined || event.shiftKey || event.ctrlKey || event.altKey) return;
  const moves = [...event.currentTarget.querySelectorAll<HTMLElement>(".pv-move")];
  const at = moves.indexOf(event.target as HTMLElement);
  moves[at + step]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

const leads = (score: Score): boolean =>
  score.kind === "mate" ? score.plies > 0 : score.value >= (score.kind === "winrate" ? 0.5 : 0);
