/**
 * A number of 53 bits that is the same for the same texts and numbers: two 32-bit FNV-1a
 * hashes side by side. Among a million games two different ones hardly ever meet.
 */
export function fingerprintOf(parts: Iterable<string | number>): number {
  let low = 0x811c9dc5;
  let high = 0x01234567;
  const add = (code: number): void => {
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + 0x9e37), 0x01000193);
  };
  for (const part of parts) {
    if (typeof part === "number") add(part);
    else for (let index = 0; index < part.length; index++) add(part.charCodeAt(index));
    add(0xffff);
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
