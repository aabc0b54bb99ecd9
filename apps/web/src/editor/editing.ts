import { useNavigate, useParams } from "@solidjs/router";
import { createEffect, createMemo, createSignal, on } from "solid-js";
import { tellFault } from "../app/notices.ts";
import { useOwnAddress } from "../app/own-address.ts";
import {
  addressOfPosition,
  positionFromAddress,
  unknownVariant,
  variantsFor,
} from "../app/position-address.ts";
import { useQuery } from "../app/query.ts";
import type { GameEntry } from "../games/game-entry.ts";
import { chance } from "../play/table-maker.ts";
import { beginDraft, changeDraft, type Draft, redoDraft, undoDraft } from "./draft.ts";

/** The draft of the editor's screen. The address always holds it, so that a reload brings it back. */
export function createEditing<P, M, S extends string>(entry: GameEntry<P, M, S>) {
  const params = useParams<{ position?: string }>();
  const query = useQuery();
  const navigate = useNavigate();
  const showAddress = useOwnAddress();
  const parse = ({ text, variant }: Draft) => entry.game(variant).notation.parsePosition(text);

  const addressed = (): Draft => {
    const text = positionFromAddress(params.position ?? "");
    const drafts = variantsFor(entry, query("variant")).map((variant) => ({ text, variant }));
    const [usual = { text, variant: "" }] = drafts;
    if (text === "") return startOf(entry, usual.variant);
    return drafts.find((draft) => parse(draft).ok) ?? usual;
  };
  const [history, setHistory] = createSignal(beginDraft(addressed()));
  const draft = () => history().now;
  const change = (now: Partial<Draft>): void => {
    setHistory((before) => changeDraft(before, { ...before.now, ...now }));
  };

  const tellUnknown = (named: string | undefined): void =>
    tellFault(unknownVariant(entry, named, addressed().variant));
  createEffect(on(() => query("variant"), tellUnknown));

  const addressOf = (now: Draft): string => addressOfPosition(entry, "editor", now);
  createEffect(on(draft, (now) => showAddress({ address: addressOf(now) }), { defer: true }));
  const readAddress = (asked: Draft): void => {
    // White space that is just being typed stands in no address.
    if (params.position && addressOf(asked) !== addressOf(draft())) change(asked);
  };
  createEffect(on(addressed, readAddress, { defer: true }));

  return {
    history,
    draft,
    /** The draft as a position, or why it is none yet. */
    position: createMemo(() => parse(draft())),
    change,
    undo: () => setHistory(undoDraft),
    redo: () => setHistory(redoDraft),
    chooseVariant: (variant: string) =>
      change({ variant, text: textUnder(entry, draft(), variant) }),
    start: () => change(startOf(entry, draft().variant)),
    leave: (screen: "analysis" | "play") => navigate(addressOfPosition(entry, screen, draft())),
  };
}

/** A start position becomes that of the other rules; what was set up by hand is fitted to them. */
function textUnder<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  { text, variant }: Draft,
  next: string,
): string {
  const { notation, start } = entry.game(variant);
  const isStart = !entry.startsByLot?.(next) && text === notation.formatPosition(start());
  return isStart ? startOf(entry, next).text : (entry.fitSetup?.(text, next) ?? text);
}

function startOf<P, M, S extends string>(entry: GameEntry<P, M, S>, variant: string): Draft {
  const start = entry.newPosition(variant, chance());
  return { variant, text: entry.game(variant).notation.formatPosition(start) };
}
