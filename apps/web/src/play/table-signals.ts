import type { ClockReading, PerSide } from "@kibitz/engine";
import { perSide } from "@kibitz/engine";
import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from "solid-js";
import { announce, announceNow } from "../app/announcer.ts";
import { notify } from "../app/notices.ts";
import { playSound } from "../sound/sound.ts";
import { isLow, warningBetween } from "./clock-face.ts";
import { isPerson } from "./seats.ts";
import type { Table } from "./table.ts";
import type { Happening, TableView } from "./table-view.ts";
import { endingSentence, lineAt, shortName } from "./words.ts";

const TICK_MS = 100;

/** What is to be seen of a table; it is heard as well. */
export function createTableView<P, M, S extends string>(
  table: Table<P, M, S>,
): Accessor<TableView<P, M, S>> {
  const [view, setView] = createSignal(table.view);
  onCleanup(
    table.subscribe({
      onView: (next) => setView(next),
      onHappening: (happening) => sound(table, happening),
    }),
  );
  const faultText = createMemo(() => view().fault?.message);
  createEffect(() => {
    const text = faultText();
    if (text !== undefined) notify({ tone: "fault", text });
  });
  return view;
}

function sound<P, M, S extends string>(
  table: Table<P, M, S>,
  { change, before }: Happening<P, M, S>,
): void {
  const { entry, variant } = table.identity;
  if (change.kind === "moved") playSound(entry.soundOf(change.move, before, variant));
  if (change.kind === "over") {
    playSound("end");
    announceNow(endingSentence(table.speaker, table.view.state, change.outcome));
  }
}

/** Which moment of the game is looked at; the newest unless the person has gone back. */
export function createLook<P, M, S extends string>(
  table: Table<P, M, S>,
  view: Accessor<TableView<P, M, S>>,
) {
  const newest = createMemo(() => view().state.line);
  const [chosen, setChosen] = createSignal<number>();
  const plies = () => newest().moves.length;
  const ply = () => Math.min(chosen() ?? plies(), plies());
  const line = createMemo(() => lineAt(table.game, newest(), ply()));
  const go = (to: number) => setChosen(to >= plies() ? undefined : Math.max(0, to));
  return {
    line,
    ply,
    plies,
    isBack: () => ply() < plies(),
    go,
    toGame: () => setChosen(undefined),
  };
}

export type Look<P, M, S extends string> = ReturnType<typeof createLook<P, M, S>>;

export type ClockFaces<S extends string> = PerSide<S, ClockReading | undefined>;

/** What the clocks show, read anew while one of them runs; a person hears when little is left. */
export function createClocks<P, M, S extends string>(
  table: Table<P, M, S>,
  view: Accessor<TableView<P, M, S>>,
): Accessor<ClockFaces<S>> {
  const { sides } = table.game;
  const read = () => perSide(sides, (side) => table.clock(side));
  const [faces, setFaces] = createSignal<ClockFaces<S>>(read());
  const isTimed = sides.some((side) => view().state.clock.controls[side].kind !== "none");
  const tick = () => {
    const before = faces();
    const now = read();
    setFaces(() => now);
    for (const side of sides) warn(table, side, before[side], now[side]);
  };
  createEffect(() => {
    const isRunning = view().state.status.kind === "playing" && isTimed;
    setFaces(() => read());
    if (!isRunning) return;
    const timer = setInterval(tick, TICK_MS);
    onCleanup(() => clearInterval(timer));
  });
  return faces;
}

function warn<P, M, S extends string>(
  table: Table<P, M, S>,
  side: S,
  before: ClockReading | undefined,
  now: ClockReading | undefined,
): void {
  if (!before || !now || !isPerson(table.seats[side])) return;
  const sentence = warningBetween(before.remainingMs, now.remainingMs);
  if (sentence === undefined) return;
  const whose = table.ownSide === undefined ? `${shortName(table.speaker, side)}: ` : "";
  announce(`${whose}${sentence}`);
  if (isLow(now, table.view.state.clock.controls[side])) playSound("low-time");
}
