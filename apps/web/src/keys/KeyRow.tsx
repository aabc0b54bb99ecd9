import { createSignal, For, Show } from "solid-js";
import { Button } from "../design/Button.tsx";
import { changeSettings, settings } from "../settings/settings.ts";
import { actions, type KeyAction } from "./actions.ts";
import { holderOf, keysOf, rebind } from "./bindings.ts";
import type { FixedKeys } from "./fixed-keys.ts";
import { bindingOf, printed, spokenKey } from "./presses.ts";

export interface KeyRowProps {
  readonly action: KeyAction;
  readonly changing: boolean;
  onChanging(on: boolean): void;
}

/** One action with its keys; changing them waits for the next key that is pressed. */
export function KeyRow(props: KeyRowProps) {
  const keys = () => keysOf(props.action, settings);
  let row: HTMLLIElement | undefined;
  /** Whoever has pressed a key goes on from the row that it was for. */
  const done = (): void => {
    props.onChanging(false);
    row?.querySelector("button")?.focus();
  };
  return (
    <li class="keys-row" ref={row}>
      <span class="keys-title">{props.action.title}</span>
      <Show when={props.changing} fallback={<Keys keys={keys()} />}>
        <Capture action={props.action} onDone={done} onLeave={() => props.onChanging(false)} />
      </Show>
      <Show when={!props.changing}>
        <Button
          tone="quiet"
          aria-label={`Change the key for: ${props.action.title}`}
          onClick={() => props.onChanging(true)}
        >
          Change
        </Button>
      </Show>
    </li>
  );
}

/** Keys that cannot be changed. */
export function FixedRow(props: FixedKeys) {
  return (
    <li class="keys-row">
      <span class="keys-title">{props.title}</span>
      <Keys keys={props.keys} />
    </li>
  );
}

function Keys(props: { readonly keys: readonly string[] }) {
  return (
    <span class="keys-keys">
      <For each={props.keys} fallback={<span class="keys-none">no key</span>}>
        {(key, index) => (
          <>
            <Show when={index() > 0}> or </Show>
            <kbd>
              <span aria-hidden="true">{printed(key)}</span>
              <span class="unseen">{spokenKey(key)}</span>
            </kbd>
          </>
        )}
      </For>
    </span>
  );
}

const ASKS = "Press a key. Escape leaves it, Backspace takes the key away.";

/** Takes the next key; one that is in use is taken when it is pressed a second time. */
function Capture(props: { readonly action: KeyAction; onDone(): void; onLeave(): void }) {
  const [said, setSaid] = createSignal(ASKS);
  let offered: string | undefined;

  const take = (key: string): void => {
    const holder = holderOf(key, props.action.id, actions(), settings);
    if (holder !== undefined && offered !== key) {
      offered = key;
      setSaid(`${printed(key)} does: ${holder.title}. Press it again to take it, or another key.`);
      return;
    }
    changeSettings({ keys: rebind(props.action, key, actions(), settings) });
    props.onDone();
  };

  const listen = (event: KeyboardEvent): void => {
    if (event.key === "Tab") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") props.onDone();
    else if (event.key === "Backspace") clear();
    else consider(bindingOf(event));
  };

  const consider = (pressed: ReturnType<typeof bindingOf>): void => {
    if (pressed === undefined) return;
    if ("key" in pressed) take(pressed.key);
    else setSaid(pressed.refusal);
  };

  const clear = (): void => {
    changeSettings({ keys: { ...settings.keys, [props.action.id]: "" } });
    props.onDone();
  };

  return (
    <button
      type="button"
      class="keys-capture"
      ref={(button) => queueMicrotask(() => button.focus())}
      on:keydown={listen}
      onBlur={() => props.onLeave()}
    >
      <span role="status">{said()}</span>
    </button>
  );
}
