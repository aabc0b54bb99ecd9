/** Copies `pos` to `next` and plays the legal `move` there, keys included. */
export function make(pos: usize, move: i32, next: usize): void {}

/** Copies `pos` to `next` with the other side to move; only when not in check. */
export function makeNull(pos: usize, next: usize): void {}
