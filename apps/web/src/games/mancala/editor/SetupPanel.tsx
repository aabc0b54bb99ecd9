import { MAX_MOVE_NUMBER, type MancalaSide, SIDES, sideName } from "@kibitz/rules/mancala";
import { createMemo, For, Show } from "solid-js";
import { Button } from "../../../design/Button.tsx";
import { CountField } from "../../../design/CountField.tsx";
import { Panel } from "../../../design/Panel.tsx";
import { Segmented } from "../../../design/Segmented.tsx";
import { Switch } from "../../../design/Switch.tsx";
import { placeWords } from "../effects.ts";
import { storePlace } from "../places.ts";
import { countAt, type EditedGame, emptied, MOST_SEEDS, seedsIn, totalWords } from "./setup.ts";
import type { SetupEditing } from "./setup-editing.ts";

interface SetupPanelProps {
  readonly editing: SetupEditing;
  readonly game: EditedGame;
  readonly variant: string;
}

const HINT =
  "Click a pit, or choose it with the arrow keys and type a number; plus, minus and Delete work " +
  "too, and the right button takes a seed.";

/** How many seeds there are, the pit that is chosen, and what does not stand on the board. */
export function SetupPanel(props: SetupPanelProps) {
  const { editing } = props;
  /** The first place is 0, which a condition would take for none. */
  const chosen = createMemo(() => {
    const place = editing.chosen();
    return place === undefined ? undefined : { place };
  });
  return (
    <Panel
      title="Setup"
      actions={
        <Button onClick={() => editing.change(emptied(editing.setup()))}>Empty the board</Button>
      }
    >
      <Total {...props} />
      <Show when={chosen()} keyed>
        {({ place }) => (
          <CountField
            label={`Seeds in ${placeWords(place)}`}
            value={countAt(editing.setup(), place)}
            least={0}
            most={MOST_SEEDS}
            onChange={(count) => editing.put(place, count)}
          />
        )}
      </Show>
      <Segmented
        label="Side to move"
        options={SIDES.map((value) => ({ value, label: sideName(value) }))}
        value={editing.setup().sideToMove}
        onChange={(sideToMove) => editing.change({ ...editing.setup(), sideToMove })}
      />
      <CountField
        label="Move number"
        value={editing.setup().moveNumber}
        least={1}
        most={MAX_MOVE_NUMBER}
        onChange={(moveNumber) => editing.change({ ...editing.setup(), moveNumber })}
      />
      <Show when={props.game.knowsSwap(props.variant)}>
        <Switch
          label="North may still change places"
          checked={editing.setup().maySwap === true}
          onChange={(maySwap) => editing.change({ ...editing.setup(), maySwap })}
        />
      </Show>
      <p class="setup-hint">{HINT}</p>
    </Panel>
  );
}

/** The count is always said; what is missing can go into a store at once. */
function Total(props: SetupPanelProps) {
  const wanted = () => props.game.seedsOf(props.variant);
  const missing = () => wanted() - seedsIn(props.editing.setup());
  const fill = (side: MancalaSide): void => props.editing.add(storePlace(side), missing());
  return (
    <div class="setup-total">
      <p role="status" data-tone={missing() === 0 && props.editing.isRead() ? "good" : "bad"}>
        {props.editing.isRead()
          ? totalWords(wanted() - missing(), wanted())
          : "The text is no board yet; what was set up before is shown."}
      </p>
      <Show when={missing() > 0 && props.editing.setup().stores !== undefined}>
        <div class="setup-total-ways">
          <For each={SIDES}>
            {(side) => (
              <Button onClick={() => fill(side)}>Put them into {sideName(side)}'s store</Button>
            )}
          </For>
        </div>
      </Show>
    </div>
  );
}
