import { effectSentence, pitLetter } from "@kibitz/rules/mancala";
import { createMemo, Show } from "solid-js";
import { Button } from "../../design/Button.tsx";
import type { Layout } from "./layout.ts";
import { placed } from "./PitGrid.tsx";
import { previewWords } from "./pit-words.ts";
import { sowingPlace } from "./places.ts";
import type { LastMove, Preview, Sided, SowingModel } from "./sowing-model.ts";

/**
 * Between the two sides: what the pit that is pointed at would do, or what the last move has done.
 * Who listens hears it elsewhere.
 */
export function Ridge<P extends Sided, M>(props: {
  readonly model: SowingModel<P, M>;
  readonly layout: Layout;
}) {
  const caption = createMemo(() => captionOf(props.model));
  return (
    <div class="ridge" style={placed(props.layout.ridge, props.layout)}>
      <span class="ridge-caption" aria-hidden="true">
        {caption()}
      </span>
      <Show when={props.model.swap()} keyed>
        {(swap) => (
          <Button
            aria-description="North takes South's place with all its seeds, and South moves next from North's."
            onClick={(event) => {
              const board = event.currentTarget.closest(".mancala-surface");
              props.model.make(swap);
              board?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
            }}
          >
            Change places
          </Button>
        )}
      </Show>
    </div>
  );
}

function captionOf<P extends Sided, M>(model: SowingModel<P, M>): string {
  if (model.fork() !== undefined) return "";
  const preview = model.preview();
  if (preview !== undefined) return previewCaption(preview);
  const last = model.last();
  return last === undefined || model.show.isMoving() ? "" : lastCaption(last);
}

function previewCaption(preview: Preview): string {
  const { pit } = sowingPlace(preview.origin);
  const words = previewWords(preview);
  return pit === "store" ? words : `${pitLetter(pit)}: ${words}`;
}

const lastCaption = ({ side, effects }: LastMove): string => effectSentence(effects, side);
