import "./side-mark.css";

/** The colour of a player's side as a small disc; the words beside it name it. */
export function SideMark(props: { readonly side: "first" | "second" }) {
  return <span class="side-mark" data-side={props.side} aria-hidden="true" />;
}
