import { SideMark } from "../design/SideMark.tsx";

/** A seat at the table that waits, drawn as it will be when the game is on. */
export function StartBar(props: {
  readonly side: "first" | "second";
  readonly name: string;
  readonly detail: string;
}) {
  return (
    <div class="start-bar">
      <SideMark side={props.side} />
      <p>
        <b>{props.name}</b>
        {props.detail}
      </p>
    </div>
  );
}
