/** The rooms that the masthead leads to. */
export type Section = "play" | "analyse" | "library";

/** The room that an address lies in; `isGame` knows the ids of games. */
export function sectionOf(path: string, isGame: (id: string) => boolean): Section | undefined {
  const [first, second] = path.split("/").filter((part) => part !== "");
  if (first === "library") return "library";
  if (first === undefined || !isGame(first)) return undefined;
  return second === "analysis" || second === "editor" ? "analyse" : "play";
}

/** Where a room of a game is; the library holds the games of all. */
export function roomAddress(game: string, room: Section): string {
  if (room === "library") return "/library";
  return room === "analyse" ? `/${game}/analysis` : `/${game}`;
}

/** The title of the document, by its address and the name of its game. */
export function titleOf(path: string, gameTitle: string | undefined): string {
  const [first, second] = path.split("/").filter((part) => part !== "");
  if (first === undefined) return "Kibitz: play, understand, build";
  if (first === "library") return "Library · Kibitz";
  if (gameTitle === undefined) return "Nothing here · Kibitz";
  return `${roomName(gameTitle, second)} · Kibitz`;
}

function roomName(gameTitle: string, room: string | undefined): string {
  if (room === "analysis") return `Analyse ${gameTitle.toLowerCase()}`;
  if (room === "editor") return `Set up ${gameTitle.toLowerCase()}`;
  return gameTitle;
}
