import { createIgisoro } from "@kibitz/rules/igisoro";
import { expect, it } from "vitest";
import { igisoroKernel } from "../igisoro.ts";
import { benchSignature } from "./bench-signature.fixture.ts";

it("visits as many nodes as the recorded signature says", async () => {
  const { recorded, counted } = await benchSignature(igisoroKernel(createIgisoro()));
  expect(counted).toBe(recorded);
});
