/** Something that an engine works on while it listens: a search, a count. Jobs run one at a time. */
export interface Job {
  /** Works and answers. A search that was stopped before it runs is brief. */
  run(): Promise<void>;
  /** Finish now, with the answer that the command asks for. */
  stop(): void;
  /** A newer search wants to run: a search stops, other jobs finish in their turn. */
  supersede(): void;
  ponderhit(): void;
  /** No command will follow: a job that waits for one has to stop. */
  endOfInput(): void;
  /** Asked to quit: a search stops, a count that nobody stopped may end. */
  quit(): void;
}

/** What a queue needs of its dialogue. */
export interface JobSurroundings {
  /** Puts the settings in force before the job that is next, if there is one; never rejects. */
  prepare(next: Job | undefined): Promise<void>;
  reportReady(): void;
  reportFailure(error: unknown): void;
}

/** Jobs that may wait behind a running one; more than a script of counts ever needs. */
const MAX_WAITING = 1000;

/** Runs jobs one after the other and says when it is ready for more. */
export class JobQueue {
  readonly #surroundings: JobSurroundings;
  readonly #waiting: Job[] = [];
  #running: Job | undefined;
  #readyOwed = 0;
  #pump: Promise<void> | undefined;

  constructor(surroundings: JobSurroundings) {
    this.#surroundings = surroundings;
  }

  get isFull(): boolean {
    return this.#waiting.length >= MAX_WAITING;
  }

  /** Resolves when nothing runs or waits. */
  get drained(): Promise<void> {
    return this.#pump ?? Promise.resolve();
  }

  /** The running job and those behind it. */
  *[Symbol.iterator](): Iterator<Job> {
    if (this.#running) yield this.#running;
    yield* this.#waiting;
  }

  add(job: Job): void {
    this.#waiting.push(job);
    this.#wake();
  }

  /** During a job the answer is immediate; otherwise it vouches that the settings are in force. */
  askReady(): void {
    if (this.#running) {
      this.#surroundings.reportReady();
      return;
    }
    this.#readyOwed += 1;
    this.#wake();
  }

  #wake(): void {
    this.#pump ??= this.#run();
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0 || this.#readyOwed > 0) await this.#step();
    this.#pump = undefined;
  }

  async #step(): Promise<void> {
    await this.#surroundings.prepare(this.#waiting[0]);
    for (; this.#readyOwed > 0; this.#readyOwed -= 1) this.#surroundings.reportReady();
    this.#running = this.#waiting.shift();
    try {
      await this.#running?.run();
    } catch (error) {
      this.#surroundings.reportFailure(error);
    }
    this.#running = undefined;
  }
}
