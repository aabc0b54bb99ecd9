import { it } from "vitest";
import { chessKernel } from "../chess.ts";
import { expectBenchSignature } from "./bench-signature.fixture.ts";

it("visits as many nodes as the recorded signature says", () => expectBenchSignature(chessKernel));
