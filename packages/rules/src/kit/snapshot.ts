/**
 * A text that two values share when they hold the same content: it tells whether a call changed
 * what it was given. Covers plain objects, arrays, typed arrays, maps, sets and bigints.
 */
export const snapshot = (value: unknown): string => JSON.stringify(value, replace);

function replace(_key: string, value: unknown): unknown {
  if (typeof value === "bigint") return `${value}n`;
  if (value instanceof Map || value instanceof Set) return [...value];
  if (ArrayBuffer.isView(value)) {
    return [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)];
  }
  return value;
}
