import Handshake from "lucide-solid/icons/handshake";
import Play from "lucide-solid/icons/play";
import RefreshCw from "lucide-solid/icons/refresh-cw";
import X from "lucide-solid/icons/x";
import { Button } from "../design/Button.tsx";
import type { Table } from "./table.ts";

/** What can be done about an engine that has died. */
export function FailureCard<P, M, S extends string>(props: { readonly table: Table<P, M, S> }) {
  return (
    <div class="play-card" data-tone="bad">
      <Button tone="primary" icon={<RefreshCw />} onClick={() => props.table.retry()}>
        Try again
      </Button>
    </div>
  );
}

export function PausedCard<P, M, S extends string>(props: { readonly table: Table<P, M, S> }) {
  return (
    <div class="play-card">
      <Button tone="primary" icon={<Play />} onClick={() => props.table.resume()}>
        Continue
      </Button>
    </div>
  );
}

/** The answers to an offer of a draw. */
export function OfferCard<P, M, S extends string>(props: { readonly table: Table<P, M, S> }) {
  return (
    <div class="play-card">
      <Button icon={<Handshake />} onClick={() => props.table.answerDraw(true)}>
        Accept the draw
      </Button>
      <Button icon={<X />} onClick={() => props.table.answerDraw(false)}>
        Decline
      </Button>
    </div>
  );
}
