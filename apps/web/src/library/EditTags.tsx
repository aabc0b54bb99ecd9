import { createMemo, createSignal, For } from "solid-js";
import { createStore } from "solid-js/store";
import { notify } from "../app/notices.ts";
import { Button } from "../design/Button.tsx";
import { Dialog, DialogActions } from "../design/Dialog.tsx";
import { Field } from "../design/Field.tsx";
import { loadGame } from "../games/registry.ts";
import { dateFault, EDITABLE_TAGS, type EditableTag, withTags } from "./edit-tags.ts";
import type { KeptGame } from "./game-store.ts";
import { sideTitles } from "./game-words.ts";
import { tellFault } from "./library-actions.ts";
import { gameStore } from "./store.ts";

/** Asks for other names, another event, another date. */
export function EditTags(props: { readonly game: KeptGame; onClose(): void }) {
  const [tags, setTags] = createStore<Record<EditableTag, string>>(tagsOf(props.game));
  const [isSaving, setSaving] = createSignal(false);
  const [first, second] = sideTitles(props.game.game);
  const titleOf = (name: EditableTag): string =>
    name === "White" ? first : name === "Black" ? second : name;
  const fault = createMemo(() => dateFault(tags.Date.trim()));
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (fault() !== undefined) return;
    setSaving(true);
    const entry = await loadGame(props.game.game);
    const edited = entry?.((known) => withTags(known, props.game, tags, new Date()));
    if (edited) tellFault(await gameStore.put(edited));
    else notify({ tone: "fault", text: "The record of this game cannot be read, so it stays." });
    props.onClose();
  };
  return (
    <Dialog open={true} onClose={() => props.onClose()} title="Rename the game">
      <form class="edit-tags" onSubmit={(event) => void save(event)}>
        <For each={EDITABLE_TAGS}>
          {(name) => (
            <Field label={titleOf(name)} fault={name === "Date" ? fault() : undefined}>
              <input
                value={tags[name]}
                maxlength={200}
                autocomplete="off"
                spellcheck={false}
                onInput={(event) => setTags(name, event.currentTarget.value)}
              />
            </Field>
          )}
        </For>
        <DialogActions>
          <Button onClick={() => props.onClose()}>Cancel</Button>
          <Button tone="primary" type="submit" disabled={isSaving() || fault() !== undefined}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function tagsOf({ tags }: KeptGame): Record<EditableTag, string> {
  const known = (name: EditableTag): string => (tags[name] === "?" ? "" : (tags[name] ?? ""));
  return {
    White: known("White"),
    Black: known("Black"),
    Event: known("Event"),
    Site: known("Site"),
    Date: known("Date"),
    Round: known("Round"),
  };
}
