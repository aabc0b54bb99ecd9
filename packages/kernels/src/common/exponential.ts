/**
 * e to the power of x, good enough for a chance: the 64th power of the series of a 64th. The
 * language's own keeps a table in memory, where the blocks of the ABI lie.
 */
export function exponential(x: f64): f64 {
  const y = max(min(x, 20), -20) / 64;
  let power = 1.0 + y * (1.0 + (y / 2) * (1.0 + (y / 3) * (1.0 + y / 4)));
  for (let i = 0; i < 6; i++) power *= power;
  return power;
}
