import { COLOURS, type Colour, type Piece, ROLES, type Role } from "@kibitz/rules/chess";
import { DRAWINGS } from "./drawings.ts";
import "./pieces.css";

const SVG = "http://www.w3.org/2000/svg";

let installed = false;

/**
 * Puts the drawings of all pieces into the page once; whatever draws a piece then names it by
 * `drawingId`, so that a board holds no outlines of its own.
 */
export function installPieces(): void {
  if (installed) return;
  installed = true;
  const sprite = document.createElementNS(SVG, "svg");
  sprite.setAttribute("class", "piece-sprite");
  sprite.setAttribute("aria-hidden", "true");
  for (const colour of COLOURS) {
    for (const role of ROLES) sprite.append(symbolOf(colour, role));
  }
  document.body.append(sprite);
}

/** A piece as boards name it: "white-knight". */
export const kindOf = ({ colour, role }: Piece): string => `${colour}-${role}`;

/** The id of the drawing of a kind of piece. */
export const drawingId = (kind: string): string => `piece-${kind}`;

function symbolOf(colour: Colour, role: Role): SVGSymbolElement {
  const symbol = document.createElementNS(SVG, "symbol");
  symbol.id = drawingId(kindOf({ colour, role }));
  symbol.setAttribute("viewBox", "0 0 45 45");
  const { body, lines } = DRAWINGS[role];
  symbol.append(pathOf(body, `piece-body ${colour}`), pathOf(lines, `piece-lines ${colour}`));
  return symbol;
}

function pathOf(outline: string, className: string): SVGPathElement {
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", outline);
  path.setAttribute("class", className);
  return path;
}
