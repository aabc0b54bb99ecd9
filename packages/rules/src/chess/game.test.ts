import { describe, it } from "vitest";
import { conformanceChecks } from "../kit/index.ts";
import { chess960Start } from "./chess960.ts";
import { createChess } from "./game.ts";

describe.each(["standard", "chess960"] as const)(
  "chess keeps the promises of Game, %s",
  (variant) => {
    const starts = variant === "chess960" ? [0, 959].map(chess960Start) : [];
    const checks = conformanceChecks(createChess({ variant }), {
      maxPlies: 2000,
      starts,
      games: 3,
    });
    for (const check of checks) it(check.name, check.run);
  },
);
