import { useActions } from "../keys/actions.ts";
import type { Table } from "./table.ts";
import type { Look } from "./table-signals.ts";

/** What keys do while a game is played. */
export function usePlayActions<P, M, S extends string>(screen: {
  readonly table: Table<P, M, S>;
  readonly look: Look<P, M, S>;
  flip(): void;
}): void {
  const { table, look, flip } = screen;
  useActions([
    { id: "flip", title: "Flip the board", group: "Board", keys: ["f"], run: flip },
    {
      id: "previous",
      title: "Go back one move",
      group: "Moves",
      keys: ["ArrowLeft", "k"],
      run: () => look.go(look.ply() - 1),
    },
    {
      id: "next",
      title: "Go forward one move",
      group: "Moves",
      keys: ["ArrowRight", "j"],
      run: () => look.go(look.ply() + 1),
    },
    {
      id: "first",
      title: "Go to the start",
      group: "Moves",
      keys: ["Home", "Shift+k"],
      run: () => look.go(0),
    },
    {
      id: "last",
      title: "Go back to the game",
      group: "Moves",
      keys: ["End", "Shift+j"],
      run: () => look.toGame(),
    },
    {
      id: "take-back",
      title: "Take back your move",
      group: "Game",
      keys: ["u"],
      run: () => table.takeBack(),
    },
    {
      id: "redo",
      title: "Play the moves taken back again",
      group: "Game",
      keys: ["y"],
      run: () => table.redo(),
    },
    { id: "hint", title: "Show a hint", group: "Game", keys: ["h"], run: () => table.hint() },
    {
      id: "move-now",
      title: "Have the engine move now",
      group: "Game",
      keys: ["m"],
      run: () => table.moveNow(),
    },
    {
      id: "pause",
      title: "Pause the game or go on",
      group: "Game",
      keys: ["p"],
      run: () => (table.view.state.status.kind === "paused" ? table.resume() : table.pause()),
    },
  ]);
}
