import { processConsole } from "./console.ts";
import { EXIT } from "./fault.ts";
import { runCommand } from "./program.ts";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // A reader such as `head` closes the pipe when it has seen enough; then nobody is left to work for.
  if (error.code === "EPIPE") process.exit(EXIT.interrupted);
  process.stderr.write(`kibitz: the output cannot be written: ${error.message}\n`);
  process.exit(EXIT.failed);
});

process.exitCode = await runCommand(process.argv.slice(2), processConsole());
