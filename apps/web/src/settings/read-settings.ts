export const THEMES = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

/** The board materials of `design/boards.css`. */
export const BOARD_THEMES = ["walnut", "slate", "felt", "paper", "contrast"] as const;
export type BoardTheme = (typeof BOARD_THEMES)[number];

/** The ways in which pieces are drawn. */
export const PIECE_SETS = ["kibitz", "diagram"] as const;
export type PieceSet = (typeof PIECE_SETS)[number];

/** What a person has chosen; kept by the browser. */
export interface Settings {
  readonly theme: Theme;
  readonly board: BoardTheme;
  readonly pieces: PieceSet;
  readonly coordinates: boolean;
  readonly animation: boolean;
  readonly sound: boolean;
  readonly premoves: boolean;
  /** Whether the engine looks on in the analysis. */
  readonly analysisEngine: boolean;
  /** Lines that the analysis shows. */
  readonly analysisLines: number;
  readonly analysisArrows: boolean;
  readonly evaluationBar: boolean;
  /** Whether a letter alone does something; who dictates or types by accident turns it off. */
  readonly letterKeys: boolean;
  /** The name of a preset of `keys/presets.ts`. */
  readonly keyPreset: string;
  /** Key bindings that differ from the preset, by the action's id; empty for no key. */
  readonly keys: Readonly<Record<string, string>>;
}

export const DEFAULT_SETTINGS: Settings = {
  theme: "system",
  board: "walnut",
  pieces: "kibitz",
  coordinates: true,
  animation: true,
  sound: true,
  premoves: true,
  analysisEngine: true,
  analysisLines: 3,
  analysisArrows: true,
  evaluationBar: true,
  letterKeys: true,
  keyPreset: "lichess",
  keys: {},
};

export const MAX_ANALYSIS_LINES = 5;

/** Settings out of whatever stands in the browser's store: what is no sound value is the default. */
export function readSettings(text: string | null): Settings {
  const kept = parse(text);
  return {
    theme: oneOf(THEMES, kept.theme) ?? DEFAULT_SETTINGS.theme,
    board: oneOf(BOARD_THEMES, kept.board) ?? DEFAULT_SETTINGS.board,
    pieces: oneOf(PIECE_SETS, kept.pieces) ?? DEFAULT_SETTINGS.pieces,
    coordinates: flag(kept, "coordinates"),
    animation: flag(kept, "animation"),
    sound: flag(kept, "sound"),
    premoves: flag(kept, "premoves"),
    analysisEngine: flag(kept, "analysisEngine"),
    analysisLines: lines(kept.analysisLines) ?? DEFAULT_SETTINGS.analysisLines,
    analysisArrows: flag(kept, "analysisArrows"),
    evaluationBar: flag(kept, "evaluationBar"),
    letterKeys: flag(kept, "letterKeys"),
    keyPreset: word(kept.keyPreset) ?? DEFAULT_SETTINGS.keyPreset,
    keys: bindings(kept.keys),
  };
}

type Kept = Readonly<Record<string, unknown>>;

function flag(kept: Kept, name: FlagName): boolean {
  const value = kept[name];
  return typeof value === "boolean" ? value : DEFAULT_SETTINGS[name];
}

/** The settings that are on or off. */
type FlagName = {
  [K in keyof Settings]: Settings[K] extends boolean ? K : never;
}[keyof Settings];

function parse(text: string | null): Kept {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function oneOf<T extends string>(all: readonly T[], value: unknown): T | undefined {
  return all.find((known) => known === value);
}

/** A name as presets have it. */
function word(value: unknown): string | undefined {
  return typeof value === "string" && /^[a-z0-9-]{1,32}$/.test(value) ? value : undefined;
}

function lines(value: unknown): number | undefined {
  if (typeof value !== "number" || !Number.isInteger(value)) return undefined;
  return value >= 1 && value <= MAX_ANALYSIS_LINES ? value : undefined;
}

const MAX_BINDING_LENGTH = 40;

function bindings(value: unknown): Readonly<Record<string, string>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && entry[1].length <= MAX_BINDING_LENGTH,
    ),
  );
}
