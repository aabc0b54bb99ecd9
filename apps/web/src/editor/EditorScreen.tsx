import { createSignal } from "solid-js";
import { Dynamic } from "solid-js/web";
import type { GameEntry } from "../games/game-entry.ts";
import { useActions } from "../keys/actions.ts";
import { EditorPanel } from "./EditorPanel.tsx";
import { createEditing } from "./editing.ts";
import "./editor.css";

/** A position is set up here, to be analysed or played from. */
export function EditorScreen<P, M, S extends string>(props: {
  readonly entry: GameEntry<P, M, S>;
}) {
  // The screen is made anew for every game.
  const { entry } = props;
  const editing = createEditing(entry);
  const { draft, change, undo, redo } = editing;
  const [first, second] = entry.game(draft().variant).sides;
  const [bottom, setBottom] = createSignal(first);
  const flip = (): void => {
    setBottom((side) => (side === first ? second : first));
  };
  const inEditor = { group: "Editor" } as const;
  useActions([
    { id: "flip", title: "Flip the board", group: "Board", keys: ["f"], run: flip },
    { ...inEditor, id: "editor-undo", title: "Undo", keys: ["$mod+z"], run: undo },
    { ...inEditor, id: "editor-redo", title: "Redo", keys: ["$mod+Shift+z", "$mod+y"], run: redo },
  ]);

  return (
    <div class="editor">
      <h1 class="unseen">Set up a position: {entry.title}</h1>
      <Dynamic
        component={entry.Editor}
        text={draft().text}
        variant={draft().variant}
        bottom={bottom()}
        onChange={(text: string) => change({ text })}
      >
        <EditorPanel
          entry={entry}
          history={editing.history()}
          position={editing.position()}
          onChange={change}
          onVariant={editing.chooseVariant}
          onStart={editing.start}
          onUndo={undo}
          onRedo={redo}
          onFlip={flip}
          onLeave={editing.leave}
        />
      </Dynamic>
    </div>
  );
}
