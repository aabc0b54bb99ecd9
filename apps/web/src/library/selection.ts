/** The rows of a list that a person has picked out, and the row where they are. */
export interface Selection {
  readonly chosen: ReadonlySet<string>;
  readonly current: string | undefined;
}

export const NO_SELECTION: Selection = { chosen: new Set(), current: undefined };

/** Goes to a row. */
export function goTo(selection: Selection, id: string | undefined): Selection {
  return { ...selection, current: id };
}

/** Picks a row, or no longer. */
export function toggle({ chosen }: Selection, id: string): Selection {
  const changed = new Set(chosen);
  if (!changed.delete(id)) changed.add(id);
  return { chosen: changed, current: id };
}

/** Picks all rows from the current one to `id`. */
export function extendTo(selection: Selection, ids: readonly string[], id: string): Selection {
  const from = ids.indexOf(selection.current ?? id);
  const to = ids.indexOf(id);
  const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { chosen: new Set([...selection.chosen, ...range]), current: id };
}

/** Picks all, or none where all are picked. */
export function toggleAll(selection: Selection, ids: readonly string[]): Selection {
  const all = ids.length > 0 && ids.every((id) => selection.chosen.has(id));
  return { ...selection, chosen: new Set(all ? [] : ids) };
}

/** Lets go of rows that are no longer in the list; the row in their place is then the current one. */
export function keepListed(
  selection: Selection,
  before: readonly string[],
  after: readonly string[],
): Selection {
  const listed = new Set(after);
  const chosen = new Set([...selection.chosen].filter((id) => listed.has(id)));
  const { current } = selection;
  if (current === undefined || listed.has(current)) return { chosen, current };
  const place = Math.min(before.indexOf(current), after.length - 1);
  return { chosen, current: after[place] };
}

/** What a key does to the row where a person is; undefined for keys that move nothing. */
export function rowAfterKey(
  key: string,
  row: number,
  count: number,
  rowsPerPage: number,
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + rowsPerPage,
    PageUp: row - rowsPerPage,
    Home: 0,
    End: count - 1,
  };
  const target = steps[key];
  return target === undefined || count === 0 ? undefined : Math.max(0, Math.min(target, count - 1));
}
