import type { NotationError, Result } from "@kibitz/rules";
import Flip from "lucide-solid/icons/arrow-down-up";
import Copy from "lucide-solid/icons/copy";
import Play from "lucide-solid/icons/play";
import Redo from "lucide-solid/icons/redo-2";
import Search from "lucide-solid/icons/search";
import Undo from "lucide-solid/icons/undo-2";
import { Show } from "solid-js";
import { announce } from "../app/announcer.ts";
import { copy } from "../app/copy-text.ts";
import { Button, IconButton } from "../design/Button.tsx";
import { Equivalent } from "../design/Equivalent.tsx";
import { Field } from "../design/Field.tsx";
import { Panel } from "../design/Panel.tsx";
import type { GameEntry } from "../games/game-entry.ts";
import { VariantField } from "../games/VariantField.tsx";
import type { Draft, DraftHistory } from "./draft.ts";

export interface EditorPanelProps<P, M, S extends string> {
  readonly entry: GameEntry<P, M, S>;
  readonly history: DraftHistory;
  /** The draft as a position, or why it is none yet. */
  readonly position: Result<P, NotationError>;
  onChange(change: Partial<Draft>): void;
  /** Other rules are chosen; what is set up goes along as far as it fits. */
  onVariant(variant: string): void;
  onStart(): void;
  onUndo(): void;
  onRedo(): void;
  onFlip(): void;
  /** The position is taken to another screen. */
  onLeave(screen: "analysis" | "play"): void;
}

/** The position as text, why it is none yet, and where to go with it. */
export function EditorPanel<P, M, S extends string>(props: EditorPanelProps<P, M, S>) {
  const draft = () => props.history.now;
  const fault = () => (props.position.ok ? undefined : props.position.error.message);
  return (
    <Panel title="Position" actions={<Tools {...props} />}>
      <PositionText
        label={capitalised(props.entry.positionFormat)}
        text={draft().text}
        fault={fault()}
        onChange={(text) => props.onChange({ text })}
      />
      <div class="editor-buttons">
        <Button
          tone="primary"
          icon={<Search />}
          disabled={!props.position.ok}
          onClick={() => props.onLeave("analysis")}
        >
          Analyse this
        </Button>
        <Button icon={<Play />} disabled={!props.position.ok} onClick={() => props.onLeave("play")}>
          Play from here
        </Button>
      </div>
      <div class="editor-start">
        <VariantField
          entry={props.entry}
          label="Variant"
          hideLabel
          variant={draft().variant}
          onChange={(variant) => props.onVariant(variant)}
        />
        <Button onClick={() => props.onStart()}>Start position</Button>
      </div>
      <Show when={props.position.ok}>
        <Equivalent command={commandFor(props.entry, draft())} />
      </Show>
    </Panel>
  );
}

function Tools<P, M, S extends string>(props: EditorPanelProps<P, M, S>) {
  return (
    <div class="editor-tools">
      <IconButton
        label="Undo"
        icon={<Undo />}
        disabled={props.history.past.length === 0}
        onClick={() => props.onUndo()}
      />
      <IconButton
        label="Redo"
        icon={<Redo />}
        disabled={props.history.future.length === 0}
        onClick={() => props.onRedo()}
      />
      <IconButton
        label={`Copy ${props.entry.positionFormat}`}
        icon={<Copy />}
        onClick={() => void copyPosition(props.history.now.text, props.entry.positionFormat)}
      />
      <IconButton label="Flip the board" icon={<Flip />} onClick={() => props.onFlip()} />
    </div>
  );
}

/** Shows the text and reads what is typed or pasted; white space around and within it is forgiven. */
function PositionText(props: {
  readonly label: string;
  readonly text: string;
  readonly fault: string | undefined;
  onChange(text: string): void;
}) {
  return (
    <Field label={props.label} fault={props.fault}>
      <textarea
        class="position-text"
        rows={2}
        aria-label={props.label}
        spellcheck={false}
        autocomplete="off"
        aria-invalid={props.fault !== undefined}
        value={props.text}
        onInput={(event) => props.onChange(event.currentTarget.value.replaceAll(/\s+/g, " "))}
      />
    </Field>
  );
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

async function copyPosition(text: string, format: string): Promise<void> {
  if (await copy(text)) announce(`${capitalised(format)} copied.`);
}

function commandFor<P, M, S extends string>(
  { id, variants }: GameEntry<P, M, S>,
  { text, variant }: Draft,
): string {
  const option = variant === variants[0]?.id ? "" : ` --variant ${variant}`;
  return `npx kibitz analyse ${id}${option} --position "${text}"`;
}
