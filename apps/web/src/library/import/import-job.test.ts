import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import { formatOfFile } from "../../games/file-formats.ts";
import type { KeptGames } from "../kept-games.ts";
import { FakeBrowser } from "../testing/browser.fixture.ts";
import { keptGame } from "../testing/kept-game.fixture.ts";
import { importFiles } from "./file-import.ts";
import { ImportJob, type ImportProgress, type ImportWorker } from "./import-job.ts";
import type { FromImporter, ToImporter } from "./messages.ts";

const PAPER =
  '[White "Anna"]\n[Black "Béla"]\n[Result "1-0"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n';

/** Games between players of their own. */
const games = (count: number): string =>
  Array.from({ length: count }, (_, index) => PAPER.replace("Anna", `Anna ${index}`)).join("\n");

const file = (text: string | Uint8Array<ArrayBuffer>, name = "games.pgn"): File =>
  new File([text], name);

/** Reads on the same thread, message by message, as the worker does on its own. */
class WorkerHere implements ImportWorker {
  onmessage: ((event: MessageEvent<FromImporter>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  isEnded = false;
  #goOn: () => void = () => {};

  postMessage(message: ToImporter): void {
    if (message.kind === "next") this.#goOn();
    else void this.#run(message.files, message.skipsDuplicates);
  }

  terminate(): void {
    this.isEnded = true;
  }

  async #run(files: readonly File[], skipsDuplicates: boolean): Promise<void> {
    const seen = skipsDuplicates ? new Set<number>() : undefined;
    for await (const batch of importFiles(files, { format: formatOfFile, seen, nowMs: () => 0 })) {
      const kept = new Promise<void>((resolve) => {
        this.#goOn = resolve;
      });
      this.#tell({ kind: "batch", batch });
      await kept;
    }
    this.#tell({ kind: "end" });
  }

  #tell(data: FromImporter): void {
    if (!this.isEnded) this.onmessage?.({ data } as MessageEvent<FromImporter>);
  }
}

interface Run {
  readonly steps: ImportProgress[];
  readonly job: ImportJob;
  readonly worker: WorkerHere;
  last(): ImportProgress | undefined;
}

function start(store: KeptGames, files: readonly File[], skipsDuplicates = true): Run {
  const steps: ImportProgress[] = [];
  const worker = new WorkerHere();
  const job = new ImportJob(files, skipsDuplicates, {
    store,
    startWorker: () => worker,
    nowMs: () => 0,
    onProgress: (progress) => steps.push(progress),
  });
  return { steps, job, worker, last: () => steps.at(-1) };
}

const ended = ({ last }: Run): Promise<void> =>
  vi.waitFor(() => expect(last()?.state).not.toBe("reading"), { timeout: 20_000 });

async function imported(store: KeptGames, files: readonly File[], skipsDuplicates = true) {
  const run = start(store, files, skipsDuplicates);
  await ended(run);
  return run.last();
}

test("the games of several files are kept with their tags", async () => {
  const store = new FakeBrowser().open();
  const outcome = await imported(store, [file(games(3)), file(PAPER, "one.txt")]);
  expect(outcome).toMatchObject({ state: "done", games: 4, duplicates: 0, faultCount: 0 });
  expect(outcome?.bytesRead).toBe(outcome?.bytesTotal);
  const { games: kept, total } = await store.list({ text: "anna 2" });
  expect(total).toBe(1);
  expect(kept[0]).toMatchObject({
    origin: "imported",
    game: "chess",
    variant: "standard",
    plies: 7,
    tags: { White: "Anna 2", Black: "Béla", Result: "1-0" },
  });
  expect((await store.get(kept[0]?.id ?? ""))?.record).toContain("4. Qxf7# 1-0");
});

test("what is here already is left out, within a file and from import to import", async () => {
  const store = new FakeBrowser().open();
  expect(await imported(store, [file(PAPER + PAPER)])).toMatchObject({ games: 1, duplicates: 1 });
  expect(await imported(store, [file(games(2) + PAPER)])).toMatchObject({
    games: 2,
    duplicates: 1,
  });
  expect(await imported(store, [file(PAPER)], false)).toMatchObject({ games: 1, duplicates: 0 });
  expect(await store.list({})).toMatchObject({ total: 4 });
});

test("the same short moves on another occasion are another game", async () => {
  const store = new FakeBrowser().open();
  const other = PAPER.replace("[White", '[Event "Return"]\n[White');
  expect(await imported(store, [file(PAPER + other)])).toMatchObject({ games: 2, duplicates: 0 });
});

test("faults are listed with their places and the rest is read", async () => {
  const store = new FakeBrowser().open();
  const broken = PAPER.replace("Nc6", "Nc3").replace("Anna", "Clara");
  const lost = '[FEN "nonsense"]\n[SetUp "1"]\n\n1. e4 *\n\n';
  const outcome = await imported(store, [file(`${PAPER}\n${broken}\n${lost}${games(2)}`)]);
  expect(outcome).toMatchObject({ state: "done", games: 4, unreadable: 1 });
  expect(outcome?.faults[0]).toMatchObject({ file: "games.pgn", game: 2, line: 11, column: 17 });
  expect(outcome?.faults[1]).toMatchObject({ game: 3, line: 13 });
  expect(outcome?.faultCount).toBe(2);
  expect(await store.list({ text: "clara" })).toMatchObject({ games: [{ plies: 3 }] });
});

