import { createOware } from "@kibitz/rules/oware";
import { expect, it } from "vitest";
import { owareKernel } from "../oware.ts";
import { benchSignature } from "./bench-signature.fixture.ts";

it("visits as many nodes as the recorded signature says", async () => {
  const { recorded, counted } = await benchSignature(owareKernel(createOware()));
  expect(counted).toBe(recorded);
});
