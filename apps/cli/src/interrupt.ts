/** Calls `stop` at the first Ctrl-C; a second one ends the process at once. Returns the release. */
export function onInterrupt(stop: () => void): () => void {
  const stopOnNewLine = () => {
    // The terminal has written ^C where the next line would begin.
    if (process.stderr.isTTY) process.stderr.write("\n");
    stop();
  };
  process.once("SIGINT", stopOnNewLine);
  return () => process.off("SIGINT", stopOnNewLine);
}
