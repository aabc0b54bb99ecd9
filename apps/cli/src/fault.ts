/** Something that the user can mend: bad arguments, a bad position, a missing file. Exit code 2. */
export class InputFault extends Error {
  override readonly name = "InputFault";
}

export const EXIT = { done: 0, failed: 1, badInput: 2, interrupted: 130 } as const;

/** The person has interrupted a command; what had to be kept is kept. */
export class InterruptedError extends Error {
  override readonly name = "InterruptedError";
}
