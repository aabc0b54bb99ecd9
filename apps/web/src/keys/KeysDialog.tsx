import { createMemo, createSignal, For, Show } from "solid-js";
import { Button } from "../design/Button.tsx";
import { Dialog, DialogActions } from "../design/Dialog.tsx";
import { Select } from "../design/Select.tsx";
import { Switch } from "../design/Switch.tsx";
import { changeSettings, settings } from "../settings/settings.ts";
import { actions, type KeyAction } from "./actions.ts";
import { keysOnBoard } from "./fixed-keys.ts";
import { FixedRow, KeyRow } from "./KeyRow.tsx";
import { KEY_PRESETS } from "./presets.ts";
import "./keys.css";

/** What the keys do on this screen, and the means to change it. */
export function KeysDialog(props: { readonly open: boolean; readonly onClose: () => void }) {
  const groups = createMemo(() => groupsOf(actions()));
  const [changing, setChanging] = createSignal<string>();
  return (
    <Dialog open={props.open} onClose={props.onClose} title="Keys on this screen" size="wide">
      <div class="keys-groups">
        <Show when={keysOnBoard().length > 0}>
          <section class="keys-group">
            <h3>On the board</h3>
            <p class="keys-note">Tab leads to the board.</p>
            <ul class="bare-list">
              <For each={keysOnBoard()}>{(row) => <FixedRow {...row} />}</For>
            </ul>
          </section>
        </Show>
        <For each={groups()}>
          {([group, members]) => (
            <section class="keys-group">
              <h3>{group}</h3>
              <ul class="bare-list">
                <For each={members}>
                  {(action) => (
                    <KeyRow
                      action={action}
                      changing={changing() === action.id}
                      onChanging={(on) => setChanging(on ? action.id : undefined)}
                    />
                  )}
                </For>
              </ul>
            </section>
          )}
        </For>
      </div>
      <hr />
      <Show when={KEY_PRESETS.length > 1}>
        <Select
          label="Set of keys"
          options={KEY_PRESETS.map(({ id, title }) => ({ value: id, label: title }))}
          value={settings.keyPreset}
          onChange={(keyPreset) => changeSettings({ keyPreset })}
        />
      </Show>
      <Switch
        label="Letters and signs alone do something"
        hint="Turn it off if you dictate, or press keys without meaning to."
        checked={settings.letterKeys}
        onChange={(letterKeys) => changeSettings({ letterKeys })}
      />
      <DialogActions>
        <Button
          disabled={Object.keys(settings.keys).length === 0}
          onClick={() => changeSettings({ keys: {} })}
        >
          Undo all my changes
        </Button>
        <Button tone="primary" onClick={() => props.onClose()}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The actions under their groups, in the order in which they came. */
function groupsOf(all: readonly KeyAction[]): readonly (readonly [string, KeyAction[]])[] {
  const groups = new Map<string, KeyAction[]>();
  for (const action of all) {
    const members = groups.get(action.group);
    if (members === undefined) groups.set(action.group, [action]);
    else members.push(action);
  }
  return [...groups];
}
