import { createKalah } from "@kibitz/rules/kalah";
import { expect, it } from "vitest";
import { kalahKernel } from "../kalah.ts";
import { benchSignature } from "./bench-signature.fixture.ts";

it("visits as many nodes as the recorded signature says", async () => {
  const { recorded, counted } = await benchSignature(kalahKernel(createKalah()));
  expect(counted).toBe(recorded);
});
