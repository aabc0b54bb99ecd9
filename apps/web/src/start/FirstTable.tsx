import { startLine } from "@kibitz/rules";
import { A, useNavigate } from "@solidjs/router";
import { createSignal, lazy, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { announce } from "../app/announcer.ts";
import { Button } from "../design/Button.tsx";
import { Equivalent } from "../design/Equivalent.tsx";
import { Slider } from "../design/Slider.tsx";
import { TableLayout } from "../design/TableLayout.tsx";
import type { GameEntry } from "../games/game-entry.ts";
import { describeLevel, levelOf } from "../play/levels.ts";
import { chance } from "../play/table-maker.ts";
import { type GameWish, rememberedWish, rememberWish } from "../play/wish.ts";
import { ResumeCard } from "./ResumeCard.tsx";
import { StartBar } from "./StartBar.tsx";
import "./start.css";

const Shelf = lazy(async () => ({ default: (await import("./Shelf.tsx")).Shelf }));

/**
 * A table that is set for a first move. It lies where the table of play lies, so that the
 * game simply goes on there.
 */
export function FirstTable<P, M, S extends string>(props: { readonly entry: GameEntry<P, M, S> }) {
  const navigate = useNavigate();
  const { entry } = props;
  const variant = entry.variants[0]?.id ?? "";
  const game = entry.game(variant);
  const line = startLine(game, entry.newPosition(variant, chance()));
  const [first, second] = game.sides;
  const [wish, setWish] = createSignal(rememberedWish(entry.id));

  const change = (changed: Partial<GameWish>): void => {
    setWish({ ...wish(), ...changed });
    rememberWish(entry.id, wish());
  };
  const play = (move: M): void => {
    const text = game.notation.formatMove(move, line);
    change({ opponent: "engine", side: "first", variant });
    // Who moves by keys goes on at the board; a pointer needs no focus there.
    const takesFocus = document.activeElement?.matches(":focus-visible") ?? false;
    navigate(`/${entry.id}?new&move=${encodeURIComponent(text)}`, { state: { takesFocus } });
  };
  const playAs = (changed: Partial<GameWish>): void => {
    change(changed);
    navigate(`/${entry.id}?new`);
  };

  return (
    <TableLayout
      above={
        <StartBar
          side="second"
          name={`Kibitz, level ${wish().level}`}
          detail={`${entry.sideName(second)} · ${describeLevel(entry, wish().level)}`}
        />
      }
      board={
        <Dynamic
          component={entry.Board}
          line={line}
          variant={variant}
          lastMove={undefined}
          glyph={undefined}
          bottom={first}
          legalMoves={game.legalMoves(line)}
          premoves={[]}
          premove={undefined}
          marks={[]}
          values={[]}
          shapes={[]}
          label={`${entry.title} board`}
          onMove={play}
          onPremove={() => {}}
          onMiss={announce}
          onShapes={() => {}}
        />
      }
      below={<StartBar side="first" name="You" detail={entry.sideName(first)} />}
      side={
        <div class="welcome">
          <ResumeCard />
          <div class="welcome-head">
            <h1>
              The board is set.
              <br />
              Your move.
            </h1>
            <p>
              Move a piece and the game is on. Kibitz answers, shows what it thinks, and keeps every
              game in this browser: no account, no network.
            </p>
          </div>
          <Slider
            label="Play against"
            min={1}
            max={10}
            value={wish().level}
            onChange={(value) => change({ level: levelOf(value) ?? wish().level })}
            format={(value) => {
              const level = levelOf(value);
              return level === undefined ? "" : `Level ${level}: ${describeLevel(entry, level)}`;
            }}
          />
          <div class="welcome-ways">
            <Button onClick={() => playAs({ opponent: "engine", side: "second" })}>
              Play {entry.sideName(second)}
            </Button>
            <Button onClick={() => playAs({ opponent: "friend" })}>Two at this board</Button>
            <A class="button" data-tone="plain" href={`/${entry.id}/analysis`}>
              Analyse a game
            </A>
          </div>
          <Equivalent command={`npx kibitz play ${entry.id} --level ${wish().level}`} />
          <Suspense fallback={<div class="shelf-space" />}>
            <Shelf />
          </Suspense>
        </div>
      }
    />
  );
}
