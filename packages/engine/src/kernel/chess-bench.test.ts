import { expect, it } from "vitest";
import { chessKernel } from "../chess.ts";
import { benchSignature } from "./bench-signature.fixture.ts";

it("visits as many nodes as the recorded signature says", async () => {
  const { recorded, counted } = await benchSignature(chessKernel);
  expect(counted).toBe(recorded);
});
