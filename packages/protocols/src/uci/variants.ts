import { IGISORO_RULES, KALAH_RULES, OWARE_RULES } from "./mancala.ts";
import type { UciVariant } from "./settings.ts";

/** The games that we can speak of, chess first, since programs that know no variants expect it. */
export const UCI_VARIANTS: readonly UciVariant[] = [
  { name: "chess", hasRatings: true },
  { name: "kalah", rules: KALAH_RULES },
  { name: "oware", rules: OWARE_RULES },
  { name: "igisoro", rules: IGISORO_RULES },
];
