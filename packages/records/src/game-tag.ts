import { excerpt } from "@kibitz/rules";

/** The games of which records are read. */
export const RECORDED_GAMES = ["chess", "kalah", "oware", "igisoro"] as const;
export type RecordedGame = (typeof RECORDED_GAMES)[number];

/**
 * The game that a tag `Game` names, also by words such as "Oware Abapa"; undefined where it names
 * none, as "?" or a number does.
 */
export function gameNamed(name = ""): RecordedGame | "unknown" | undefined {
  if (!/\p{L}/u.test(name)) return undefined;
  const plain = name.trim().toLowerCase();
  return RECORDED_GAMES.find((game) => plain.startsWith(game)) ?? "unknown";
}

/** Why a record is not read as one of `game`, as a sentence. */
export function otherGameMessage(name: string, game: RecordedGame): string {
  if (gameNamed(name) === "unknown") return unknownGameMessage(name);
  return `this is a game of ${excerpt(name)}, not of ${game}`;
}

/** What is wrong with a tag `Game` that names a game which is not known, as a sentence. */
export function unknownGameMessage(name: string): string {
  const games = `${RECORDED_GAMES.slice(0, -1).join(", ")} and ${RECORDED_GAMES.at(-1)}`;
  return `the tag Game names ${excerpt(name)}, which is not known here; ${games} are`;
}
