/**
 * A way to exchange whole lines with a program: a child process, a worker or,
 * in tests, an object in memory. Lines carry no terminators.
 */
export interface LineTransport {
  /** Sending after the exit does nothing. */
  send(line: string): void;
  /** Sets the one receiver of lines; lines that arrived before are delivered to it first. */
  onLine(listener: (line: string) => void): void;
  /** Sets the one receiver of the exit; `reason` is a sentence such as "exit code 1". Called once. */
  onExit(listener: (reason: string) => void): void;
  /** Ends the program, by force if it lingers; resolves when it is gone. */
  close(): Promise<void>;
}
