import {
  backRank,
  type ChessMove,
  type ChessPosition,
  type Colour,
  forward,
  kingTargets,
  knightTargets,
  offset,
  opposite,
  type Piece,
  PROMOTION_ROLES,
  pawnTargets,
  rankOf,
  SQUARES,
  type Square,
  slidingRays,
} from "@kibitz/rules/chess";

/**
 * Where each piece of `side` could go if others moved out of its way or into it: every square
 * of its kind of movement, whatever stands there, and castling while the right to it lasts.
 */
export function premoves(position: ChessPosition, side: Colour): readonly ChessMove[] {
  return SQUARES.flatMap((from) => {
    const piece = position.board[from];
    return piece?.colour === side ? movesOf(position, piece, from) : [];
  });
}

function movesOf(position: ChessPosition, piece: Piece, from: Square): ChessMove[] {
  switch (piece.role) {
    case "pawn":
      return pawnMoves(piece.colour, from);
    case "knight":
      return movesTo(from, knightTargets(from));
    case "king":
      return movesTo(from, kingReach(position, piece.colour, from));
    default:
      return movesTo(from, slidingRays(piece.role, from).flat());
  }
}

const movesTo = (from: Square, targets: readonly Square[]): ChessMove[] =>
  targets.map((to) => ({ from, to }));

/** In Chess960 a castling rook may stand beside the king: that is one move, not two. */
function kingReach({ castling }: ChessPosition, side: Colour, from: Square): Square[] {
  const { kingSide, queenSide } = castling[side];
  const rooks = [kingSide, queenSide].filter((rook) => rook !== undefined);
  return [...new Set([...kingTargets(from), ...rooks])];
}

function pawnMoves(side: Colour, from: Square): ChessMove[] {
  const step = forward(side);
  const isUnmoved = rankOf(from) === backRank(side) + step;
  const targets = [
    ...pawnTargets(side, from),
    offset(from, 0, step),
    isUnmoved ? offset(from, 0, 2 * step) : undefined,
  ];
  return targets.filter((to) => to !== undefined).flatMap((to) => pawnMovesTo(side, from, to));
}

function pawnMovesTo(side: Colour, from: Square, to: Square): ChessMove[] {
  if (rankOf(to) !== backRank(opposite(side))) return [{ from, to }];
  return PROMOTION_ROLES.map((promotion) => ({ from, to, promotion }));
}
