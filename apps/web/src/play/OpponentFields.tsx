import { LEVELS } from "@kibitz/engine";
import Shuffle from "lucide-solid/icons/shuffle";
import { Switch as Choose, Match } from "solid-js";
import { Segmented } from "../design/Segmented.tsx";
import { Slider } from "../design/Slider.tsx";
import { Switch } from "../design/Switch.tsx";
import { describeLevel, type LevelledGame, levelOf } from "./levels.ts";
import type { GameWish } from "./wish.ts";

/** Against whom, how strong, and from which side. */
export function OpponentFields(props: {
  readonly game: LevelledGame;
  readonly wish: GameWish;
  /** In the order in which they move. */
  readonly sideNames: readonly [string, string];
  change(next: Partial<GameWish>): void;
}) {
  return (
    <>
      <Segmented
        label="Opponent"
        value={props.wish.opponent}
        options={[
          { value: "engine", label: "Engine" },
          { value: "friend", label: "Friend here" },
          { value: "engines", label: "Two engines" },
        ]}
        onChange={(opponent) => props.change({ opponent })}
      />
      <Choose>
        <Match when={props.wish.opponent === "engine"}>
          <LevelSlider
            game={props.game}
            label="Level"
            level={props.wish.level}
            choose={(level) => props.change({ level })}
          />
          <SideChoice {...props} />
        </Match>
        <Match when={props.wish.opponent === "engines"}>
          <LevelSlider
            game={props.game}
            label={props.sideNames[0]}
            level={props.wish.level}
            choose={(level) => props.change({ level })}
          />
          <LevelSlider
            game={props.game}
            label={props.sideNames[1]}
            level={props.wish.otherLevel}
            choose={(otherLevel) => props.change({ otherLevel })}
          />
        </Match>
        <Match when={props.wish.opponent === "friend"}>
          <Switch
            label="Turn the board to whoever is to move"
            checked={props.wish.flips}
            onChange={(flips) => props.change({ flips })}
          />
        </Match>
      </Choose>
    </>
  );
}

function LevelSlider(props: {
  readonly game: LevelledGame;
  readonly label: string;
  readonly level: GameWish["level"];
  choose(level: GameWish["level"]): void;
}) {
  const words = (value: number): string => {
    const level = levelOf(value);
    return level === undefined ? "" : `${level} · ${describeLevel(props.game, level)}`;
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

function SideChoice(props: {
  readonly wish: GameWish;
  readonly sideNames: readonly [string, string];
  change(next: Partial<GameWish>): void;
}) {
  return (
    <Segmented
      label="Your side"
      value={props.wish.side}
      options={[
        { value: "first", label: props.sideNames[0] },
        { value: "random", label: "By lot", icon: <Shuffle /> },
        { value: "second", label: props.sideNames[1] },
      ]}
      onChange={(side) => props.change({ side })}
    />
  );
}
