import {
  formatKalahVariant,
  KALAH_PITS,
  KALAH_SEEDS,
  type KalahEnd,
  type KalahRules,
  parseKalahVariant,
  STANDARD_KALAH,
} from "@kibitz/rules/kalah";
import { Select } from "../../design/Select.tsx";
import { Slider } from "../../design/Slider.tsx";
import { Switch } from "../../design/Switch.tsx";
import type { RulesFieldsProps } from "../game-entry.ts";

const ENDS: readonly { readonly value: KalahEnd; readonly label: string }[] = [
  { value: "either-row-empty", label: "A row is empty: each keeps its row" },
  { value: "mover-row-empty", label: "The mover has no seeds in its row" },
  { value: "rest-to-nobody", label: "A row is empty: the rest is nobody's" },
  { value: "rest-to-empty-row", label: "A row is empty: its owner has the rest" },
];

/** All rules of Kalah that can be chosen. */
export function KalahRulesFields(props: RulesFieldsProps) {
  const rules = (): KalahRules => {
    const parsed = parseKalahVariant(props.variant);
    return parsed.ok ? parsed.value : STANDARD_KALAH;
  };
  const change = (some: Partial<KalahRules>): void =>
    props.onChange(formatKalahVariant({ ...rules(), ...some }));
  return (
    <>
      <Slider
        label="Pits on each side"
        min={KALAH_PITS.least}
        max={KALAH_PITS.most}
        value={rules().pits}
        onChange={(pits) => change({ pits })}
      />
      <Slider
        label="Seeds in each pit"
        min={KALAH_SEEDS.least}
        max={KALAH_SEEDS.most}
        value={rules().seeds}
        onChange={(seeds) => change({ seeds })}
      />
      <Select
        label="The game ends when"
        options={ENDS}
        value={rules().end}
        onChange={(end) => change({ end })}
      />
      <Switch
        label="Empty capture"
        hint="A last seed in an own empty pit is captured even when nothing lies opposite."
        checked={rules().emptyCapture}
        onChange={(emptyCapture) => change({ emptyCapture })}
      />
      <Switch
        label="Pie rule"
        hint="North may change places with South instead of its first move."
        checked={rules().pie}
        onChange={(pie) => change({ pie })}
      />
    </>
  );
}
