import { Show } from "solid-js";
import { Equivalent } from "../../design/Equivalent.tsx";
import { Segmented } from "../../design/Segmented.tsx";
import { Switch } from "../../design/Switch.tsx";
import { changeSettings, settings } from "../../settings/settings.ts";
import { analyseCommand } from "../command.ts";
import type { AnalysisModel } from "../model.ts";
import { marksTitle } from "./engine-marks.ts";
import type { Live } from "./live.ts";

const LINE_COUNTS = ["1", "2", "3", "4", "5"] as const;

/** How the engine looks on. */
export function EngineSettings<P, M, S extends string>(props: {
  readonly model: AnalysisModel<P, M, S>;
  readonly live: Live<P, M, S>;
}) {
  return (
    <div class="engine-settings">
      <Segmented
        label="Lines"
        options={LINE_COUNTS.map((value) => ({ value, label: value }))}
        value={String(settings.analysisLines) as (typeof LINE_COUNTS)[number]}
        onChange={(value) => changeSettings({ analysisLines: Number(value) })}
      />
      <Switch
        label={marksTitle(props.model.entry)}
        checked={settings.analysisArrows}
        onChange={(analysisArrows) => changeSettings({ analysisArrows })}
      />
      <Switch
        label="Evaluation bar"
        checked={settings.evaluationBar}
        onChange={(evaluationBar) => changeSettings({ evaluationBar })}
      />
      <Equivalent command={analyseCommand(props.model, settings.analysisLines)} />
      <Show when={props.live.machine()}>
        {(machine) => (
          <p class="engine-machine figures">
            {machine().threads === 1 ? "1 thread" : `${machine().threads} threads`},{" "}
            {machine().hashMiB} MiB of hash
          </p>
        )}
      </Show>
    </div>
  );
}
