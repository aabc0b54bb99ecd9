import { LEVELS } from "@kibitz/engine";
import { GameScreen } from "./game/game-screen.ts";
import { startEngine } from "./game/table.ts";
import { pageParts } from "./page.ts";

const parts = pageParts();
parts.level.max = String(LEVELS.length);

try {
  const screen = new GameScreen(parts, await startEngine());
  screen.open();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  parts.status.textContent = "The engine could not be started.";
  parts.fault.hidden = false;
  parts.fault.textContent = `${reason} Please reload the page, or try a current browser.`;
}
