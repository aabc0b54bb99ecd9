/** Why a partner is gone. */
export interface TransportExit {
  /** A sentence for people: what happened, and the last words of the partner where there are any. */
  readonly reason: string;
}

/**
 * A channel of text lines to a partner that speaks a protocol: a child process,
 * a worker, a socket or a script in a test. Lines travel without their end.
 */
export interface LineTransport {
  /** Never throws; a partner that is gone hears nothing. */
  send(line: string): void;
  /** One listener; lines that came before it was set are handed to it first. */
  onLine(listener: (line: string) => void): void;
  /** Called once, also when the partner was gone before. Not called after `close`. */
  onExit(listener: (exit: TransportExit) => void): void;
  /** Ends the partner; resolves when it is gone. May be called twice. */
  close(): Promise<void>;
}
