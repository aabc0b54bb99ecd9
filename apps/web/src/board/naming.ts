import type { Place } from "./board-props.ts";

/** What a step to a place would do there. */
export type TargetKind = "move" | "capture";

/** Where each movable thing may go. */
export type Targets = ReadonlyMap<Place, ReadonlyMap<Place, TargetKind>>;

/** What follows when a person names a place, by click, tap, key or drop. */
export type Naming =
  | { readonly kind: "step"; readonly from: Place; readonly to: Place }
  | { readonly kind: "select"; readonly place: Place }
  | { readonly kind: "clear" }
  /** It cannot go there; without `from`, nothing on the place can move at all. */
  | { readonly kind: "miss"; readonly from: Place | undefined; readonly to: Place };

/**
 * A target of the selected place is stepped to, even where something movable stands on it;
 * the selected place itself is put down; another movable one is taken instead.
 */
export function namePlace(targets: Targets, selected: Place | undefined, place: Place): Naming {
  if (selected !== undefined && targets.get(selected)?.has(place)) {
    return { kind: "step", from: selected, to: place };
  }
  if (place === selected) return { kind: "clear" };
  if (targets.has(place)) return { kind: "select", place };
  return { kind: "miss", from: selected, to: place };
}
