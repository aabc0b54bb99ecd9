import type { Colour, Role } from "@kibitz/rules/chess";

/** Outlines in a box of 45 x 45, drawn for Kibitz; one path of the body, one of its inner lines. */
const DRAWINGS: Readonly<Record<Role, { readonly body: string; readonly lines: string }>> = {
  pawn: {
    body: "M22.5 8.5a5.6 5.6 0 0 0-3.9 9.6c-2 1-3.1 2.6-3.4 4.4h3.6c-.3 5-2.2 8.2-6.3 11v4.5h20v-4.5c-4.1-2.8-6-6-6.3-11h3.6c-.3-1.8-1.4-3.4-3.4-4.4a5.6 5.6 0 0 0-3.9-9.6z",
    lines: "M12.5 33.5h20",
  },
  rook: {
    body: "M11 8.5v8l3.5 2.5v11.5l-3.5 3.5h-1.5v4.5h26v-4.5h-1.5l-3.5-3.5v-11.5l3.5-2.5v-8h-4.5v3.5h-4.5v-3.5h-5v3.5h-4.5v-3.5z",
    lines: "M14.5 19h16M14.5 30.5h16M11 34h23",
  },
  knight: {
    body: "M20 8.5l-1.5-3.5 5.5 3c7.5 1 12 7.5 12 16.5v13.5h-22.5v-3.5c0-5 4-7.5 7.5-11.5l-3.5 1-4 4-3.5-.5-1.5-4 6.5-9.5c.5-2.5 2.5-4.5 5-5.5z",
    lines: "M20 14.2l.1.1M13.5 34h22.5M24.5 12.5c4.5 2.5 6.5 7 6.5 12.5",
  },
  bishop: {
    body: "M22.5 5.5a2.8 2.8 0 0 0-1.7 5c-4.8 3.3-7.8 7.3-7.8 11.5 0 3.2 1.6 5.7 4 7.3l-1.5 4.2h-4.5v4.5h23v-4.5h-4.5l-1.5-4.2c2.4-1.6 4-4.1 4-7.3 0-4.2-3-8.2-7.8-11.5a2.8 2.8 0 0 0-1.7-5z",
    lines: "M17 29.3h11M15.5 33.5h14M22.5 16v8M18.5 20h8",
  },
  queen: {
    body: "M22.5 5.5a2.6 2.6 0 0 0-1.3 4.9l-3.7 9-5.2-6.8a2.5 2.5 0 1 0-2.3 1l3.5 15.9-2 4v4.5h22v-4.5l-2-4 3.5-15.9a2.5 2.5 0 1 0-2.3-1l-5.2 6.8-3.7-9a2.6 2.6 0 0 0-1.3-4.9z",
    lines: "M13.5 29.5c6-1.5 12-1.5 18 0M11.5 33.5h22",
  },
  king: {
    body: "M21 4v3h-3v3h3v4.3c-1.2.6-2.1 1.7-2.6 3.1-5.4-2.6-11.4.1-11.4 5.9 0 3.7 2.5 6.6 5 8.7l-.5 2v4h22v-4l-.5-2c2.5-2.1 5-5 5-8.7 0-5.8-6-8.5-11.4-5.9-.5-1.4-1.4-2.5-2.6-3.1v-4.3h3v-3h-3v-3z",
    lines: "M12 32c6.5-2 14.5-2 21 0M22.5 30.5v-8.5M11.5 34h22",
  },
};

const SVG = "http://www.w3.org/2000/svg";

/** A piece as an SVG element without a name of its own: its square is what is labelled. */
export function drawPiece(role: Role, colour: Colour): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 45 45");
  svg.setAttribute("class", `piece ${colour}`);
  svg.setAttribute("aria-hidden", "true");
  const { body, lines } = DRAWINGS[role];
  svg.append(drawPath(body, "body"), drawPath(lines, "lines"));
  return svg;
}

function drawPath(outline: string, className: string): SVGPathElement {
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", outline);
  path.setAttribute("class", className);
  return path;
}
