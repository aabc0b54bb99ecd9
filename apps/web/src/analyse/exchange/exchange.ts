import { decodeGameFile, type GameRecord, mainline, type RecordedGame } from "@kibitz/records";
import { createSignal } from "solid-js";
import { announce } from "../../app/announcer.ts";
import { copyText } from "../../app/copy-text.ts";
import { notify } from "../../app/notices.ts";
import { addressOfPosition, type PositionScreen } from "../../app/position-address.ts";
import { fileNameOf, saveText } from "../../app/save-file.ts";
import type { GameEntry, ReadRecord } from "../../games/game-entry.ts";
import { listingOf } from "../../games/listings.ts";
import { playerTag } from "../../games/player-tags.ts";
import { loadGame } from "../../games/registry.ts";
import { gamesText, movesText } from "../../library/game-words.ts";
import { gameStore, newGameId } from "../../library/store.ts";
import type { Ways } from "../desk.ts";
import type { AnalysisModel } from "../model.ts";
import { openRecord } from "../open-study.ts";
import { type ExportChoice, prunedRecord, WHOLE } from "./prune.ts";
import { LONGEST_READ, onlyGame, type ReadText, readText, TOO_LONG } from "./read-text.ts";
import { LONGEST_SHARED, packText } from "./share-link.ts";

export type Exchange<P, M, S extends string> = ReturnType<typeof createExchange<P, M, S>>;

type FoundGames<P, M> = Extract<ReadText<P, M>, { kind: "games" }>;

/** Games and positions on their way into the study and out of it. */
export function createExchange<P, M, S extends string>(
  model: AnalysisModel<P, M, S>,
  ways: Ways<P, M, S>,
) {
  const { entry, game, variant } = model;
  const [choice, setChoice] = createSignal<ExportChoice>(WHOLE);
  const [isImporting, setImporting] = createSignal(false);
  const [found, setFound] = createSignal<FoundGames<P, M>>();
  const [fault, setFault] = createSignal<string>();

  const recordText = (): string =>
    entry.writeRecord(prunedRecord(model.record(), choice()), variant);
  const positionText = (): string => game.notation.formatPosition(model.here().line.position);
  const leaveWithPosition = (screen: PositionScreen): void =>
    ways.leave(addressOfPosition(entry, screen, { text: positionText(), variant }));

  const close = (): void => {
    setImporting(false);
    setFound(undefined);
    setFault(undefined);
  };
  const openGame = ({ record, variant: its }: ReadRecord<P, M>): void => {
    if (record === undefined) return;
    close();
    ways.open({ ...openRecord(entry, its, record), isNew: true });
    announce(openedWords(entry, record));
  };

  const refuse = (message: string): void => {
    setFound(undefined);
    setFault(message);
    setImporting(true);
  };

  /** Opens what a text holds, or shows what is to be chosen or was wrong. */
  const take = (text: string): void => {
    const read = readText<P, M>(entry, text, variant);
    setFault(undefined);
    setFound(undefined);
    if (read.kind === "nothing") {
      refuse(read.message);
    } else if (read.kind === "other-game") {
      void openElsewhere(read.game, text);
    } else if (read.kind === "position") {
      close();
      const text = entry.game(read.variant).notation.formatPosition(read.position);
      const position = { text, variant: read.variant };
      ways.leave(addressOfPosition(entry, "analysis", position));
      announce("The position is on the board.");
    } else {
      takeGames(read);
    }
  };
  /**
   * Another game's analysis gets the text in its address, as from a link that was shared. A link
   * opens one game, so what would have to be chosen from or found fault with is refused.
   */
  const openElsewhere = async (other: RecordedGame, text: string): Promise<void> => {
    const title = listingOf(other)?.title ?? other;
    const packed = await packText(text);
    if (packed.length > LONGEST_SHARED || !(await isOneGameOf(other, text))) {
      refuse(`This is a game of ${title}. Open the analysis of ${title} and import it there.`);
      return;
    }
    close();
    ways.leave(`/${other}/analysis#${packed}`);
    notify({ tone: "info", text: `This is a game of ${title}: its analysis has opened.` });
  };
  const takeGames = (read: FoundGames<P, M>): void => {
    const only = onlyGame(read);
    if (only !== undefined) {
      openGame(only);
      return;
    }
    setFound(read);
    setImporting(true);
  };

  return {
    choice,
    choose: (change: Partial<ExportChoice>) => setChoice((now) => ({ ...now, ...change })),
    isImporting,
    openImport: () => setImporting(true),
    close,
    found,
    fault,
    take,
    takeFile: async (file: File): Promise<void> => {
      if (file.size > LONGEST_READ) return refuse(TOO_LONG);
      const bytes = await file.arrayBuffer().catch(() => undefined);
      if (bytes !== undefined) take(decodeGameFile(new Uint8Array(bytes)));
      else refuse(`The browser cannot read ${file.name}; it may have moved. Choose it again.`);
    },
    openGame,
    keepAll: () => keepAll(model, found()?.games ?? []).then((kept) => kept && close()),
    positionText,
    copyPosition: () =>
      copyText(positionText(), `The position was copied as ${entry.positionFormat}.`),
    copyRecord: () => copyText(recordText(), "The game was copied."),
    download: () => saveText(recordText(), `${titleOf(model)}.${entry.fileEnding}`),
    copyLink: async (): Promise<void> => {
      const packed = await packText(entry.writeRecord(model.record(), variant));
      if (packed.length > LONGEST_SHARED) {
        notify({
          tone: "fault",
          text: "This study is too long for a link. Download it as a file instead.",
        });
        return;
      }
      const link = `${location.origin}/${entry.id}/analysis#${packed}`;
      await copyText(link, "The link was copied. The whole study is in it; nothing was uploaded.");
    },
    playFromHere: () => leaveWithPosition("play"),
    editPosition: () => leaveWithPosition("editor"),
    startAnew: () => ways.leave(`/${entry.id}/analysis`),
  };
}

