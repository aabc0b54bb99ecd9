const MAX_LENGTH = 40;

/** Foreign text made safe to show in a message: short and on one line. */
export function excerpt(text: string): string {
  const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}...` : text;
  return `'${short.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")}'`;
}
