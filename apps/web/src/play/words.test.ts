import { newSession, person } from "@kibitz/engine";
import { expectOk } from "@kibitz/rules";
import { parseUci } from "@kibitz/rules/chess";
import { expect, test } from "vitest";
import type { Seat } from "../library/game-store.ts";
import { chessEntry } from "./chess-entry.fixture.ts";
import { describeLevel } from "./levels.ts";
import { endingSentence, lineAt, lookSentence, statusSentence } from "./words.ts";

const game = chessEntry.game("standard");
const YOU: Seat = { kind: "person", name: "You" };
const ENGINE: Seat = { kind: "engine", level: 3 };

/** A session of persons, told as if these seats were taken. */
function talk(white: Seat, black: Seat, moves: readonly string[], entry = chessEntry) {
  const participants = { white: person("White"), black: person("Black") };
  const session = newSession({ game, participants });
  const speaker = { entry, game, variant: "standard", seats: { white, black } };
  if (moves.length > 0) session.start();
  for (const move of moves) {
    session.submit(expectOk(parseUci(move, session.state.line.position)));
  }
  return { session, speaker, say: () => statusSentence(speaker, session.state) };
}

test("before the first move", () => {
  expect(talk(YOU, ENGINE, []).say()).toBe("Your move. The game begins with the first move.");
});

test("after a move of the engine, and while it thinks", () => {
  expect(talk(ENGINE, YOU, ["e2e4"]).say()).toBe("Kibitz: e4. Your move.");
  expect(talk(YOU, ENGINE, ["e2e4"]).say()).toBe("You: e4. Kibitz is thinking …");
});

test("friends and engines are called by their sides", () => {
  expect(talk(YOU, YOU, ["e2e4"]).say()).toBe("White: e4. Black to move.");
  expect(talk(ENGINE, ENGINE, ["e2e4"]).say()).toBe("White: e4. Black is thinking …");
});

test("what the board does not tell is said to people, not to engines", () => {
  const entry = { ...chessEntry, turnNote: () => "Places may be changed." };
  expect(talk(YOU, ENGINE, [], entry).say()).toMatch(/^Your move. Places may be changed. /);
  expect(talk(YOU, YOU, ["e2e4"], entry).say()).toBe(
    "White: e4. Black to move. Places may be changed.",
  );
  expect(talk(YOU, ENGINE, ["e2e4"], entry).say()).toBe("You: e4. Kibitz is thinking …");
});

test("an offer of a draw", () => {
  const { session, say } = talk(YOU, YOU, ["e2e4"]);
  session.offerDraw("black");
  expect(say()).toBe("White: e4. Black offers a draw. Black to move.");
});

test.each<[Seat, Seat, string]>([
  [YOU, ENGINE, "Kibitz wins by checkmate."],
  [ENGINE, YOU, "You win by checkmate."],
  [YOU, YOU, "Black wins by checkmate."],
])("the end of a game of %j and %j", (white, black, sentence) => {
  expect(talk(white, black, ["f2f3", "e7e5", "g2g4", "d8h4"]).say()).toBe(sentence);
});

test("the end is announced with the move that brought it, and alone where none did", () => {
  const mated = talk(YOU, ENGINE, ["f2f3", "e7e5", "g2g4", "d8h4"]);
  const resigned = talk(YOU, ENGINE, ["f2f3"]);
  resigned.session.resign("white");
  const said = ({ session: { state }, speaker }: ReturnType<typeof talk>) =>
    state.status.kind === "over" ? endingSentence(speaker, state, state.status.outcome) : "";
  expect(said(mated)).toBe("Kibitz: Qh4#. Kibitz wins by checkmate.");
  expect(said(resigned)).toBe("Kibitz wins by resignation.");
});

test("a draw", () => {
  const { session, say } = talk(YOU, ENGINE, ["e2e4"]);
  session.adjudicate({ kind: "draw", reason: "agreement" });
  expect(say()).toBe("The game is a draw by agreement.");
});

test("looking back", () => {
  const { session, speaker } = talk(YOU, ENGINE, ["e2e4", "e7e5", "g1f3"]);
  const { line } = session.state;
  expect(lookSentence(speaker, lineAt(game, line, 2), line)).toBe(
    "Looking back at move 2 of 3. Black: e5.",
  );
  expect(lookSentence(speaker, lineAt(game, line, 0), line)).toBe("Looking back at the start.");
  expect(lineAt(game, line, 9)).toBe(line);
});

test("levels have a word and the rating that they imitate", () => {
  expect(describeLevel(chessEntry, 3)).toBe("Casual, about 1200 Elo");
  expect(describeLevel(chessEntry, 10)).toBe("Full strength");
});

test("where no ratings are known a level has a word alone", () => {
  expect(describeLevel({}, 3)).toBe("Casual");
  expect(describeLevel({}, 9)).toBe("Champion");
});
