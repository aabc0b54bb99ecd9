import { plain, shortened } from "@kibitz/rules";

const LONGEST_NAME = 60;

/** What a game of a file is called in messages: its number and the names in its tags. */
export function recordTitle(number: number, tags: ReadonlyMap<string, string>): string {
  const [first, second] = ["White", "Black"].map((tag) =>
    plain(shortened(tags.get(tag) ?? "?", LONGEST_NAME)),
  );
  return `Game ${number}: ${first} - ${second}`;
}
