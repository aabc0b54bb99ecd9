/** Progress of the scripts goes to standard error, so that standard output stays the program's. */
export function say(text) {
  process.stderr.write(`kibitz: ${text}\n`);
}

/** Ends the process with a sentence that says what is wrong and what to do. */
export function fail(text) {
  say(text);
  process.exit(1);
}
