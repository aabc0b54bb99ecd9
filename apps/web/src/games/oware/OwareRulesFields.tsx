import {
  ABAPA,
  formatOwareVariant,
  type GrandSlam,
  type OwareRules,
  parseOwareVariant,
} from "@kibitz/rules/oware";
import { Segmented } from "../../design/Segmented.tsx";
import { Select } from "../../design/Select.tsx";
import type { RulesFieldsProps } from "../game-entry.ts";

const GRAND_SLAMS: readonly { readonly value: GrandSlam; readonly label: string }[] = [
  { value: "captures-nothing", label: "Captures nothing" },
  { value: "illegal", label: "Is illegal where there is another move" },
  { value: "captures-all", label: "Captures all" },
  { value: "rest-to-opponent", label: "Captures; the opponent has the rest" },
];

const REPETITIONS: readonly {
  readonly value: OwareRules["repetition"];
  readonly label: string;
}[] = [
  { value: "own-side", label: "Own row" },
  { value: "split", label: "Half each" },
];

/** All rules of Oware that can be chosen. */
export function OwareRulesFields(props: RulesFieldsProps) {
  const rules = (): OwareRules => {
    const parsed = parseOwareVariant(props.variant);
    return parsed.ok ? parsed.value : ABAPA;
  };
  const change = (some: Partial<OwareRules>): void =>
    props.onChange(formatOwareVariant({ ...rules(), ...some }));
  return (
    <>
      <Select
        label="A move that would take all of the opponent's seeds"
        options={GRAND_SLAMS}
        value={rules().grandSlam}
        onChange={(grandSlam) => change({ grandSlam })}
      />
      <Segmented
        label="When a position comes back, each side takes"
        options={REPETITIONS}
        value={rules().repetition}
        onChange={(repetition) => change({ repetition })}
      />
    </>
  );
}
