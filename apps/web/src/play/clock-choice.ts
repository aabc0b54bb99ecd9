import {
  formatTimeControl,
  type MoveBonus,
  parseTimeControl,
  type TimeControl,
} from "@kibitz/engine";

/** Clocks to choose from, as `parseTimeControl` reads them, with what people call such games. */
export const CLOCK_PRESETS: readonly { readonly value: string; readonly label: string }[] = [
  { value: "none", label: "No clock" },
  { value: "1+0", label: "1 + 0, bullet" },
  { value: "3+2", label: "3 + 2, blitz" },
  { value: "5+3", label: "5 + 3, blitz" },
  { value: "10+0", label: "10 + 0, rapid" },
  { value: "15+10", label: "15 + 10, rapid" },
  { value: "30+0", label: "30 + 0, classical" },
];

/** A clock as a form takes it apart. */
export interface CustomClock {
  readonly minutes: string;
  readonly bonus: Exclude<MoveBonus["kind"], "bronstein">;
  readonly seconds: string;
}

export const isPreset = (text: string): boolean =>
  CLOCK_PRESETS.some(({ value }) => value === text);

export function customClockText({ minutes, bonus, seconds }: CustomClock): string {
  return `${minutes.trim()}${bonus === "delay" ? "d" : "+"}${seconds.trim() || "0"}`;
}

/** The form's fields for a clock; five minutes and three seconds where it has no such parts. */
export function customClockOf(text: string): CustomClock {
  const parsed = parseTimeControl(text);
  if (!parsed.ok || parsed.value.kind !== "stages") {
    return { minutes: "5", bonus: "increment", seconds: "3" };
  }
  const [{ mainMs, bonus }] = parsed.value.stages;
  return {
    minutes: String(mainMs / 60_000),
    bonus: bonus?.kind === "delay" ? "delay" : "increment",
    seconds: String((bonus?.ms ?? 0) / 1000),
  };
}

/** What is wrong with a clock, as a sentence. */
export function clockFault(text: string): string | undefined {
  const parsed = parseTimeControl(text);
  return parsed.ok ? undefined : parsed.error.message;
}

/** "5 min + 3 s" for people, or nothing for a game without a clock. */
export function clockLabel(control: TimeControl): string {
  if (control.kind === "none") return "";
  if (control.kind !== "stages" || control.stages.length > 1) return formatTimeControl(control);
  const [{ mainMs, bonus }] = control.stages;
  const seconds = bonus && `${bonus.ms / 1000} s`;
  return `${mainMs / 60_000} min${seconds ? ` ${BONUS_WORDS[bonus.kind]} ${seconds}` : ""}`;
}

const BONUS_WORDS: Readonly<Record<MoveBonus["kind"], string>> = {
  increment: "+",
  delay: "with a delay of",
  bronstein: "with a Bronstein delay of",
};
