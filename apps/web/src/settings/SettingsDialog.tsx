import Keyboard from "lucide-solid/icons/keyboard";
import { type JSX, Show } from "solid-js";
import { usePresentGame } from "../app/present-game.ts";
import { showSheet } from "../app/sheets.ts";
import { Button } from "../design/Button.tsx";
import { Dialog } from "../design/Dialog.tsx";
import { Segmented } from "../design/Segmented.tsx";
import { Slider } from "../design/Slider.tsx";
import { Switch } from "../design/Switch.tsx";
import { BoardSwatches } from "./BoardSwatches.tsx";
import { MAX_ANALYSIS_LINES } from "./read-settings.ts";
import { changeSettings, type Settings, settings } from "./settings.ts";
import "./settings.css";

/** Everything that a person can choose; a change holds at once. */
export function SettingsDialog(props: { readonly open: boolean; readonly onClose: () => void }) {
  const game = usePresentGame();
  const board = () => game().board;
  return (
    <Dialog open={props.open} onClose={props.onClose} title="Settings" size="wide">
      <div class="settings">
        <Group title="Light">
          <Segmented
            label="Theme"
            hideLabel
            options={[
              { value: "system", label: "System" },
              { value: "light", label: "Light" },
              { value: "dark", label: "Dark" },
              { value: "contrast", label: "Contrast" },
            ]}
            value={settings.theme}
            onChange={(theme) => changeSettings({ theme })}
          />
        </Group>
        <Group title="Board">
          <BoardSwatches board={board()} />
          <Show when={board() === "squares"}>
            <Segmented
              label="Pieces"
              options={[
                { value: "kibitz", label: "Carved" },
                { value: "diagram", label: "As in print" },
              ]}
              value={settings.pieces}
              onChange={(pieces) => changeSettings({ pieces })}
            />
          </Show>
          <Toggle name="coordinates" label="Coordinates" />
          <Toggle
            name="animation"
            label="Animation"
            hint="Off at all times where the system asks for less motion."
          />
        </Group>
        <Group title="Play">
          <Toggle name="sound" label="Sound" />
          <Show when={board() === "squares"}>
            <Toggle
              name="premoves"
              label="Premoves"
              hint="Enter your next move while the other side thinks."
            />
          </Show>
        </Group>
        <Group title="Analysis">
          <Slider
            label="Lines"
            min={1}
            max={MAX_ANALYSIS_LINES}
            value={settings.analysisLines}
            onChange={(analysisLines) => changeSettings({ analysisLines })}
          />
          <Toggle name="analysisArrows" label="Arrows on the board" />
          <Toggle name="evaluationBar" label="Evaluation bar" />
        </Group>
        <Group title="Keys">
          <Button icon={<Keyboard />} onClick={() => showSheet("keys")}>
            See and change the keys
          </Button>
        </Group>
      </div>
    </Dialog>
  );
}

function Group(props: { readonly title: string; readonly children: JSX.Element }) {
  return (
    <section class="settings-group">
      <h3>{props.title}</h3>
      {props.children}
    </section>
  );
}

/** The settings that are on or off. */
type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

function Toggle(props: {
  readonly name: Flag;
  readonly label: string;
  readonly hint?: string | undefined;
}) {
  return (
    <Switch
      label={props.label}
      hint={props.hint}
      checked={settings[props.name]}
      onChange={(on) => changeSettings({ [props.name]: on })}
    />
  );
}
