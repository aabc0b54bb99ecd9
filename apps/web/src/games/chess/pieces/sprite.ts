import { COLOURS, type Colour, type Piece, ROLES, type Role } from "@kibitz/rules/chess";
import { svgElement } from "../../../design/svg-element.ts";
import type { Drawing } from "./drawing.ts";
import { KIBITZ } from "./kibitz.ts";
import "../../../design/pieces.css";
import "./pieces.css";

let installed = false;

/**
 * Puts the drawings of all pieces into the page once; whatever draws a piece then names it by
 * `drawingId`, so that a board holds no outlines of its own.
 */
export function installPieces(): void {
  if (installed) return;
  installed = true;
  const sprite = svgElement("svg", { class: "piece-sprite", "aria-hidden": "true" });
  for (const colour of COLOURS) {
    sprite.append(shading(colour));
    for (const role of ROLES) sprite.append(symbolOf(colour, role, KIBITZ[role]));
  }
  document.body.append(sprite);
}

/** A piece as boards name it: "white-knight". */
export const kindOf = ({ colour, role }: Piece): string => `${colour}-${role}`;

/** The id of the drawing of a kind of piece. */
export const drawingId = (kind: string): string => `piece-${kind}`;

/** The light falls from the left on a turned body. */
function shading(colour: Colour): SVGElement {
  const gradient = svgElement("linearGradient", { id: `piece-shading-${colour}` });
  for (const [part, offset] of [
    ["rim", "0"],
    ["lit", "0.32"],
    ["shaded", "1"],
  ] as const) {
    gradient.append(svgElement("stop", { class: `piece-${part} ${colour}`, offset }));
  }
  return gradient;
}

function symbolOf(colour: Colour, role: Role, { foot, body, lines, dots }: Drawing): SVGElement {
  const id = drawingId(kindOf({ colour, role }));
  const symbol = svgElement("symbol", { id, viewBox: "0 0 100 100" });
  symbol.append(
    svgElement("path", { d: body, class: "piece-halo" }),
    svgElement("ellipse", {
      class: "piece-shadow",
      cx: "51.5",
      cy: "89",
      rx: String(foot + 3),
      ry: "4.5",
    }),
    svgElement("path", { d: body, class: `piece-body ${colour}` }),
    svgElement("path", { d: lines, class: `piece-lines ${colour}` }),
  );
  if (dots !== undefined) {
    symbol.append(svgElement("path", { d: dots, class: `piece-dots ${colour}` }));
  }
  return symbol;
}
