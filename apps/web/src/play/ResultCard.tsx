import { resultOf } from "@kibitz/records";
import { useNavigate } from "@solidjs/router";
import ChartLine from "lucide-solid/icons/chart-line";
import Plus from "lucide-solid/icons/plus";
import Swords from "lucide-solid/icons/swords";
import { Button } from "../design/Button.tsx";
import { type NewGame, rematchOf } from "./new-game.ts";
import type { Table } from "./table.ts";
import { chance } from "./table-maker.ts";
import type { TableView } from "./table-view.ts";
import { outcomeSentence } from "./words.ts";

/** How the game has ended, and what may come next. */
export function ResultCard<P, M, S extends string>(props: {
  readonly table: Table<P, M, S>;
  readonly view: TableView<P, M, S>;
  onNew(game: NewGame<P, S>): void;
  chooseNew(): void;
}) {
  const navigate = useNavigate();
  const { identity, game, speaker } = props.table;
  const outcome = () => {
    const { status } = props.view.state;
    return status.kind === "over" ? status.outcome : undefined;
  };
  const sentence = () => {
    const ended = outcome();
    return ended === undefined ? "" : outcomeSentence(speaker, ended);
  };
  const score = () =>
    countedScore(props.table, props.view) ??
    resultOf(outcome(), game.sides).replace("-", " – ").replaceAll("1/2", "½");
  const rematch = () => {
    const { line, clock } = props.view.state;
    const { variant, seats } = identity;
    const played = { variant, start: line.start, seats, controls: clock.controls };
    props.onNew(rematchOf(identity.entry, played, chance()));
  };
  return (
    <section class="play-card result-card" aria-label="Result">
      <p class="result-score figures">{score()}</p>
      <h2 class="result-words">{sentence()}</h2>
      <div class="play-card-actions">
        <Button tone="primary" icon={<Swords />} onClick={rematch}>
          Rematch
        </Button>
        <Button
          icon={<ChartLine />}
          onClick={() => navigate(`/${identity.entry.id}/analysis?kept=${identity.id}`)}
        >
          Analyse
        </Button>
        <Button icon={<Plus />} onClick={() => props.chooseNew()}>
          New game
        </Button>
      </div>
    </section>
  );
}

/** What each side has in a game that was counted to its end: "28 – 20". */
function countedScore<P, M, S extends string>(
  { identity, game }: Table<P, M, S>,
  { state }: TableView<P, M, S>,
): string | undefined {
  const { position } = state.line;
  const isCounted = game.outcome(state.line) !== undefined;
  const tally = isCounted ? identity.entry.tally?.(position) : undefined;
  return tally && game.sides.map((side) => tally[side]).join(" – ");
}
