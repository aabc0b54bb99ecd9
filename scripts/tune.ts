// Tunes evaluations: `npm run tune -- <command> <game> [options]`; see docs/tuning.md.
import { runTune } from "./tune/commands.ts";

process.exitCode = await runTune(process.argv.slice(2));
