import { err, type Result } from "@kibitz/rules";
import { useLocation, useNavigate, useParams } from "@solidjs/router";
import { createMemo, createResource, Show } from "solid-js";
import { tellFault } from "../app/notices.ts";
import { useOwnAddress } from "../app/own-address.ts";
import { unknownVariant } from "../app/position-address.ts";
import { useQuery } from "../app/query.ts";
import type { GameEntry } from "../games/game-entry.ts";
import { gameStore } from "../library/store.ts";
import { AnalysisTable } from "./AnalysisTable.tsx";
import type { Ways } from "./desk.ts";
import type { Opened } from "./model.ts";
import { type Address, openKept, openPosition, openShared } from "./open-study.ts";

/** The analysis of any game: of what the address names, or from the start. */
export function AnalyseScreen<P, M, S extends string>(props: {
  readonly entry: GameEntry<P, M, S>;
}) {
  const { entry } = props;
  const address = createAddress();
  const navigate = useNavigate();
  const showAddress = useOwnAddress();
  const [opened, { mutate }] = createResource(address.wanted, (wanted) => open(entry, wanted));

  const ways: Ways<P, M, S> = { open: (found) => mutate(() => found), leave: navigate };
  const keptUnder = (id: string, isNewPlace: boolean): void => {
    // What the address asks for by now is on its way and takes this study's place.
    if (opened.loading) return;
    const onShow = () => address.own(id);
    showAddress({ address: `/${entry.id}/analysis?kept=${id}`, isNewPlace, onShow });
  };
  return (
    <Show when={opened.latest} keyed>
      {(found) => (
        <AnalysisTable
          entry={entry}
          opened={found}
          ways={ways}
          onKept={(id) => keptUnder(id, found.isNew === true)}
        />
      )}
    </Show>
  );
}

/** What the address asks for. It may follow a study that is open already and has got its place. */
function createAddress() {
  const params = useParams<{ position?: string }>();
  const query = useQuery();
  const location = useLocation();
  let ownId: string | undefined;
  const now = (): Address => ({
    position: params.position ?? "",
    variant: query("variant"),
    kept: query("kept"),
    ply: numberIn(query("ply")),
    at: query("at"),
    shared: location.hash.slice(1),
  });
  const wanted = createMemo((before: Address): Address => {
    const next = now();
    if (next.kept !== undefined && next.kept === ownId) return before;
    // Whoever comes back to the place later finds another study open.
    ownId = undefined;
    return next;
  }, now());
  return {
    wanted,
    own: (id: string): void => {
      ownId = id;
    },
  };
}

const numberIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/** What cannot be opened is said, and the start of the variant stands in its place. */
async function open<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  address: Address,
): Promise<Opened<P, M, S>> {
  const { variant, kept, shared } = address;
  const found = await find(entry, address);
  const opened = found.ok ? found : openPosition(entry, { position: "", variant });
  if (!opened.ok) throw new Error(opened.error);
  // A kept game and a study of a link bring their own rules.
  const isNamed = kept === undefined && shared === "";
  if (isNamed) tellFault(unknownVariant(entry, variant, opened.value.variant));
  if (!found.ok) tellFault(found.error);
  return opened.value;
}

async function find<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  address: Address,
): Promise<Result<Opened<P, M, S>, string>> {
  if (address.shared !== "") return openShared(entry, address.shared);
  if (address.kept === undefined) return openPosition(entry, address);
  const kept = await gameStore.get(address.kept);
  if (kept === undefined) {
    return err("This game is not kept in this browser. The start position stands here instead.");
  }
  return openKept(entry, kept, address);
}
