import Crosshair from "lucide-solid/icons/crosshair";
import InfinityIcon from "lucide-solid/icons/infinity";
import Settings2 from "lucide-solid/icons/settings-2";
import { createSignal, For, type JSX, Match, Show, Switch } from "solid-js";
import { Button, IconButton } from "../../design/Button.tsx";
import { endSentence } from "../../games/outcome-words.ts";
import { scoreText, seenByFirst, speedText, wdlSeenByFirst } from "../../games/score-words.ts";
import { settings } from "../../settings/settings.ts";
import type { AnalysisModel } from "../model.ts";
import { EngineSettings } from "./EngineSettings.tsx";
import type { Live } from "./live.ts";
import { PvLine } from "./PvLine.tsx";
import { type EngineLine, isSolved, nodesPerSecond } from "./search-result.ts";
import "./engine.css";

interface EngineProps<P, M, S extends string> {
  readonly model: AnalysisModel<P, M, S>;
  readonly live: Live<P, M, S>;
}

/** What the engine says of the position on the screen. */
export function EnginePanel<P, M, S extends string>(props: EngineProps<P, M, S>) {
  const { model, live } = props;
  const [showsSettings, setShowsSettings] = createSignal(false);
  const lines = () => live.state().result.lines.slice(0, settings.analysisLines);
  return (
    <section class="panel engine" aria-label="Engine">
      <header class="engine-head">
        <label class="switch engine-switch" title="Engine on or off (l)">
          <input
            type="checkbox"
            role="switch"
            aria-label="Engine"
            checked={live.isOn()}
            aria-checked={live.isOn()}
            onChange={() => live.toggle()}
          />
        </label>
        <strong class="engine-score figures">{bestScore(props)}</strong>
        <div class="engine-facts figures">
          <span>{statusText(props)}</span>
          <Show when={live.isOn() && !isSolved(live.state().result)}>
            <Chances line={lines()[0]} isFirst={isFirstToMove(props)} />
          </Show>
        </div>
        <div class="engine-buttons">
          <Show when={live.canThreaten}>
            <IconButton
              label="Show the threat (x)"
              icon={<Crosshair />}
              pressed={live.wantsThreat()}
              onClick={() => live.toggleThreat()}
            />
          </Show>
          <IconButton
            label="Search without a limit"
            icon={<InfinityIcon />}
            pressed={live.isEndless()}
            onClick={() => live.setEndless((now) => !now)}
          />
          <IconButton
            label="Engine settings"
            icon={<Settings2 />}
            pressed={showsSettings()}
            onClick={() => setShowsSettings((now) => !now)}
          />
        </div>
      </header>
      <Show when={showsSettings()}>
        <EngineSettings model={model} live={live} />
      </Show>
      <Body {...props}>
        <ol class="engine-lines" aria-label={live.isThreat() ? "Threats" : "Engine lines"}>
          <For each={Array.from({ length: settings.analysisLines }, (_, index) => index)}>
            {(index) => (
              <PvLine
                model={model}
                from={live.from()}
                line={lines()[index]}
                isThreat={live.isThreat()}
              />
            )}
          </For>
        </ol>
      </Body>
    </section>
  );
}

/** The lines, or a sentence that stands in their place. */
function Body<P, M, S extends string>(
  props: EngineProps<P, M, S> & { readonly children: JSX.Element },
) {
  const { live, model } = props;
  const failure = () => {
    const { status } = live.state();
    return status.kind === "failed" ? status.message : undefined;
  };
  return (
    <Switch fallback={props.children}>
      <Match when={!live.isOn()}>{undefined}</Match>
      <Match when={failure()}>
        {(message) => (
          <div class="engine-sentence" role="alert">
            <p>{message()}</p>
            <Button onClick={() => live.again()}>Try again</Button>
          </div>
        )}
      </Match>
      <Match when={model.outcome()}>
        {(outcome) => (
          <p class="engine-sentence">{endSentence(model.entry, model.game, outcome())}</p>
        )}
      </Match>
      <Match when={live.wantsThreat() && !live.isThreat()}>
        <p class="engine-sentence">There is no threat to show while a side must answer a check.</p>
      </Match>
    </Switch>
  );
}

/** The chances of win, draw and loss as the first side sees them. */
function Chances<M>(props: {
  readonly line: EngineLine<M> | undefined;
  readonly isFirst: boolean;
}) {
  const shares = () => {
    const wdl = props.line?.wdl;
    return wdl && wdlSeenByFirst(wdl, props.isFirst);
  };
  const percent = (permille: number): string => `${Math.round(permille / 10)} %`;
  return (
    <Show when={shares()}>
      {(wdl) => (
        <span title="Wins, draws and losses of the first side">
          <span class="unseen">Win, draw, loss: </span>
          {percent(wdl().win)} <span class="engine-dot">/</span> {percent(wdl().draw)}{" "}
          <span class="engine-dot">/</span> {percent(wdl().loss)}
        </span>
      )}
    </Show>
  );
}

function isFirstToMove<P, M, S extends string>({ model, live }: EngineProps<P, M, S>): boolean {
  return model.numbering.isFirstSide(live.from().position);
}

function bestScore<P, M, S extends string>(props: EngineProps<P, M, S>): string {
  const { live, model } = props;
  const best = live.state().result.lines[0];
  if (!live.isOn() || model.outcome() !== undefined || best === undefined) return "–";
  return scoreText(seenByFirst(best.score, isFirstToMove(props)), model.terms);
}

function statusText<P, M, S extends string>({ live }: EngineProps<P, M, S>): string {
  const { status, result } = live.state();
  if (!live.isOn()) return "The engine is off";
  if (status.kind === "failed") return "The engine has stopped";
  if (status.kind === "over") return "The game is over";
  if (result.depth === 0) return "Starting";
  if (isSolved(result)) return "Solved";
  const speed = status.kind === "searching" ? nodesPerSecond(result) : undefined;
  const depth = `${live.isThreat() ? "Threat, depth" : "Depth"} ${result.depth}`;
  return speed === undefined ? depth : `${depth} · ${speedText(speed)}`;
}
