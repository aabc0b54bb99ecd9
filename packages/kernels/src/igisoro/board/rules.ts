// The rules of the loaded position.

/** A bit for each pit of the ring from which a lap may be reversed. */
export let reversePits: i32 = 0;
export let optionalCapture: bool = false;
export let resowFromTurn: bool = false;

export function setRules(reverse: i32, optional: bool, fromTurn: bool): void {
  reversePits = reverse;
  optionalCapture = optional;
  resowFromTurn = fromTurn;
}
