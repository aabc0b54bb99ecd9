#!/usr/bin/env node
// The `kibitz` command of a checkout: builds what its sources have outdated, then runs it.
import { build } from "../../../scripts/build.mjs";
import { prepareDependencies } from "../../../scripts/lib/prepare.mjs";

await prepareDependencies();
await build();
await import("../dist/kibitz.js");
