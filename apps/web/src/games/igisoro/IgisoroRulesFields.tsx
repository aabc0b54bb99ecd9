import {
  formatIgisoroVariant,
  type IgisoroRules,
  parseIgisoroVariant,
  REVERSE_PITS,
  RWANDAN,
  TWO_REVERSE_PITS,
} from "@kibitz/rules/igisoro";
import { Segmented } from "../../design/Segmented.tsx";
import { Switch } from "../../design/Switch.tsx";
import type { RulesFieldsProps } from "../game-entry.ts";

/** All rules of Igisoro that can be chosen. */
export function IgisoroRulesFields(props: RulesFieldsProps) {
  const rules = (): IgisoroRules => {
    const parsed = parseIgisoroVariant(props.variant);
    return parsed.ok ? parsed.value : RWANDAN;
  };
  const change = (some: Partial<IgisoroRules>): void =>
    props.onChange(formatIgisoroVariant({ ...rules(), ...some }));
  return (
    <>
      <Segmented
        label="The seeds start in the"
        options={[
          { value: "inner-rows", label: "Inner rows" },
          { value: "outer-rows", label: "Outer rows" },
        ]}
        value={rules().start}
        onChange={(start) => change({ start })}
      />
      <Segmented
        label="Captured seeds are sown on from where"
        options={[
          { value: "lap", label: "The lap began" },
          { value: "turn", label: "The turn began" },
        ]}
        value={rules().resowFrom}
        onChange={(resowFrom) => change({ resowFrom })}
      />
      <Segmented
        label="Laps may turn in"
        options={[
          { value: "four", label: "Four pits" },
          { value: "two", label: "Two pits" },
        ]}
        value={rules().reversePits.length < REVERSE_PITS.length ? "two" : "four"}
        onChange={(count) =>
          change({ reversePits: count === "two" ? TWO_REVERSE_PITS : REVERSE_PITS })
        }
      />
      <Switch
        label="Captures may be declined"
        checked={rules().capture === "optional"}
        onChange={(isOptional) => change({ capture: isOptional ? "optional" : "mandatory" })}
      />
    </>
  );
}
