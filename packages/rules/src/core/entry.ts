/** Reads an entry that exists by construction; throws when it does not, since that is a bug. */
export function entry<T>(table: ArrayLike<T>, index: number): T {
  const value = table[index];
  if (value === undefined) throw new RangeError(`no entry ${index} in a table of ${table.length}`);
  return value;
}
