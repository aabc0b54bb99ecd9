import { For, Show } from "solid-js";
import type { AnalysisModel } from "../model.ts";
import { MOVE_GLYPHS, type NagSign, positionGlyphs, REMARK_GLYPHS, withGlyph } from "./glyphs.ts";
import "./annotation.css";

/** Comment and glyphs of the move where the person stands. */
export function AnnotationPanel<P, M, S extends string>(props: {
  readonly model: AnalysisModel<P, M, S>;
}) {
  const { model } = props;
  const isMove = () => model.path().length > 0;
  const comments = () => (model.node() ?? model.tree()).comments?.join("\n") ?? "";
  const label = () =>
    isMove() ? `Comment on ${model.here().text}` : "Comment before the first move";
  return (
    <section class="annotation" aria-label="Annotation">
      <Show when={isMove()}>
        <Glyphs model={model} label="The move" glyphs={MOVE_GLYPHS} />
        <Glyphs model={model} label="The position" glyphs={positionGlyphs(model.terms.names)} />
        <Glyphs model={model} label="Remarks" glyphs={REMARK_GLYPHS} />
      </Show>
      <textarea
        id="analysis-comment"
        rows={2}
        aria-label={label()}
        placeholder={label()}
        value={comments()}
        onInput={(event) => model.comment(model.path(), event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
      />
    </section>
  );
}

function Glyphs<P, M, S extends string>(props: {
  readonly model: AnalysisModel<P, M, S>;
  readonly label: string;
  readonly glyphs: readonly NagSign[];
}) {
  const { model } = props;
  const nags = () => model.node()?.nags ?? [];
  const choose = (nag: number): void => {
    const chosen = withGlyph(nags(), nag);
    model.annotate(model.path(), { nags: chosen.length > 0 ? chosen : undefined });
  };
  return (
    <fieldset class="annotation-glyphs" aria-label={props.label}>
      <For each={props.glyphs}>
        {({ nag, sign, words }) => (
          <button
            type="button"
            class="annotation-glyph"
            title={words}
            aria-label={words}
            aria-pressed={nags().includes(nag)}
            onClick={() => choose(nag)}
          >
            {sign}
          </button>
        )}
      </For>
    </fieldset>
  );
}
