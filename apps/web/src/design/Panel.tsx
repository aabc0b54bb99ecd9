import { type JSX, Show } from "solid-js";
import "./panel.css";

export interface PanelProps {
  readonly title?: string | undefined;
  /** Buttons at the right of the title. */
  readonly actions?: JSX.Element;
  readonly children: JSX.Element;
  /** Takes the height that is left, and scrolls inside itself. */
  readonly grow?: boolean | undefined;
}

/** A sheet on the table with what belongs together. */
export function Panel(props: PanelProps) {
  return (
    <section class="panel" data-grow={props.grow ? "" : undefined} aria-label={props.title}>
      <Show when={props.title}>
        <header class="panel-head">
          <h2 class="panel-title">{props.title}</h2>
          {props.actions}
        </header>
      </Show>
      <div class="panel-body">{props.children}</div>
    </section>
  );
}
