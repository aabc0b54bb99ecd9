import { type Line, playAll, startLine } from "@kibitz/rules";
import { describe, expect, it } from "vitest";
import { type TicTacToePosition, ticTacToe } from "../reference/small-games.fixture.ts";
import { acceptsUnlessBetter } from "./participant.ts";
import { settleTasks } from "./scripted-player.fixture.ts";
import {
  againstScript,
  movesOf,
  type Options,
  refusalOf,
  setUp,
  submitAll,
} from "./session.fixture.ts";

describe("a game between persons", () => {
  it("is played to its end, with an event for every change", () => {
    const { session, kinds } = setUp();
    session.start();
    submitAll(session, [0, 3, 1, 4, 2]);
    expect(session.state.status).toEqual({
      kind: "over",
      outcome: { kind: "win", winner: "x", reason: "row" },
    });
    expect(kinds()).toEqual(["started", "moved", "moved", "moved", "moved", "moved", "over"]);
  });

  it("refuses what cannot be done, and says why", () => {
    const { session } = setUp();
    expect(refusalOf(session.submit(0))).toBe("not-playing");
    session.start();
    expect(refusalOf(session.start())).toBe("already-started");
    submitAll(session, [4]);
    expect(refusalOf(session.submit(4))).toBe("illegal-move");
    expect(refusalOf(session.claimDraw())).toBe("no-claim");
    expect(refusalOf(session.acceptDraw("x"))).toBe("no-offer");
    expect(refusalOf(session.resume())).toBe("not-paused");
    expect(refusalOf(session.retry())).toBe("not-failed");
    expect(refusalOf(session.redo())).toBe("nothing-to-redo");
    session.resign("x");
    expect(refusalOf(session.resign("o"))).toBe("already-over");
    expect(refusalOf(session.submit(0))).toBe("not-playing");
  });

  it("ends by resignation, whoever is to move", () => {
    const { session } = setUp();
    session.start();
    session.resign("o");
    expect(session.state.status).toMatchObject({
      outcome: { winner: "x", reason: "resignation" },
    });
  });

  it("may be adjudicated", () => {
    const { session } = setUp();
    const outcome = { kind: "draw", reason: "adjudication" } as const;
    session.adjudicate(outcome);
    expect(session.state.status).toEqual({ kind: "over", outcome });
  });

  it("takes back and redoes a move at a time, and forgets the rest after another move", () => {
    const { session } = setUp();
    session.start();
    submitAll(session, [0, 1, 2]);
    session.takeBack();
    session.takeBack();
    expect(movesOf(session)).toEqual([0]);
    session.redo();
    expect(movesOf(session)).toEqual([0, 1]);
    submitAll(session, [5]);
    expect(refusalOf(session.redo())).toBe("nothing-to-redo");
  });

  it("opens a finished game again when the last move is taken back", () => {
    const { session } = setUp();
    session.start();
    submitAll(session, [0, 3, 1, 4, 2]);
    session.takeBack();
    expect(session.state.status.kind).toBe("playing");
    session.redo();
    expect(session.state.status.kind).toBe("over");
  });

  it("goes on after moves that were made already, which may be taken back", () => {
    const { session } = setUp({ moves: [0, 3, 1] });
    session.start();
    expect(session.sideToMove).toBe("o");
    submitAll(session, [4, 2]);
    expect(session.state.status.kind).toBe("over");
    session.takeBack();
    session.takeBack();
    session.takeBack();
    expect(movesOf(session)).toEqual([0, 3]);
  });

  it("starts from any position, and is over at once where that is an end", () => {
    const over = playAll(ticTacToe, startLine(ticTacToe), [0, 3, 1, 4, 2]).position;
    const { session } = setUp({ start: over });
    session.start();
    expect(session.state.status.kind).toBe("over");
  });
});

