import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { StudioError, startStudio } from "@kibitz/studio";
import type { Command } from "commander";
import type { Console } from "../console.ts";
import { InputFault } from "../fault.ts";
import { wholeNumber } from "../options.ts";

interface ServeOptions {
  readonly port?: number;
  readonly open: boolean;
}

export function addServe(program: Command, console: Console): void {
  program
    .command("serve")
    .description("serve the studio on this machine and open it")
    .option("--port <number>", "the port to listen on", wholeNumber(0, 65535))
    .option("--no-open", "do not open a browser")
    .action((options: ServeOptions) => serve(options, console));
}

/** The page as it lies beside the built command. */
const PAGE_FOLDER = fileURLToPath(new URL("../../web/dist", import.meta.url));

async function serve(options: ServeOptions, console: Console): Promise<void> {
  const studio = await startStudio({
    pageFolder: PAGE_FOLDER,
    ...(options.port !== undefined && { port: options.port }),
  }).catch((error: unknown) => {
    throw error instanceof StudioError ? new InputFault(error.message) : error;
  });
  console.print(`Kibitz is served at ${studio.url} (Ctrl-C ends it)`);
  if (options.open && process.stdout.isTTY) openBrowser(studio.url, console);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  await studio.close();
}

const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

function openBrowser(url: string, console: Console): void {
  const [program, ...args] = OPENERS[process.platform] ?? ["xdg-open"];
  const child = spawn(program, [...args, url], { stdio: "ignore", detached: true });
  child.on("error", () => console.note(`No browser could be opened; please open ${url} yourself.`));
  child.unref();
}
