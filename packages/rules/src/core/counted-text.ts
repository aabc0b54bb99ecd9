/** "8 seeds", "1 seed", "2.3 seeds": an amount of what a plural such as "seeds" names. */
export function countedText(amount: number | string, plural: string): string {
  return `${amount} ${String(amount) === "1" ? plural.replace(/s$/, "") : plural}`;
}
