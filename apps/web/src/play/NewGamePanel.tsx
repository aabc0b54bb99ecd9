import { createMemo, createSignal } from "solid-js";
import { createStore } from "solid-js/store";
import { Button } from "../design/Button.tsx";
import { Equivalent } from "../design/Equivalent.tsx";
import { Field } from "../design/Field.tsx";
import type { GameEntry } from "../games/game-entry.ts";
import { VariantField } from "../games/VariantField.tsx";
import { ClockField } from "./ClockField.tsx";
import { playCommand } from "./command.ts";
import { knownVariant, type NewGame, newGame, type WishFault } from "./new-game.ts";
import { OpponentFields } from "./OpponentFields.tsx";
import { chance } from "./table-maker.ts";
import { type GameWish, rememberedWish, rememberWish } from "./wish.ts";

/** Everything that a new game may be; what was chosen last stands there already. */
export function NewGamePanel<P, M, S extends string>(props: {
  readonly entry: GameEntry<P, M, S>;
  onNew(game: NewGame<P, S>): void;
}) {
  const [wish, setWish] = createStore<GameWish>({ ...rememberedWish(props.entry.id) });
  const [position, setPosition] = createSignal("");
  const [fault, setFault] = createSignal<WishFault>();
  const variant = () => knownVariant(props.entry, wish.variant);
  /** A position as text: where the games of these rules usually start. */
  const example = createMemo(() => {
    const { notation, start } = props.entry.game(variant());
    return notation.formatPosition(start());
  });
  const sideNames = (): readonly [string, string] => {
    const [first, second] = props.entry.game(variant()).sides;
    return [props.entry.sideName(first), props.entry.sideName(second)];
  };
  const command = createMemo(() => playCommand(props.entry, wish, position()));
  const change = (next: Partial<GameWish>): void => {
    setFault(undefined);
    setWish(next);
  };
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    const made = newGame(props.entry, wish, position(), chance());
    setFault(made.ok ? undefined : made.error);
    if (!made.ok) return;
    rememberWish(props.entry.id, wish);
    props.onNew(made.value);
  };
  const faultOf = (field: WishFault["field"]) =>
    fault()?.field === field ? fault()?.message : undefined;

  return (
    <form class="play-new-game" onSubmit={begin}>
      <OpponentFields game={props.entry} wish={wish} sideNames={sideNames()} change={change} />
      <VariantField
        entry={props.entry}
        label={props.entry.RulesFields === undefined ? "Start" : "Rules"}
        variant={variant()}
        onChange={(chosen) => change({ variant: chosen })}
      />
      <ClockField
        text={wish.clock}
        fault={faultOf("clock")}
        onChange={(clock) => change({ clock })}
      />
      <Field
        label="From a position"
        hint={`In ${props.entry.positionFormat}, as it is shown; leave it empty for the usual start.`}
        fault={faultOf("position")}
      >
        <input
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={position()}
          placeholder={example()}
          onInput={(event) => {
            setFault(undefined);
            setPosition(event.currentTarget.value);
          }}
        />
      </Field>
      <Button type="submit" tone="primary">
        {wish.opponent === "engines" ? "Watch" : "Play"}
      </Button>
      <Equivalent command={command()} />
    </form>
  );
}
