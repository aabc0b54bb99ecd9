import { createKernelPlayer, runBench } from "@kibitz/engine";
import { chessKernel } from "@kibitz/engine/chess";
import { expectOk, startLine } from "@kibitz/rules";
import { chess, parseFen } from "@kibitz/rules/chess";
import recorded from "../../../data/bench/chess.json";

const result = document.getElementById("result");
if (result === null) throw new Error("the page has no place for the result");
const lines = recorded.positions.map((fen) => startLine(chess, expectOk(parseFen(fen))));
const player = await createKernelPlayer(chessKernel, { hashMiB: recorded.hashMiB });
const { nodes, timeMs } = await runBench(player, lines, { depth: recorded.depth });
await player.close();

const verdict = nodes === recorded.nodes ? "as recorded" : `not the recorded ${recorded.nodes}`;
const speed = Math.round(nodes / timeMs);
result.dataset.nodes = String(nodes);
result.textContent = `${nodes} nodes, ${verdict}, at ${speed} thousand a second.`;
