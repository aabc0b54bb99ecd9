import { processConsole } from "./console.ts";
import { EXIT } from "./fault.ts";
import { runCommand } from "./program.ts";

// A reader such as `head` closes the pipe when it has seen enough; then nobody is left to work for.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(EXIT.interrupted);
});

process.exitCode = await runCommand(process.argv.slice(2), processConsole());
