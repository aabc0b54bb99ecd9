import CircleAlert from "lucide-solid/icons/circle-alert";
import Info from "lucide-solid/icons/info";
import X from "lucide-solid/icons/x";
import { createEffect, For, onCleanup, onMount, Show } from "solid-js";
import { Button, IconButton } from "../design/Button.tsx";
import { announce, announceNow } from "./announcer.ts";
import { dismiss, type Notice, notices } from "./notices.ts";
import "./notices.css";

/** How long a sentence without anything to do stays; faults stay until they are put away. */
const SHOWN_MS = 8_000;

/** The sentences that the page has for the person. They never take the focus. */
export function Notices() {
  return (
    <section class="notices" aria-label="Notices" data-kb-top-layer="">
      <For each={notices()}>{(notice) => <Sentence notice={notice} />}</For>
    </section>
  );
}

function Sentence(props: { readonly notice: Notice }) {
  const put = (): void => dismiss(props.notice.id);
  const stays = (): boolean => props.notice.tone === "fault" || props.notice.action !== undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    if (!stays()) timer = setTimeout(put, SHOWN_MS);
  };
  onMount(() => {
    wait();
    (props.notice.tone === "fault" ? announceNow : announce)(props.notice.text);
  });
  createEffect(wait);
  onCleanup(() => clearTimeout(timer));
  return (
    <div
      class="notice"
      data-tone={props.notice.tone}
      onPointerEnter={() => clearTimeout(timer)}
      onPointerLeave={wait}
      onFocusIn={() => clearTimeout(timer)}
      onFocusOut={wait}
    >
      {props.notice.tone === "fault" ? <CircleAlert /> : <Info />}
      <p>{props.notice.text}</p>
      <Show when={props.notice.action} keyed>
        {(action) => (
          <Button
            onClick={() => {
              put();
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </Show>
      <IconButton label="Put away" icon={<X />} onClick={put} />
    </div>
  );
}
