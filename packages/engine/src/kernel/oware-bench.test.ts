import { createOware } from "@kibitz/rules/oware";
import { it } from "vitest";
import { owareKernel } from "../oware.ts";
import { expectBenchSignature } from "./bench-signature.fixture.ts";

it("visits as many nodes as the recorded signature says", () =>
  expectBenchSignature(owareKernel(createOware())));
