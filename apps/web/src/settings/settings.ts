import { createStore } from "solid-js/store";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

/** What a person has chosen; kept by the browser. */
export interface Settings {
  readonly theme: Theme;
  /** Names of `design/boards.css`. */
  readonly board: string;
  readonly pieces: string;
  readonly coordinates: boolean;
  readonly animation: boolean;
  readonly sound: boolean;
  readonly premoves: boolean;
  /** Lines that the analysis shows. */
  readonly analysisLines: number;
  readonly analysisArrows: boolean;
  readonly evaluationBar: boolean;
  /** Key bindings that differ from the preset, by the action's id. */
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
  analysisLines: 3,
  analysisArrows: true,
  evaluationBar: true,
  keys: {},
};

const [settings, set] = createStore<Settings>(DEFAULT_SETTINGS);

export { settings };

export function changeSettings(change: Partial<Settings>): void {
  set(change);
}
