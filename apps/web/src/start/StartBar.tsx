/** A seat at the table that waits, drawn as it will be when the game is on. */
export function StartBar(props: {
  readonly side: "first" | "second";
  readonly name: string;
  readonly detail: string;
}) {
  return (
    <div class="player-bar">
      <span class="player-side" data-side={props.side} aria-hidden="true" />
      <div class="player-names">
        <span class="player-name">{props.name}</span>
        <span class="player-detail">{props.detail}</span>
      </div>
    </div>
  );
}
