import { createMemo, createSignal } from "solid-js";
import { announce } from "../../../app/announcer.ts";
import type { Place } from "../../../board/board-props.ts";
import { placeOfCell } from "../../../board/pointer.ts";
import type { EditorProps } from "../../game-entry.ts";
import { placeWords } from "../effects.ts";
import { countAt, type EditedGame, type MancalaSetup, withCount } from "./setup.ts";

/** What a click on a pit does. */
export type Tool = "add" | "take" | "empty";

/** Digits that follow each other within this time are one number. */
const ONE_NUMBER_MS = 1200;

export type SetupEditing = ReturnType<typeof createSetupEditing>;

/** What can be done to the setup of an editor; each change goes out as text and comes back. */
export function createSetupEditing(
  props: Pick<EditorProps<"south" | "north">, "text" | "variant" | "onChange">,
  game: EditedGame,
) {
  const first = game.parse(props.text) ?? NOTHING;
  const setup = createMemo<MancalaSetup>((before) => game.parse(props.text) ?? before, first);
  /** Whether the text is the board that is shown, or none and the board what it was before. */
  const isRead = createMemo(() => game.parse(props.text) !== undefined);
  const [tool, setTool] = createSignal<Tool>("add");
  const [chosen, choose] = createSignal<Place>();
  const change = (next: MancalaSetup): void => props.onChange(game.format(next));
  const put = (place: Place, count: number): void => {
    change(withCount(setup(), place, count));
    announce(`${placeWords(place)}, ${countAt(setup(), place)}`);
  };
  const add = (place: Place, seeds: number): void => put(place, countAt(setup(), place) + seeds);
  const point = (place: Place): void => {
    choose(place);
    if (tool() === "empty") put(place, 0);
    else add(place, tool() === "add" ? 1 : -1);
  };

  let typed = { place: -1, digits: "", atMs: 0 };
  const typeDigit = (place: Place, digit: string, atMs: number): void => {
    const goesOn = typed.place === place && atMs - typed.atMs < ONE_NUMBER_MS;
    typed = { place, digits: ((goesOn ? typed.digits : "") + digit).slice(-3), atMs };
    put(place, Number(typed.digits));
  };
  /** Digits, plus and minus, and Delete on the cell that has the focus. */
  const press = (event: KeyboardEvent): void => {
    const place = placeOfCell(event.target);
    if (place === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (/^\d$/.test(key)) typeDigit(place, key, event.timeStamp);
    else if (key === "+" || key === "=") add(place, 1);
    else if (key === "-") add(place, -1);
    else if (key === "Delete" || key === "Backspace") put(place, 0);
    else return;
    choose(place);
    event.preventDefault();
    event.stopPropagation();
  };
  return { setup, isRead, change, put, add, point, press, tool, setTool, chosen, choose };
}

const NOTHING: MancalaSetup = {
  pits: { south: [0], north: [0] },
  sideToMove: "south",
  moveNumber: 1,
};
