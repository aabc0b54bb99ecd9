/** Lets everything run that waits for no timer. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
