import { formatOfFile, formatOfGame } from "../../games/file-formats.ts";
import { importFiles } from "./file-import.ts";
import type { FromImporter, PlainRecord, ToImporter } from "./messages.ts";

/** Lets the next batch be read; at most one waits to be kept, so that memory stays bounded. */
let goOn: () => void = () => {};

self.addEventListener("message", ({ data }: MessageEvent<ToImporter>) => {
  if (data.kind === "next") goOn();
  else run(data).catch((error: unknown) => tell({ kind: "failed", message: String(error) }));
});

async function run(start: ToImporter & { readonly kind: "start" }): Promise<void> {
  const seen = start.skipsDuplicates ? await fingerprintsOf(start.kept) : undefined;
  const options = { format: formatOfFile, seen, nowMs: Date.now };
  for await (const batch of importFiles(start.files, options)) {
    const kept = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    tell({ kind: "batch", batch });
    await kept;
  }
  tell({ kind: "end" });
}

async function fingerprintsOf(kept: readonly PlainRecord[]): Promise<Set<number>> {
  const seen = new Set<number>();
  for (const { game, record } of kept) {
    for await (const reading of formatOfGame(game)?.read(bytesOf(record)) ?? []) {
      if (reading.game !== undefined) seen.add(reading.game.fingerprint);
    }
  }
  return seen;
}

async function* bytesOf(record: string): AsyncGenerator<Uint8Array, void> {
  yield new TextEncoder().encode(record);
}

function tell(message: FromImporter): void {
  self.postMessage(message);
}
