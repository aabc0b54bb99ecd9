import { PlayerError } from "../player.ts";
import type { KernelEnvironment, KernelWorker } from "./environment.ts";
import { writeCell, writeRequest } from "./instance.ts";
import type { SearchRequest, WorkerReply } from "./messages.ts";
import type { KernelBuilds, KernelLayout, KernelSpec, SharedMemoryNeeds } from "./spec.ts";

/** What a team of workers needs to know of its kernel, whatever the game. */
export type TeamSpec = Pick<KernelSpec<unknown, unknown>, "name" | "layout" | "sharedMemory"> & {
  readonly builds: KernelBuilds;
};

export interface TeamOptions {
  readonly threads: number;
  readonly hashMiB: number;
  readonly sharesMemory: boolean;
  readonly keepsDatabases: boolean;
  /** The start of the game as its codec writes it. */
  readonly start: Uint8Array;
  /** Hears sentences about what went wrong without harm. */
  readonly onNote: (text: string) => void;
}

/** A promise with its two ends. */
interface Deferred<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(error: Error): void;
}

/** One worker and the answer that it owes. */
interface Member {
  readonly worker: KernelWorker;
  owed: Deferred<number> | undefined;
}

/**
 * The workers that run one kernel: one thread with a memory of its own, or
 * several on one shared memory. A team that has lost a worker is dead: what
 * was asked of it rejects, and its owner makes another.
 */
export class KernelTeam {
  readonly #spec: TeamSpec;
  readonly #memory: WebAssembly.Memory | undefined;
  readonly #onNote: (text: string) => void;
  readonly #members: readonly [Member, ...Member[]];
  #onInfo: (block: Uint8Array) => void = () => {};
  #onStarted: () => void = () => {};
  #alive = true;
  #loaded = false;

  /** Starts the workers; rejects with a `PlayerError` when the kernel cannot be loaded. */
  static async start(
    environment: KernelEnvironment,
    spec: TeamSpec,
    options: TeamOptions,
  ): Promise<KernelTeam> {
    const build = options.sharesMemory ? spec.builds.threaded : spec.builds.single;
    const module = await environment.compile(build);
    const team = new KernelTeam(environment, spec, options);
    await team.#load(module, options);
    return team;
  }

  private constructor(environment: KernelEnvironment, spec: TeamSpec, options: TeamOptions) {
    this.#spec = spec;
    this.#onNote = options.onNote;
    this.#memory = options.sharesMemory ? allocate(spec.sharedMemory, options) : undefined;
    const helpers = options.sharesMemory ? options.threads - 1 : 0;
    this.#members = [
      this.#enlist(environment),
      ...Array.from({ length: helpers }, () => this.#enlist(environment)),
    ];
  }

  get alive(): boolean {
    return this.#alive;
  }

  /** Whether a running search can be told to finish; otherwise only `terminate` ends it. */
  get hearsSignals(): boolean {
    return this.#memory !== undefined;
  }

  /** Resolves with the best move's code. One search at a time. */
  async search(request: SearchRequest, onInfo: (block: Uint8Array) => void): Promise<number> {
    this.#onInfo = onInfo;
    const memory = this.#memory;
    if (memory) writeRequest(memory, this.#layout, request);
    const [first, ...others] = this.#members;
    const started = new Promise<void>((resolve) => {
      this.#onStarted = resolve;
    });
    const helping = others.map((member) =>
      started.then(() => this.#ask(member, { kind: "search" })),
    );
    const leading = this.#ask(first, { kind: "search", ...(!memory && { request }) });
    const [moveCode] = await Promise.all([leading, ...helping]);
    return moveCode;
  }

  /** Asks a running search to finish. */
  stop(): void {
    if (this.#memory) writeCell(this.#memory, this.#layout.stopCell, 1);
  }

  /** Lets the time limits of a running search count from now. */
  ponderhit(): void {
    if (this.#memory) writeCell(this.#memory, this.#layout.ponderCell, 0);
  }

  /** Forgets what earlier searches have learnt. */
  async newGame(): Promise<void> {
    await Promise.all(this.#members.map((member) => this.#ask(member, { kind: "newGame" })));
  }

  /** Resolves when the team has kept what it wants to keep; it may be terminated then. */
  async settle(): Promise<void> {
    await this.#ask(this.#members[0], { kind: "settle" });
  }

  terminate(): void {
    this.#die(new PlayerError(`${this.#spec.name} was shut down.`));
  }

  get #layout(): KernelLayout {
    return this.#spec.layout;
  }

  /** The first worker prepares the memory that the others then find ready. */
  async #load(
    module: WebAssembly.Module,
    { threads, hashMiB, keepsDatabases, start }: TeamOptions,
  ): Promise<void> {
    const memory = this.#memory;
    const layout = this.#layout;
    const common = {
      kind: "load",
      module,
      layout,
      threads,
      hashMiB,
      keepsDatabases,
      start,
    } as const;
    const load = (member: Member, threadId: number) =>
      this.#ask(member, { ...common, threadId, ...(memory && { memory }) });
    const [first, ...others] = this.#members;
    await load(first, 0);
    await Promise.all(others.map((member, index) => load(member, index + 1)));
    this.#loaded = true;
  }

  #enlist(environment: KernelEnvironment): Member {
    const worker = environment.spawnWorker({
      onReply: (reply) => this.#receive(member, reply),
      onCrash: (reason) => this.#lose(reason),
    });
    const member: Member = { worker, owed: undefined };
    return member;
  }

  #ask(member: Member, request: Parameters<KernelWorker["post"]>[0]): Promise<number> {
    if (!this.#alive) return Promise.reject(new PlayerError(`${this.#spec.name} was shut down.`));
    const owed = deferred<number>();
    member.owed = owed;
    member.worker.post(request);
    return owed.promise;
  }

  #receive(member: Member, reply: WorkerReply): void {
    if (reply.kind === "info") this.#onInfo(reply.block);
    else if (reply.kind === "started") this.#onStarted();
    else if (reply.kind === "note") this.#onNote(reply.text);
    else if (reply.kind === "failed") this.#lose(reply.reason);
    else settle(member, reply.kind === "done" ? reply.moveCode : 0);
  }

  #lose(reason: string): void {
    const { name } = this.#spec;
    this.#die(
      new PlayerError(
        this.#loaded
          ? `${name} stopped working: ${reason}. The next move starts it afresh.`
          : `${name} could not be started: ${reason}.`,
      ),
    );
  }

  #die(error: PlayerError): void {
    if (!this.#alive) return;
    this.#alive = false;
    for (const { worker, owed } of this.#members) {
      worker.terminate();
      owed?.reject(error);
    }
  }
}

const PAGES_PER_MIB = 16;

/** Reserves no more than the team can need, since small devices refuse large reservations. */
function allocate(
  { initialPages, pagesPerThread, maximumPages }: SharedMemoryNeeds,
  { hashMiB, threads }: TeamOptions,
): WebAssembly.Memory {
  const needed = initialPages + threads * pagesPerThread + hashMiB * PAGES_PER_MIB;
  const maximum = Math.min(needed, maximumPages);
  return new WebAssembly.Memory({ initial: initialPages, maximum, shared: true });
}

function settle(member: Member, value: number): void {
  member.owed?.resolve(value);
  member.owed = undefined;
}

function deferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}
