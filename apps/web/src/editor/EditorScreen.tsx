import { useNavigate, useParams, useSearchParams } from "@solidjs/router";
import { createEffect, createMemo, createSignal, on } from "solid-js";
import { Dynamic } from "solid-js/web";
import type { GameEntry } from "../games/game-entry.ts";
import { useActions } from "../keys/actions.ts";
import { beginDraft, changeDraft, type Draft, isSame, redoDraft, undoDraft } from "./draft.ts";
import "./editor.css";
import { chance } from "../play/table-maker.ts";
import { EditorPanel } from "./EditorPanel.tsx";
import { addressOf, positionFromAddress } from "./position-address.ts";

/** A position is set up here, to be analysed or played from. The address always holds it. */
export function EditorScreen<P, M, S extends string>(props: {
  readonly entry: GameEntry<P, M, S>;
}) {
  // The screen is made anew for every game.
  const { entry } = props;
  const params = useParams<{ position?: string }>();
  const [query] = useSearchParams<{ variant?: string }>();
  const navigate = useNavigate();

  const variantIn = (wanted: string | undefined): string =>
    (entry.variants.find(({ id }) => id === wanted) ?? entry.variants[0])?.id ?? "";
  const startOf = (variant: string): Draft => {
    const { notation } = entry.game(variant);
    return { variant, text: notation.formatPosition(entry.newPosition(variant, chance())) };
  };
  const addressed = (): Draft => {
    const variant = variantIn(query.variant);
    const text = positionFromAddress(params.position ?? "");
    return text === "" ? startOf(variant) : { text, variant };
  };

  const [history, setHistory] = createSignal(beginDraft(addressed()));
  const draft = () => history().now;
  const position = createMemo(() =>
    entry.game(draft().variant).notation.parsePosition(draft().text),
  );
  const [first, second] = entry.game(draft().variant).sides;
  const [bottom, setBottom] = createSignal(first);
  const flip = (): void => {
    setBottom((side) => (side === first ? second : first));
  };
  const change = (now: Partial<Draft>): void => {
    setHistory((before) => changeDraft(before, { ...before.now, ...now }));
  };
  const undo = () => setHistory(undoDraft);
  const redo = () => setHistory(redoDraft);

  createEffect(
    on(
      draft,
      (now) => navigate(addressOf(entry, "editor", now), { replace: true, scroll: false }),
      {
        defer: true,
      },
    ),
  );
  createEffect(
    on(
      addressed,
      (asked) => {
        if (params.position && !isSame(asked, draft())) change(asked);
      },
      { defer: true },
    ),
  );
  useActions([
    { id: "flip", title: "Flip the board", group: "Board", keys: ["f"], run: flip },
    { id: "editor-undo", title: "Undo", group: "Editor", keys: ["$mod+z"], run: undo },
    {
      id: "editor-redo",
      title: "Redo",
      group: "Editor",
      keys: ["$mod+Shift+z", "$mod+y"],
      run: redo,
    },
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
          history={history()}
          position={position()}
          onChange={change}
          onStart={() => change(startOf(draft().variant))}
          onUndo={undo}
          onRedo={redo}
          onFlip={flip}
          onLeave={(screen) => navigate(addressOf(entry, screen, draft()))}
        />
      </Dynamic>
    </div>
  );
}
