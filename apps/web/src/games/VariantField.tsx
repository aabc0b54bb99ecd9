import { createSignal, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { Segmented } from "../design/Segmented.tsx";
import { Select } from "../design/Select.tsx";
import type { GameEntry } from "./game-entry.ts";
import "./variant-field.css";

const OWN = "own rules";

/** By which rules a game is played: one of a few variants, or rules of one's own where a game has them. */
export function VariantField<P, M, S extends string>(props: {
  readonly entry: GameEntry<P, M, S>;
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly variant: string;
  onChange(variant: string): void;
}) {
  const offered = () => props.entry.variants.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Show
      when={props.entry.RulesFields}
      fallback={
        <Show when={offered().length > 1}>
          <Segmented
            label={props.label}
            hideLabel={props.hideLabel}
            options={offered()}
            value={props.variant}
            onChange={(variant) => props.onChange(variant)}
          />
        </Show>
      }
    >
      {(fields) => <OfferedOrOwn {...props} offered={offered()} fields={fields()} />}
    </Show>
  );
}

/** Rules that are not offered by a name stand open to be changed. */
function OfferedOrOwn<P, M, S extends string>(props: {
  readonly entry: GameEntry<P, M, S>;
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly variant: string;
  readonly offered: readonly { readonly value: string; readonly label: string }[];
  readonly fields: NonNullable<GameEntry<P, M, S>["RulesFields"]>;
  onChange(variant: string): void;
}) {
  const [wantsOwn, setWantsOwn] = createSignal(false);
  const isOffered = () => props.offered.some(({ value }) => value === props.variant);
  const isOwn = () => wantsOwn() || !isOffered();
  return (
    <div class="variant-field">
      <Select
        label={props.label}
        hideLabel={props.hideLabel}
        options={[...props.offered, { value: OWN, label: "Your own rules" }]}
        value={isOwn() ? OWN : props.variant}
        onChange={(value) => {
          setWantsOwn(value === OWN);
          if (value !== OWN) props.onChange(value);
        }}
      />
      <Show when={isOwn()}>
        <div class="variant-rules">
          <Dynamic
            component={props.fields}
            variant={props.variant}
            onChange={(variant: string) => {
              setWantsOwn(true);
              props.onChange(variant);
            }}
          />
        </div>
      </Show>
    </div>
  );
}
