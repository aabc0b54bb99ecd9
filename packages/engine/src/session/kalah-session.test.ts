import { startLine } from "@kibitz/rules";
import { createKalah, type KalahMove, type KalahPosition } from "@kibitz/rules/kalah";
import type { MancalaSide } from "@kibitz/rules/mancala";
import { describe, expect, it } from "vitest";
import { FakeTime } from "./fake-time.fixture.ts";
import { person } from "./participant.ts";
import { ScriptedPlayer, settleTasks } from "./scripted-player.fixture.ts";
import { type NewSessionOptions, newSession, restoreSession } from "./session.ts";
import { fischer } from "./time-control.ts";

const kalah = createKalah();

/** The move that sows a pit named as on the board, from its owner's left. */
const sow = (letter: string): KalahMove => ({ kind: "sow", pit: letter.charCodeAt(0) - 97 });

type Options = Partial<NewSessionOptions<KalahPosition, KalahMove, MancalaSide>>;

function setUp(options: Options = {}) {
  const time = new FakeTime();
  const north = new ScriptedPlayer<KalahPosition, KalahMove>();
  const participants = {
    south: person("Sara"),
    north: { kind: "player", name: "Script", player: north } as const,
  };
  const session = newSession({ game: kalah, participants, time, ...options });
  session.start();
  return { time, north, session };
}

const persons = { south: person("Sara"), north: person("Nadim") };
const controls = { south: fischer(60_000, 1000), north: fischer(60_000, 1000) };

describe("a session with extra turns", () => {
  it("charges an extra turn to the side that has it, with a bonus for every ply", () => {
    const { session, time } = setUp({ participants: persons, controls });
    time.advance(1500);
    session.submit(sow("c"));
    expect(session.sideToMove).toBe("south");
    expect(session.clock("south")?.remainingMs).toBe(59_500);
    time.advance(700);
    expect(session.clock("south")?.remainingMs).toBe(58_800);
    expect(session.clock("north")?.remainingMs).toBe(60_000);
    session.submit(sow("f"));
    expect(session.sideToMove).toBe("north");
    time.advance(300);
    expect(session.clock("south")?.remainingMs).toBe(59_800);
    expect(session.clock("north")?.remainingMs).toBe(59_700);
    expect(session.state.played.map(({ record }) => record.usedMs)).toEqual([1500, 700]);
  });

  it("lets the flag of the side with the extra turn fall", () => {
    const short = { south: fischer(2000, 0), north: fischer(2000, 0) };
    const { session, time } = setUp({ participants: persons, controls: short });
    session.submit(sow("c"));
    time.advance(2000);
    expect(session.state.status).toMatchObject({
      kind: "over",
      outcome: { kind: "win", winner: "north", reason: "timeout" },
    });
  });

  it("asks a player again that has moved into its store", async () => {
    const { session, north } = setUp();
    session.submit(sow("a"));
    north.search.answer(sow("c"));
    await settleTasks();
    expect(session.sideToMove).toBe("north");
    expect(north.searches).toHaveLength(2);
    expect(north.search.line.moves).toHaveLength(2);
    north.search.answer(sow("a"));
    await settleTasks();
    expect(session.sideToMove).toBe("south");
  });

  it("takes back to the person's last decision, and redoes as far", async () => {
    const { session, north } = setUp();
    session.submit(sow("c"));
    session.submit(sow("a"));
    north.search.answer(sow("c"));
    await settleTasks();
    north.search.answer(sow("a"));
    await settleTasks();
    const plies = () => session.state.line.moves.length;
    expect(plies()).toBe(4);
    session.takeBack();
    expect([plies(), session.sideToMove]).toEqual([1, "south"]);
    session.takeBack();
    expect(plies()).toBe(0);
    session.redo();
    expect([plies(), session.sideToMove]).toEqual([1, "south"]);
    session.redo();
    expect([plies(), session.sideToMove]).toEqual([4, "south"]);
  });

  it("keeps an offer open through an extra turn, until the other side moves", () => {
    const { session } = setUp({ participants: persons });
    session.offerDraw("south");
    session.submit(sow("c"));
    session.submit(sow("a"));
    expect(session.state.offer?.open).toBe(true);
    session.submit(sow("a"));
    expect(session.state.offer?.open).toBe(false);
  });

  it("ends with the margin, and keeps it in a snapshot", () => {
    const last = kalah.notation.parsePosition("1,5S,1,4S,1,3S/5,1S 20 15 S 30");
    if (!last.ok) throw new Error(last.error.message);
    const { session } = setUp({ participants: persons, start: last.value });
    session.submit(sow("f"));
    const outcome = { kind: "win", winner: "north", reason: "more-seeds", margin: 6 };
    expect(session.state.status).toEqual({ kind: "over", outcome });
    const kept: unknown = JSON.parse(JSON.stringify(session.snapshot()));
    const restored = restoreSession(kept, { game: kalah, participants: persons });
    expect(restored.ok && restored.value.state.status).toEqual({ kind: "over", outcome });
  });

  it("lets North change places under the pie rule, and South goes on", () => {
    const game = createKalah({ pie: true });
    const session = newSession({ game, participants: persons });
    session.start();
    session.submit(sow("a"));
    expect(session.submit({ kind: "swap" }).ok).toBe(true);
    expect(session.sideToMove).toBe("south");
    expect(session.state.line.position.pits.north).toEqual([0, 5, 5, 5, 5, 4]);
    expect(game.legalMoves(startLine(game, session.state.line.position))).toHaveLength(6);
  });
});
