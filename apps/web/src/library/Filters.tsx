import X from "lucide-solid/icons/x";
import { Show } from "solid-js";
import { IconButton } from "../design/Button.tsx";
import { Field } from "../design/Field.tsx";
import { Select } from "../design/Select.tsx";
import { gameIds, withGame } from "../games/registry.ts";
import type { SortKey } from "./game-store.ts";

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

const RESULTS = [
  { value: "", label: "All results" },
  { value: "1-0", label: "White won" },
  { value: "0-1", label: "Black won" },
  { value: "1/2-1/2", label: "Draw" },
  { value: "*", label: "Not finished" },
];

/** On a phone the headings of the columns, by which a list is sorted, are not there. */
const ORDERS = [
  { value: "kept", label: "By change" },
  { value: "White", label: "By White" },
  { value: "Black", label: "By Black" },
  { value: "Date", label: "By date" },
  { value: "plies", label: "By length" },
] as const;

export function Filters(props: {
  readonly wanted: Wanted;
  onChange(change: Partial<Wanted>): void;
}) {
  const games = () => [
    { value: "", label: "All games" },
    ...gameIds().map((id) => ({ value: id, label: withGame(id, ({ title }) => title) ?? id })),
  ];
  return (
    <search class="filters">
      <div class="filter-text">
        <Field label="Search" hideLabel>
          <input
            type="search"
            id="library-search"
            value={props.wanted.text}
            placeholder="Search players, events, dates"
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
        options={RESULTS}
        value={props.wanted.result}
        onChange={(result) => props.onChange({ result })}
      />
      <Show when={gameIds().length > 1}>
        <Select
          label="Game"
          hideLabel
          options={games()}
          value={props.wanted.game}
          onChange={(game) => props.onChange({ game })}
        />
      </Show>
      <div class="filter-order">
        <Select
          label="Sort by"
          hideLabel
          options={ORDERS}
          value={ORDERS.find(({ value }) => value === props.wanted.sortBy)?.value ?? "kept"}
          onChange={(sortBy) =>
            props.onChange({ sortBy, descending: sortBy === "kept" || sortBy === "plies" })
          }
        />
      </div>
    </search>
  );
}