test("a compressed file is refused with a sentence, and the next one is read", async () => {
  const packed = file(new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, 0, 0, 0]), "games.pgn.zst");
  const outcome = await imported(new FakeBrowser().open(), [packed, file(PAPER)]);
  expect(outcome).toMatchObject({ state: "done", games: 1, faultCount: 1 });
  expect(outcome?.faults[0]?.message).toMatch(/compressed; unpack it first/);
});

test("bytes that are no game at all end in a sentence", async () => {
  const noise = new Uint8Array(50_000).map((_, index) => (index * 7919) % 256);
  const outcome = await imported(new FakeBrowser().open(), [file(noise)]);
  expect(outcome?.state).toBe("done");
  expect(await imported(new FakeBrowser().open(), [file("")])).toMatchObject({ games: 0 });
});

test("a cancelled import keeps what it has imported and reads no further", async () => {
  const store = new FakeBrowser().open();
  const run = start(store, [file(games(1200))]);
  await vi.waitFor(() => expect(run.last()?.games).toBeGreaterThan(0), { timeout: 20_000 });
  run.job.cancel();
  expect(run.last()?.state).toBe("cancelled");
  expect(run.worker.isEnded).toBe(true);
  await vi.waitFor(async () => {
    const { total } = await store.list({});
    expect(total).toBe(run.last()?.games);
    expect(total).toBeLessThan(1200);
  });
});

test("a full disk ends the import with what to do, and keeps what was there", async () => {
  const store = new FakeBrowser().open();
  await store.put(keptGame("a"));
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const outcome = await imported(store, [file(games(3))]);
  put.mockRestore();
  expect(outcome).toMatchObject({ state: "failed", games: 0 });
  expect(outcome?.problem).toMatch(/full.*Export games and delete/s);
  expect(await store.list({})).toMatchObject({ total: 1 });
});

test("a worker that dies ends the import with a sentence", async () => {
  const store = new FakeBrowser().open();
  const run = start(store, [file(games(1200))]);
  await vi.waitFor(() => expect(run.last()?.games).toBeGreaterThan(0), { timeout: 20_000 });
  run.worker.onerror?.({} as ErrorEvent);
  expect(run.last()).toMatchObject({ state: "failed" });
  expect(run.last()?.problem).toMatch(/broke down/);
});

const KALAH = '[Event "?"]\n[South "Ann"]\n[North "Ben"]\n[Game "kalah"]\n\n1. c f 1... b *\n';
const AUALE = "1. F c 2. E+3 a+2 25-23\n";

test.each([
  ["k.txt", KALAH, "kalah", 3],
  ["k.pgn", KALAH, "kalah", 3],
  ["k.ogn", AUALE, "oware", 4],
  ["pasted text", AUALE, "oware", 4],
  ["pasted text", '[Event "?"]\n[Game "oware"]\n\n1. C c *', "oware", 2],
  ["wrong.oware", KALAH, "kalah", 3],
])("%s %j is a game of %s with %i moves", async (name, text, game, plies) => {
  const store = new FakeBrowser().open();
  const outcome = await imported(store, [file(text, name)]);
  expect(outcome).toMatchObject({ games: 1, unreadable: 0, faultCount: 0, bytesRead: text.length });
  expect(await store.list({})).toMatchObject({ games: [{ game, plies }] });
});

test("a game with a fault before its first move is not kept; one with a later fault is", async () => {
  const store = new FakeBrowser().open();
  const text = [1, 2].map((round) => `[Round "${round}"]\n[Game "kalah"]\n\n`);
  const outcome = await imported(store, [file(`${text[0]}1. z *\n\n${text[1]}1. c f z *\n`)]);
  expect(outcome).toMatchObject({ games: 1, unreadable: 1, faultCount: 2 });
  expect(await store.list({})).toMatchObject({ games: [{ game: "kalah", plies: 2 }] });
});

test.each([
  ["d.txt", '[Event "?"]\n[Game "draughts"]\n\n1. e4 e5 *\n', 2],
  ["d.pgn", '[Event "?"]\n[Game "draughts"]\n\n1. 32-28 19-23 *\n', 4],
  ["d.kalah", '[Event "?"]\n[Game "draughts"]\n\n1. c *\n', 2],
])("a game that is not known is refused in %s %j", async (name, text, line) => {
  const outcome = await imported(new FakeBrowser().open(), [file(text, name), file(PAPER)]);
  expect(outcome).toMatchObject({ state: "done", games: 1, unreadable: 1, faultCount: 1 });
  expect(outcome?.faults[0]).toMatchObject({
    line,
    message:
      "the tag Game names 'draughts', which is not known here; chess, kalah, oware and igisoro are",
  });
});

test("all of a large file is read after its beginning has told the game", async () => {
  const store = new FakeBrowser().open();
  const many = Array.from({ length: 3000 }, (_, round) =>
    KALAH.replace('"?"', `"Round ${round}"`),
  ).join("\n");
  const outcome = await imported(store, [file(many, "many.txt")]);
  expect(outcome).toMatchObject({ games: 3000, faultCount: 0, bytesRead: many.length });
});

test("a file of another kind brings no game", async () => {
  const store = new FakeBrowser().open();
  const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x7b, 0x01]);
  const outcome = await imported(store, [file(picture, "picture.png")]);
  expect(outcome).toMatchObject({ state: "done", games: 0, unreadable: 1 });
  expect(await store.list({})).toMatchObject({ total: 0 });
});
