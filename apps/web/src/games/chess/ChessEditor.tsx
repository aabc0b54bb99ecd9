import type { ChessPosition, Colour } from "@kibitz/rules/chess";
import type { EditorProps } from "../game-entry.ts";

/** Sets up a position of chess. */
export function ChessEditor(props: EditorProps<ChessPosition, Colour>) {
  return <output>{props.text}</output>;
}