describe("offers of a draw", () => {
  it("end the game when the other side agrees, by word or by an offer of its own", () => {
    for (const agree of ["acceptDraw", "offerDraw"] as const) {
      const { session } = setUp();
      session.start();
      session.offerDraw("x");
      session[agree]("o");
      expect(session.state.status).toMatchObject({ outcome: { reason: "agreement" } });
    }
  });

  it("stand over the offerer's move and lapse with the other side's", () => {
    const { session } = setUp();
    session.start();
    session.offerDraw("x");
    submitAll(session, [0]);
    expect(session.state.offer).toMatchObject({ by: "x", open: true });
    expect(refusalOf(session.acceptDraw("x"))).toBe("no-offer");
    submitAll(session, [1]);
    expect(refusalOf(session.acceptDraw("o"))).toBe("no-offer");
  });

  it("may be declined, and not be repeated before the next move", () => {
    const { session, kinds } = setUp();
    session.start();
    session.offerDraw("x");
    expect(refusalOf(session.offerDraw("x"))).toBe("already-offered");
    session.declineDraw("o");
    expect(refusalOf(session.offerDraw("x"))).toBe("already-offered");
    submitAll(session, [0]);
    expect(session.offerDraw("x").ok).toBe(true);
    expect(kinds()).toEqual(["started", "draw-offered", "draw-declined", "moved", "draw-offered"]);
  });

  it("are answered by a player's own policy on its last score", async () => {
    const offerAt = async (cp: number) => {
      const { session, script } = againstScript({}, { acceptsDraw: acceptsUnlessBetter(50) });
      session.start();
      submitAll(session, [0]);
      script.search.report({ score: { kind: "cp", value: cp } });
      script.search.answer(1);
      await settleTasks();
      session.offerDraw("x");
      return session;
    };
    expect((await offerAt(20)).state.status.kind).toBe("over");
    const declined = await offerAt(80);
    expect(declined.state.status.kind).toBe("playing");
    expect(declined.state.offer?.open).toBe(false);
  });

  it("are declined by a player without a policy", () => {
    const { session } = againstScript();
    session.start();
    session.offerDraw("x");
    expect(session.state.offer?.open).toBe(false);
  });
});

describe("draws that may be claimed", () => {
  const claimable: Options["game"] = {
    ...ticTacToe,
    claimableDraw: ({ moves }: Line<TicTacToePosition, number>) =>
      moves.length >= 2 ? { kind: "draw", reason: "test-claim" } : undefined,
  };

  it("end the game when they are claimed", () => {
    const { session } = setUp({ game: claimable });
    session.start();
    submitAll(session, [0]);
    expect(session.claimableDraw).toBeUndefined();
    submitAll(session, [1]);
    expect(session.claimableDraw).toEqual({ kind: "draw", reason: "test-claim" });
    session.claimDraw();
    expect(session.state.status).toMatchObject({ outcome: { reason: "test-claim" } });
  });

  it("end the game at once where that was chosen", () => {
    const { session } = setUp({ game: claimable, claims: "automatic" });
    session.start();
    submitAll(session, [0, 1]);
    expect(session.state.status).toMatchObject({ outcome: { reason: "test-claim" } });
  });

  it("are claimed by a player that is content with a draw", () => {
    const { session, script } = againstScript({ game: claimable }, { acceptsDraw: () => true });
    session.start();
    session.replace("x", {
      kind: "player",
      name: "Script",
      player: script,
      acceptsDraw: () => true,
    });
    script.search.answer(0);
    return settleTasks()
      .then(() => script.search.answer(1))
      .then(settleTasks)
      .then(() =>
        expect(session.state.status).toMatchObject({ outcome: { reason: "test-claim" } }),
      );
  });
});

describe("listeners", () => {
  it("may act on the session, and all hear of everything in order", () => {
    const { session } = setUp();
    const heard: string[] = [];
    session.subscribe((event) => {
      if (event.kind === "changed" && event.change.kind === "moved") session.resign("o");
    });
    session.subscribe((event) => {
      if (event.kind === "changed") heard.push(event.change.kind);
    });
    session.start();
    session.submit(0);
    expect(heard).toEqual(["started", "moved", "over"]);
  });

  it("hear nothing after they have unsubscribed", () => {
    const { session } = setUp();
    const heard: unknown[] = [];
    const unsubscribe = session.subscribe((event) => heard.push(event));
    session.start();
    unsubscribe();
    session.submit(0);
    expect(heard).toHaveLength(1);
  });
});
