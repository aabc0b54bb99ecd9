import { createRandom, type Random } from "@kibitz/rules";
import { svgElement } from "./svg-element.ts";

let installed = false;

/**
 * Puts the materials that the themes of `design/boards.css` lay over their squares into the page
 * once. The dice that draw them are seeded: a board looks the same every day.
 */
export function installTextures(): void {
  if (installed) return;
  installed = true;
  document.body.append(
    svgElement("svg", { class: "board-textures", "aria-hidden": "true" }, [
      light(),
      bowlShade(),
      checkMask(),
      pattern("board-maple", { width: 270, height: 430 }, "#8a5a22", veins(7, 0.2)),
      pattern("board-walnut", { width: 330, height: 430 }, "#250f03", veins(11, 0.26)),
      pattern("board-slate", { width: 170, height: 130 }, "#0b161e", cleavage(5, 0.2)),
      pattern("board-felt", { width: 90, height: 90 }, "#05241a", fibres(3, 0.2)),
      pattern("board-hatch", { width: 10, height: 10 }, "#3a352c", HATCH),
    ]),
  );
}

interface Tile {
  readonly width: number;
  readonly height: number;
}

interface Stroke {
  readonly d: string;
  readonly width: number;
  readonly opacity: number;
}

/** A little brighter at the top left than at the bottom right. */
function light(): SVGElement {
  return svgElement("linearGradient", { id: "board-light", x2: "1", y2: "1" }, [
    svgElement("stop", { "stop-color": "#fff", "stop-opacity": "0.12" }),
    svgElement("stop", { "stop-color": "#000", "stop-opacity": "0.12", offset: "1" }),
  ]);
}

/** In a bowl the wall towards the light lies in shadow, and the one across shines. */
function bowlShade(): SVGElement {
  const stop = (colour: string, opacity: number, offset: number): SVGElement =>
    svgElement("stop", {
      "stop-color": colour,
      "stop-opacity": String(opacity),
      offset: String(offset),
    });
  return svgElement(
    "linearGradient",
    { id: "bowl-shade", x1: "0.25", y1: "0", x2: "0.75", y2: "1" },
    [stop("#000", 0.55, 0), stop("#000", 0.12, 0.3), stop("#fff", 0, 0.65), stop("#fff", 0.16, 1)],
  );
}

/** Lets the middle of a square through and fades towards its edge. */
function checkMask(): SVGElement {
  const glow = svgElement("radialGradient", { id: "board-glow" }, [
    svgElement("stop", { "stop-color": "#fff", offset: "0.3" }),
    svgElement("stop", { "stop-color": "#fff", "stop-opacity": "0.2", offset: "1" }),
  ]);
  const seen = svgElement("rect", { width: "1", height: "1", fill: "url(#board-glow)" });
  return svgElement("mask", { id: "board-check", maskContentUnits: "objectBoundingBox" }, [
    glow,
    seen,
  ]);
}

/** Veins of wood along the columns. A tile does not divide the squares: each has its own. */
function veins(seed: number, strength: number): Stroke[] {
  const random = createRandom(seed);
  return Array.from({ length: 64 }, () => ({
    d: vein(random, between(random, 0, 330), 430),
    width: between(random, 0.4, 2.2),
    opacity: between(random, 0.25, 1) * strength,
  }));
}

/** A line that sways by whole waves, so that the tile joins itself. */
function vein(random: Random, x: number, height: number): string {
  const sway = between(random, 1, 4.5);
  const phase = between(random, 0, 2 * Math.PI);
  const points = Array.from({ length: 17 }, (_, step) => {
    const turn = (2 * Math.PI * step) / 16;
    const swayed = x + sway * (Math.sin(turn + phase) + 0.35 * Math.sin(3 * turn + 2 * phase));
    return written(swayed, (height * step) / 16);
  });
  return `M${points.join("L")}`;
}

/** Slate splits along lines that lie flat. */
function cleavage(seed: number, strength: number): Stroke[] {
  const random = createRandom(seed);
  return Array.from({ length: 100 }, () => ({
    d: `M${written(between(random, 0, 170), between(random, 0, 130))}l${written(
      between(random, 2, 20),
      between(random, -1.5, 1.5),
    )}`,
    width: between(random, 0.5, 1.5),
    opacity: between(random, 0.2, 1) * strength,
  }));
}

/** Short threads in all directions. */
function fibres(seed: number, strength: number): Stroke[] {
  const random = createRandom(seed);
  return Array.from({ length: 120 }, () => {
    const turn = between(random, 0, 2 * Math.PI);
    const start = written(between(random, 0, 90), between(random, 0, 90));
    return {
      d: `M${start}l${written(6 * Math.cos(turn), 6 * Math.sin(turn))}`,
      width: 0.9,
      opacity: between(random, 0.2, 1) * strength,
    };
  });
}

/** The dark squares of a printed diagram. */
const HATCH: readonly Stroke[] = [{ d: "M-2 2L2 -2M0 10L10 0M8 12L12 8", width: 1.7, opacity: 1 }];

function pattern(id: string, tile: Tile, ink: string, strokes: readonly Stroke[]): SVGElement {
  const attributes = {
    id,
    width: String(tile.width),
    height: String(tile.height),
    patternUnits: "userSpaceOnUse",
    stroke: ink,
    fill: "none",
  };
  return svgElement(
    "pattern",
    attributes,
    strokes.map(({ d, width, opacity }) =>
      svgElement("path", {
        d,
        "stroke-width": width.toFixed(1),
        "stroke-opacity": opacity.toFixed(2),
      }),
    ),
  );
}

const between = (random: Random, low: number, high: number): number =>
  low + (high - low) * random.next();

const written = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
