import type { GameResult } from "@kibitz/records";
import { For } from "solid-js";
import { Button } from "../design/Button.tsx";
import { Field } from "../design/Field.tsx";
import { Select } from "../design/Select.tsx";
import { Switch } from "../design/Switch.tsx";
import { playerTag } from "../games/player-tags.ts";
import type { Desk } from "./desk.ts";

const RESULTS: readonly { readonly value: GameResult; readonly label: string }[] = [
  { value: "*", label: "Open" },
  { value: "1-0", label: "1–0" },
  { value: "0-1", label: "0–1" },
  { value: "1/2-1/2", label: "½–½" },
];

/** What the head of the file says, and what of the study goes into a file. */
export function GamePanel<P, M, S extends string>(props: { readonly desk: Desk<P, M, S> }) {
  const { model, exchange } = props.desk;
  const players = model.game.sides.map((side) => ({
    label: model.entry.sideName(side),
    tag: playerTag(model.game, side),
  }));
  const tags = [...players, ...["Event", "Date"].map((tag) => ({ label: tag, tag }))];
  return (
    <div class="game-panel">
      <section class="game-tags" aria-label="About the game">
        <For each={tags}>
          {({ label, tag }) => (
            <Field label={label}>
              <input
                type="text"
                value={knownTag(model.record().tags.get(tag))}
                onInput={(event) => model.tag(tag, event.currentTarget.value)}
              />
            </Field>
          )}
        </For>
        <Select
          label="Result"
          options={RESULTS}
          value={model.record().result}
          onChange={model.setResult}
        />
      </section>
      <section class="game-export" aria-labelledby="game-export-title">
        <h2 id="game-export-title">Export</h2>
        <Switch
          label="Variations"
          checked={exchange.choice().variations}
          onChange={(variations) => exchange.choose({ variations })}
        />
        <Switch
          label="Comments, glyphs and drawings"
          checked={exchange.choice().comments}
          onChange={(comments) => exchange.choose({ comments })}
        />
        <Switch
          label="Evaluations"
          checked={exchange.choice().evaluations}
          onChange={(evaluations) => exchange.choose({ evaluations })}
        />
        <div class="game-buttons">
          <Button onClick={exchange.download}>Download</Button>
          <Button onClick={() => void exchange.copyRecord()}>Copy the game</Button>
          <Button onClick={() => void exchange.copyPosition()}>
            Copy the position ({model.entry.positionFormat})
          </Button>
          <Button onClick={() => void exchange.copyLink()}>Copy a link</Button>
        </div>
      </section>
    </div>
  );
}

/** Question marks stand for what is unknown. */
const knownTag = (value = ""): string => (/^[?.]+$/.test(value) ? "" : value);
