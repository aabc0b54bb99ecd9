import { err, excerpt, ok, type Result } from "@kibitz/rules";
import { checkOptionValue, type UciOption } from "./option.ts";

/** What the host of an engine allows; it depends on the machine. */
export interface UciCapabilities {
  readonly defaultHashMb: number;
  readonly maxHashMb: number;
  readonly maxThreads: number;
  /** The ratings that the player can imitate; absent when it cannot. */
  readonly elo?: { readonly min: number; readonly max: number };
  /** How many levels there are, the last of full strength; absent where there are none. */
  readonly levels?: number;
}

/** One of the games that a dialogue can play. */
export interface UciVariant {
  /** As `UCI_Variant` names it. */
  readonly name: string;
  /** The string option that holds the rules of the game, where there are several. */
  readonly rules?: UciRules;
  /** Whether its players can imitate ratings. */
  readonly hasRatings?: true;
}

export interface UciRules {
  /** The name of the option. */
  readonly option: string;
  readonly usual: string;
  /** The rules as they are written, or what is wrong with the text. */
  read(text: string): Result<string, { readonly message: string }>;
}

/** The options as values. */
export interface UciSettings {
  readonly hashMb: number;
  readonly threads: number;
  readonly multiPv: number;
  readonly ponder: boolean;
  readonly chess960: boolean;
  /** The game, and its rules where it has several; absent in a dialogue of one game. */
  readonly variant?: string;
  readonly rules?: string;
  /** The rating to imitate; absent for full strength. */
  readonly elo?: number;
  /** The level to play at, where no rating is to be imitated; absent for full strength. */
  readonly level?: number;
  readonly showWdl: boolean;
  readonly analyseMode: boolean;
  /** Time lost between the engine and the clock, per move. */
  readonly moveOverheadMs: number;
}

export const MAX_MULTI_PV = 256;
export const MAX_MOVE_OVERHEAD_MS = 5000;
export const CLEAR_HASH = "Clear Hash";
const VARIANT = "UCI_Variant";
const LEVEL = "Level";

/** The options in the order in which `uci` lists them. */
export function declaredOptions(
  capabilities: UciCapabilities,
  variants: readonly UciVariant[] = [],
): readonly UciOption[] {
  const { defaultHashMb, maxHashMb, maxThreads, elo, levels } = capabilities;
  return [
    { type: "spin", name: "Hash", default: defaultHashMb, min: 1, max: maxHashMb },
    { type: "button", name: CLEAR_HASH },
    { type: "spin", name: "Threads", default: 1, min: 1, max: maxThreads },
    { type: "spin", name: "MultiPV", default: 1, min: 1, max: MAX_MULTI_PV },
    { type: "check", name: "Ponder", default: false },
    ...variantOptions(variants),
    { type: "check", name: "UCI_Chess960", default: false },
    ...(elo ? ratingOptions(elo) : []),
    ...(levels === undefined ? [] : [levelOption(levels)]),
    { type: "check", name: "UCI_ShowWDL", default: false },
    { type: "check", name: "UCI_AnalyseMode", default: false },
    { type: "spin", name: "Move Overhead", default: 10, min: 0, max: MAX_MOVE_OVERHEAD_MS },
  ];
}

function variantOptions(variants: readonly UciVariant[]): UciOption[] {
  const [first] = variants;
  if (first === undefined) return [];
  const choices = variants.map(({ name }) => name);
  const rules = variants.flatMap(({ rules }) => (rules ? [rules] : []));
  return [
    { type: "combo", name: VARIANT, default: first.name, choices },
    ...rules.map(
      ({ option, usual }) => ({ type: "string", name: option, default: usual }) as const,
    ),
  ];
}

const levelOption = (max: number): UciOption => ({
  type: "spin",
  name: LEVEL,
  default: max,
  min: 1,
  max,
});

function ratingOptions(elo: { readonly min: number; readonly max: number }): UciOption[] {
  return [
    { type: "check", name: "UCI_LimitStrength", default: false },
    { type: "spin", name: "UCI_Elo", default: elo.max, ...elo },
  ];
}

/** The options of one dialogue and their present values. */
export class SettingsStore {
  readonly options: readonly UciOption[];
  readonly #values = new Map<string, string>();
  readonly #variants: readonly UciVariant[];

  constructor(capabilities: UciCapabilities, variants: readonly UciVariant[] = []) {
    this.#variants = variants;
    this.options = declaredOptions(capabilities, variants);
    for (const option of this.options) {
      if (option.type !== "button") this.#values.set(option.name, String(option.default));
    }
  }

  /** Names compare without regard to case. Returns the option, or a sentence about the fault. */
  set(name: string, value: string | undefined): Result<UciOption, string> {
    const option = this.options.find((each) => each.name.toLowerCase() === name.toLowerCase());
    if (option === undefined) return err(this.#unknown(name));
    const checked = checkOptionValue(option, value);
    if (!checked.ok) return checked;
    if (checked.value === undefined) return ok(option);
    const read = this.#readRules(option, checked.value);
    if (!read.ok) return read;
    this.#values.set(option.name, read.value);
    return ok(option);
  }

  get current(): UciSettings {
    return {
      hashMb: this.#number("Hash"),
      threads: this.#number("Threads"),
      multiPv: this.#number("MultiPV"),
      ponder: this.#flag("Ponder"),
      chess960: this.#flag("UCI_Chess960"),
      ...this.#game(),
      ...this.#strength(),
      showWdl: this.#flag("UCI_ShowWDL"),
      analyseMode: this.#flag("UCI_AnalyseMode"),
      moveOverheadMs: this.#number("Move Overhead"),
    };
  }

  /** A value of an option for rules is read before it counts. */
  #readRules({ name }: UciOption, value: string): Result<string, string> {
    const rules = this.#variants.find((variant) => variant.rules?.option === name)?.rules;
    if (rules === undefined) return ok(value);
    const read = rules.read(value);
    return read.ok ? read : err(`option ${name}: ${read.error.message}`);
  }

  get #variant(): UciVariant | undefined {
    return this.#variants.find(({ name }) => name === this.#values.get(VARIANT));
  }

  #strength(): Pick<UciSettings, "elo" | "level"> {
    const hasRatings = this.#variant?.hasRatings ?? this.#variants.length === 0;
    if (hasRatings && this.#flag("UCI_LimitStrength")) return { elo: this.#number("UCI_Elo") };
    const level = this.options.find(({ name }) => name === LEVEL);
    if (level?.type !== "spin" || this.#number(LEVEL) === level.max) return {};
    return { level: this.#number(LEVEL) };
  }

  #game(): Pick<UciSettings, "variant" | "rules"> {
    const variant = this.#variant;
    if (variant === undefined) return {};
    const rules = variant.rules && this.#values.get(variant.rules.option);
    return { variant: variant.name, ...(rules !== undefined && { rules }) };
  }

  #number(name: string): number {
    return Number(this.#values.get(name));
  }

  #flag(name: string): boolean {
    return this.#values.get(name) === "true";
  }

  #unknown(name: string): string {
    const names = this.options.map((option) => option.name).join(", ");
    return `unknown option ${excerpt(name)}; the options are ${names}`;
  }
}
