/** A set of keys that people know from another program. */
export interface KeyPreset {
  readonly id: string;
  readonly title: string;
  /** By the action's id; an action that is not named keeps the keys it came with. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
}

export const KEY_PRESETS: readonly KeyPreset[] = [
  { id: "lichess", title: "As on Lichess", keys: {} },
  {
    id: "sabaki",
    title: "As in Sabaki",
    // The tree grows downwards there, and variations stand beside each other.
    keys: {
      previous: ["ArrowUp"],
      next: ["ArrowDown"],
      "analysis-back": ["ArrowUp"],
      "analysis-forward": ["ArrowDown"],
      "analysis-above": ["ArrowLeft"],
      "analysis-below": ["ArrowRight"],
      "analysis-last-fork": ["Shift+ArrowUp"],
      "analysis-next-fork": ["Shift+ArrowDown"],
    },
  },
];

/** The keys of an action in a preset, or undefined where the preset does not name it. */
export function presetKeys(presetId: string, actionId: string): readonly string[] | undefined {
  return KEY_PRESETS.find(({ id }) => id === presetId)?.keys[actionId];
}
