/** Calls `stop` at the first Ctrl-C; a second one ends the process at once. Returns the release. */
export function onInterrupt(stop: () => void): () => void {
  process.once("SIGINT", stop);
  return () => process.off("SIGINT", stop);
}
