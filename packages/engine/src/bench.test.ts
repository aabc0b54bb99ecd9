import { expectOk, startLine } from "@kibitz/rules";
import { chess, parseFen } from "@kibitz/rules/chess";
import { describe, expect, it } from "vitest";
import { runBench } from "./bench.ts";
import { chessKernel } from "./chess.ts";
import { createKernelPlayer } from "./kernel/kernel-player.ts";

const FENS = [
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
];
const POSITIONS = FENS.map((fen) => startLine(chess, expectOk(parseFen(fen))));

describe("runBench", () => {
  it("gives the same signature each time, in either build", async () => {
    const shared = await createKernelPlayer(chessKernel);
    const own = await createKernelPlayer(chessKernel, { sharesMemory: false });
    const first = await runBench(shared, POSITIONS, { depth: 6 });
    const again = await runBench(shared, POSITIONS, { depth: 6 });
    const elsewhere = await runBench(own, POSITIONS, { depth: 6 });
    expect(first.nodesByPosition).toHaveLength(POSITIONS.length);
    expect(first.nodes).toBe(first.nodesByPosition.reduce((sum, nodes) => sum + nodes, 0));
    expect(again.nodesByPosition).toEqual(first.nodesByPosition);
    expect(elsewhere.nodesByPosition).toEqual(first.nodesByPosition);
    await Promise.all([shared.close(), own.close()]);
  });
});
