import X from "lucide-solid/icons/x";
import { createMemo, Show } from "solid-js";
import { IconButton } from "../design/Button.tsx";
import { Field } from "../design/Field.tsx";
import { Select } from "../design/Select.tsx";
import { games } from "../games/listings.ts";
import type { SortKey } from "./game-store.ts";
import { type SideTitles, sideTitles } from "./game-words.ts";

/** What a person wants to see of the library. "" stands for everything. */
export interface Wanted {
  readonly text: string;
  readonly origin: "" | "played" | "analysed" | "imported";
  readonly result: string;
  readonly game: string;
  readonly sortBy: SortKey;
  readonly descending: boolean;
}

export const EVERYTHING: Wanted = {
  text: "",
  origin: "",
  result: "",
  game: "",
  sortBy: "kept",
  descending: true,
};

const ORIGINS = [
  { value: "", label: "All origins" },
  { value: "played", label: "Played here" },
  { value: "analysed", label: "Analysed here" },
  { value: "imported", label: "Imported" },
] as const;

const GAMES = [
  { value: "", label: "All games" },
  ...games.map(({ id, title }) => ({ value: id, label: title })),
];

const resultsOf = ([first, second]: SideTitles) => [
  { value: "", label: "All results" },
  { value: "1-0", label: `${first} won` },
  { value: "0-1", label: `${second} won` },
  { value: "1/2-1/2", label: "Draw" },
  { value: "*", label: "Not finished" },
];

/** On a phone the headings of the columns, by which a list is sorted, are not there. */
const ordersOf = ([first, second]: SideTitles) =>
  [
    { value: "kept", label: "By change" },
    { value: "White", label: `By ${first}` },
    { value: "Black", label: `By ${second}` },
    { value: "Date", label: "By date" },
    { value: "game", label: "By game" },
    { value: "plies", label: "By length" },
  ] as const;

export function Filters(props: {
  readonly wanted: Wanted;
  onChange(change: Partial<Wanted>): void;
}) {
  const sides = (): SideTitles => sideTitles(props.wanted.game);
  const orders = createMemo(() => ordersOf(sides()));
  return (
    <search class="filters">
      <div class="filter-text">
        <Field label="Search" hideLabel>
          <input
            type="search"
            id="library-search"
            value={props.wanted.text}
            placeholder="Search players, games, events, dates"
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => props.onChange({ text: event.currentTarget.value })}
          />
        </Field>
        <Show when={props.wanted.text !== ""}>
          <IconButton
            label="Clear the search"
            icon={<X />}
            onClick={() => props.onChange({ text: "" })}
          />
        </Show>
      </div>
      <Select
        label="Origin"
        hideLabel
        options={ORIGINS}
        value={props.wanted.origin}
        onChange={(origin) => props.onChange({ origin })}
      />
      <Select
        label="Result"
        hideLabel
        options={resultsOf(sides())}
        value={props.wanted.result}
        onChange={(result) => props.onChange({ result })}
      />
      <Show when={games.length > 1}>
        <Select
          label="Game"
          hideLabel
          options={GAMES}
          value={props.wanted.game}
          onChange={(game) => props.onChange({ game })}
        />
      </Show>
      <div class="filter-order">
        <Select
          label="Sort by"
          hideLabel
          options={orders()}
          value={orders().find(({ value }) => value === props.wanted.sortBy)?.value ?? "kept"}
          onChange={(sortBy) =>
            props.onChange({ sortBy, descending: sortBy === "kept" || sortBy === "plies" })
          }
        />
      </div>
    </search>
  );
}
