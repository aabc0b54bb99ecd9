import {
  type ChessSetup,
  type ChessVariant,
  COLOURS,
  type Colour,
  castlingRook,
  MAX_COUNTER,
  parseSquare,
  possibleEnPassant,
  sideName,
  squareName,
  WINGS,
  type Wing,
  withCastling,
  withEnPassant,
  withSideToMove,
} from "@kibitz/rules/chess";
import { createMemo, For } from "solid-js";
import { CountField } from "../../../design/CountField.tsx";
import { Segmented } from "../../../design/Segmented.tsx";
import { Select } from "../../../design/Select.tsx";

export interface SetupFieldsProps {
  readonly setup: ChessSetup;
  readonly variant: ChessVariant;
  onChange(setup: ChessSetup): void;
}

/** All of a setup that does not stand on the board. */
export function SetupFields(props: SetupFieldsProps) {
  return (
    <>
      <Segmented
        label="Side to move"
        options={COLOURS.map((value) => ({ value, label: sideName(value) }))}
        value={props.setup.sideToMove}
        onChange={(side) => props.onChange(withSideToMove(props.setup, side, props.variant))}
      />
      <CastlingRights {...props} />
      <div class="setup-numbers">
        <EnPassant {...props} />
        <CountField
          label="Halfmove clock"
          value={props.setup.halfmoveClock}
          least={0}
          most={MAX_COUNTER}
          onChange={(halfmoveClock) => props.onChange({ ...props.setup, halfmoveClock })}
        />
        <CountField
          label="Move number"
          value={props.setup.fullmoveNumber}
          least={1}
          most={MAX_COUNTER}
          onChange={(fullmoveNumber) => props.onChange({ ...props.setup, fullmoveNumber })}
        />
      </div>
    </>
  );
}

const CASTLING: Readonly<Record<Wing, string>> = { kingSide: "O-O", queenSide: "O-O-O" };
const WING_NAMES: Readonly<Record<Wing, string>> = {
  kingSide: "king side",
  queenSide: "queen side",
};

function CastlingRights(props: SetupFieldsProps) {
  return (
    <fieldset class="castling-rights">
      <legend class="field-label">Castling</legend>
      <For each={COLOURS}>
        {(side) => <For each={WINGS}>{(wing) => <Right {...props} side={side} wing={wing} />}</For>}
      </For>
    </fieldset>
  );
}

/** A right that the board does not bear can only be taken away. */
function Right(props: SetupFieldsProps & { readonly side: Colour; readonly wing: Wing }) {
  const isGiven = () => props.setup.castling[props.side][props.wing] !== undefined;
  const isPossible = createMemo(
    () => castlingRook(props.setup.board, props.side, props.wing, props.variant) !== undefined,
  );
  const give = (allowed: boolean): void =>
    props.onChange(withCastling(props.setup, props.side, props.wing, allowed, props.variant));
  return (
    <label class="check">
      <input
        type="checkbox"
        aria-label={`${sideName(props.side)} ${CASTLING[props.wing]}, ${WING_NAMES[props.wing]}`}
        checked={isGiven()}
        disabled={!isGiven() && !isPossible()}
        onChange={(event) => give(event.currentTarget.checked)}
      />
      <span>
        {sideName(props.side)} {CASTLING[props.wing]}
      </span>
    </label>
  );
}

const NONE = "-";

function EnPassant(props: SetupFieldsProps) {
  const given = () => props.setup.enPassant;
  const squares = createMemo(() => {
    const square = given();
    const possible = possibleEnPassant(props.setup);
    return square === undefined || possible.includes(square) ? possible : [...possible, square];
  });
  const options = () => [
    { value: NONE, label: "none" },
    ...squares().map((square) => ({ value: squareName(square), label: squareName(square) })),
  ];
  const value = () => {
    const square = given();
    return square === undefined ? NONE : squareName(square);
  };
  return (
    <Select
      label="En passant"
      options={options()}
      value={value()}
      disabled={squares().length === 0}
      onChange={(name) => props.onChange(withEnPassant(props.setup, parseSquare(name)))}
    />
  );
}
