import type { Settings } from "../settings/read-settings.ts";
import type { KeyAction } from "./actions.ts";
import { presetKeys } from "./presets.ts";

/** What a person has chosen about keys. */
export type KeyChoice = Pick<Settings, "keys" | "keyPreset" | "letterKeys">;

/** An action as far as its keys matter. */
export type Bindable = Pick<KeyAction, "id" | "keys">;

/** The keys that an action has now: a person's own, else the preset's, else those it came with. */
export function keysOf(action: Bindable, choice: KeyChoice): readonly string[] {
  const own = choice.keys[action.id];
  const keys =
    own === undefined
      ? (presetKeys(choice.keyPreset, action.id) ?? action.keys)
      : own === ""
        ? []
        : [own];
  return choice.letterKeys ? keys : keys.filter((key) => !isCharacter(key));
}

/** Each key that does something now, with what it does; of two actions on one key the later has it. */
export function bindingsOf<A extends Bindable>(
  actions: readonly A[],
  choice: KeyChoice,
): ReadonlyMap<string, A> {
  return new Map(
    actions.flatMap((action) => keysOf(action, choice).map((key) => [key, action] as const)),
  );
}

/** The action that has `key` already, other than `id`. */
export function holderOf<A extends Bindable>(
  key: string,
  id: string,
  actions: readonly A[],
  choice: KeyChoice,
): A | undefined {
  return actions.find((other) => other.id !== id && keysOf(other, choice).includes(key));
}

/** The choice with `key` given to an action, and taken from the one that had it. */
export function rebind(
  action: Bindable,
  key: string,
  actions: readonly Bindable[],
  choice: KeyChoice,
): Readonly<Record<string, string>> {
  const holder = holderOf(key, action.id, actions, choice);
  const left = holder && keysOf(holder, choice).find((other) => other !== key);
  return {
    ...choice.keys,
    ...(holder === undefined ? {} : { [holder.id]: left ?? "" }),
    [action.id]: key,
  };
}

/**
 * Whether a key is a letter, digit or sign on its own. Who speaks to a computer types such
 * keys without meaning to, so that they can be turned off (WCAG 2.1.4).
 */
export function isCharacter(key: string): boolean {
  const [last = ""] = key.split(/\b\+/).slice(-1);
  return [...last].length === 1 && !/(Control|Alt|Meta|\$mod)\+/.test(key);
}
