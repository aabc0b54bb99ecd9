/** A seat at the table that waits, drawn as it will be when the game is on. */
export function StartBar(props: {
  readonly side: "first" | "second";
  readonly name: string;
  readonly detail: string;
}) {
  return (
    <div class="start-bar">
      <span class="start-side" data-side={props.side} aria-hidden="true" />
      <p>
        <b>{props.name}</b>
        {props.detail}
      </p>
    </div>
  );
}