/** Whether a text holds one game by the rules of another, and nothing wrong. */
async function isOneGameOf(other: RecordedGame, text: string): Promise<boolean> {
  const entry = await loadGame(other);
  return entry?.((its) => onlyGame(readText(its, text))) !== undefined;
}

/** What has been opened, for those who do not see it: "Anna – Bert is open, 25 moves." */
function openedWords<P, M, S extends string>(
  { id, title }: GameEntry<P, M, S>,
  { tags, tree }: GameRecord<P, M>,
): string {
  const names = [tags.get("White"), tags.get("Black")].filter((name) => name && name !== "?");
  const plies = mainline(tree).length;
  const what = names.length === 2 ? names.join(" – ") : `A game of ${title}`;
  return plies === 0
    ? "The position is on the board."
    : `${what} is open, ${movesText({ game: id, plies })}.`;
}

/** Puts games into the library, each in its own place. True when they are kept. */
async function keepAll<P, M, S extends string>(
  { entry }: AnalysisModel<P, M, S>,
  games: readonly ReadRecord<P, M>[],
): Promise<boolean> {
  const updatedAt = new Date().toISOString();
  const kept = games.flatMap(({ record, variant }) => {
    if (record === undefined) return [];
    const tags = { ...Object.fromEntries(record.tags), Result: record.result };
    const plies = mainline(record.tree).length;
    const text = entry.writeRecord(record, variant);
    const id = newGameId();
    const shared = { game: entry.id, variant, origin: "imported", updatedAt } as const;
    return [{ id, ...shared, tags, plies, record: text }];
  });
  const fault = await gameStore.putAll(kept);
  if (fault !== undefined) notify({ tone: "fault", text: fault.message });
  else notify({ tone: "info", text: `Put into the library: ${gamesText(kept.length)}.` });
  return fault === undefined;
}

/** Out of the players' names where both are known. */
function titleOf<P, M, S extends string>({ entry, record, game }: AnalysisModel<P, M, S>): string {
  const names = game.sides.map((side) => record().tags.get(playerTag(game, side)) ?? "");
  const known = names.filter((name) => name !== "" && name !== "?");
  const title = known.length === 2 ? fileNameOf(known.join(" – ")) : "";
  return title === "" ? `${entry.title} analysis` : title;
}
