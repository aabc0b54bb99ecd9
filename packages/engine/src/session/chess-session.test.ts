import { expectOk } from "@kibitz/rules";
import {
  type ChessMove,
  type ChessPosition,
  type Colour,
  chess,
  createChess,
  timeoutOutcome,
} from "@kibitz/rules/chess";
import { describe, expect, it } from "vitest";
import { FakeTime } from "./fake-time.fixture.ts";
import { person } from "./participant.ts";
import { newSession, restoreSession, type Session } from "./session.ts";
import { suddenDeath } from "./time-control.ts";

const participants = { white: person("Wanda"), black: person("Boris") };

type ChessSession = Session<ChessPosition, ChessMove, Colour>;

function submitAll(session: ChessSession, moves: string): void {
  for (const text of moves.split(" ")) {
    const move = expectOk(session.game.notation.parseMove(text, session.state.line));
    expect(session.submit(move).ok).toBe(true);
  }
}

describe("a session of chess", () => {
  it("leaves a threefold repetition to be claimed, and knows it after a restart", () => {
    const session = newSession({ game: chess, participants });
    session.start();
    submitAll(session, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    expect(session.claimableDraw).toBeUndefined();
    const kept: unknown = JSON.parse(JSON.stringify(session.snapshot()));
    const again = expectOk(restoreSession(kept, { game: chess, participants }));
    again.resume();
    submitAll(again, "Ng8");
    expect(again.claimableDraw).toMatchObject({ reason: "threefold-repetition" });
    again.claimDraw();
    expect(again.state.status).toMatchObject({ outcome: { reason: "threefold-repetition" } });
  });

  it("scores a fallen flag as a draw where the opponent cannot mate", () => {
    const time = new FakeTime();
    const start = expectOk(chess.notation.parsePosition("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    const controls = { white: suddenDeath(1000), black: suddenDeath(1000) };
    const session = newSession({
      game: chess,
      participants,
      start,
      controls,
      timeoutOutcome,
      time,
    });
    session.start();
    time.advance(1000);
    expect(session.state.status).toMatchObject({
      outcome: { kind: "draw", reason: "timeout-insufficient-material" },
    });
  });

  it("keeps castling, promotion and en passant through a snapshot, in Chess960 too", () => {
    const game = createChess({ variant: "chess960" });
    const fen = "1rk4r/6P1/8/8/5p2/8/4P3/1RK4R w HBhb - 0 1";
    const start = expectOk(game.notation.parsePosition(fen));
    const session = newSession({ game, participants, start });
    session.start();
    submitAll(session, "e4 fxe3 g8=N Rxg8 O-O-O");
    const before = session.state.line.position;
    session.takeBack();
    const kept: unknown = JSON.parse(JSON.stringify(session.snapshot()));
    const again = expectOk(restoreSession(kept, { game, participants }));
    again.redo();
    expect(again.state.line.position).toEqual(before);
    expect(again.state.played.map(({ record }) => record.text)).toEqual([
      "e4",
      "fxe3",
      "g8=N",
      "Rxg8",
      "O-O-O",
    ]);
  });
});
