import { LEVELS } from "@kibitz/engine";
import Shuffle from "lucide-solid/icons/shuffle";
import { Switch as Choose, createMemo, createSignal, Match, Show } from "solid-js";
import { createStore } from "solid-js/store";
import { Button } from "../design/Button.tsx";
import { Equivalent } from "../design/Equivalent.tsx";
import { Field } from "../design/Field.tsx";
import { Segmented } from "../design/Segmented.tsx";
import { Slider } from "../design/Slider.tsx";
import { Switch } from "../design/Switch.tsx";
import type { GameEntry } from "../games/game-entry.ts";
import { ClockField } from "./ClockField.tsx";
import { playCommand } from "./command.ts";
import { describeLevel, levelOf } from "./levels.ts";
import { knownVariant, type NewGame, newGame, type WishFault } from "./new-game.ts";
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
      <Segmented
        label="Opponent"
        value={wish.opponent}
        options={[
          { value: "engine", label: "Engine" },
          { value: "friend", label: "Friend here" },
          { value: "engines", label: "Two engines" },
        ]}
        onChange={(opponent) => change({ opponent })}
      />
      <Choose>
        <Match when={wish.opponent === "engine"}>
          <LevelSlider label="Level" level={wish.level} choose={(level) => change({ level })} />
          <SideChoice entry={props.entry} wish={wish} variant={variant()} change={change} />
        </Match>
        <Match when={wish.opponent === "engines"}>
          <LevelSlider
            label={sideNames(props.entry, variant())[0]}
            level={wish.level}
            choose={(level) => change({ level })}
          />
          <LevelSlider
            label={sideNames(props.entry, variant())[1]}
            level={wish.otherLevel}
            choose={(otherLevel) => change({ otherLevel })}
          />
        </Match>
        <Match when={wish.opponent === "friend"}>
          <Switch
            label="Turn the board to whoever is to move"
            checked={wish.flips}
            onChange={(flips) => change({ flips })}
          />
        </Match>
      </Choose>
      <Show when={props.entry.variants.length > 1}>
        <Segmented
          label="Start"
          value={variant()}
          options={props.entry.variants.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(chosen) => change({ variant: chosen })}
        />
      </Show>
      <ClockField
        text={wish.clock}
        fault={faultOf("clock")}
        onChange={(clock) => change({ clock })}
      />
      <Field
        label="From a position"
        hint="Leave it empty for the usual start."
        fault={faultOf("position")}
      >
        <input
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={position()}
          placeholder="FEN"
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

function sideNames<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  variant: string,
): readonly [string, string] {
  const [first, second] = entry.game(variant).sides;
  return [entry.sideName(first), entry.sideName(second)];
}

function LevelSlider(props: {
  readonly label: string;
  readonly level: GameWish["level"];
  choose(level: GameWish["level"]): void;
}) {
  const words = (value: number): string => {
    const level = levelOf(value);
    return level === undefined ? "" : `${level} · ${describeLevel(level)}`;
  };
  return (
    <Slider
      label={props.label}
      min={1}
      max={LEVELS.length}
      value={props.level}
      format={words}
      onChange={(value) => {
        const level = levelOf(value);
        if (level !== undefined) props.choose(level);
      }}
    />
  );
}

function SideChoice<P, M, S extends string>(props: {
  readonly entry: GameEntry<P, M, S>;
  readonly wish: GameWish;
  readonly variant: string;
  change(next: Partial<GameWish>): void;
}) {
  const names = () => sideNames(props.entry, props.variant);
  return (
    <Segmented
      label="Your side"
      value={props.wish.side}
      options={[
        { value: "first", label: names()[0] },
        { value: "random", label: "By lot", icon: <Shuffle /> },
        { value: "second", label: names()[1] },
      ]}
      onChange={(side) => props.change({ side })}
    />
  );
}
