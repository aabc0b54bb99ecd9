import { threatLine } from "@kibitz/engine";
import { createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import { changeSettings, settings } from "../../settings/settings.ts";
import type { AnalysisModel } from "../model.ts";
import { LiveAnalysis, type LiveState, type Onlooker, type Target } from "./live-analysis.ts";
import { NO_RESULT } from "./search-result.ts";

export type Live<P, M, S extends string> = ReturnType<typeof createLive<P, M, S>>;

/** Keeps the engine looking at what is on the screen, for as long as somebody looks too. */
export function createLive<P, M, S extends string>(
  model: AnalysisModel<P, M, S>,
  startedEngine: () => Promise<Onlooker<P, M>>,
) {
  const [state, setState] = createSignal<LiveState<P, M>>({
    line: undefined,
    status: { kind: "off" },
    result: NO_RESULT,
  });
  const [machine, setMachine] = createSignal<{ threads: number; hashMiB: number }>();
  const [isEndless, setEndless] = createSignal(false);
  const [wantsThreat, setWantsThreat] = createSignal(false);
  const [rests, setRests] = createSignal(0);
  const [isHidden, setHidden] = createSignal(document.hidden);
  const refresh = eachFrame(() => setState(live.state));

  const live = new LiveAnalysis<P, M>({
    engine: async () => {
      const engine = await startedEngine();
      setMachine(engine.settings);
      return engine;
    },
    isOver: (line) => model.game.outcome(line) !== undefined,
    leastLines: (line) => (model.entry.tellsEveryWorth ? model.game.legalMoves(line).length : 1),
    onChange: refresh.request,
  });

  const threats = new WeakMap<object, Target<P, M>>();
  const threat = createMemo(() => {
    if (!wantsThreat()) return undefined;
    const known = threats.get(model.here());
    if (known !== undefined) return known;
    const line = threatLine(model.game, model.here().line);
    const made = line && { key: {}, line };
    if (made !== undefined) threats.set(model.here(), made);
    return made;
  });
  const target = createMemo(
    (): Target<P, M> => threat() ?? { key: model.here(), line: model.here().line },
    undefined,
    { equals: (one, other) => one.key === other.key },
  );

  const lookAway = (): void => {
    setHidden(document.hidden);
  };
  document.addEventListener("visibilitychange", lookAway);
  onCleanup(() => {
    document.removeEventListener("visibilitychange", lookAway);
    refresh.cancel();
    live.turn(false);
  });

  createEffect(() => live.configure({ lines: settings.analysisLines, endless: isEndless() }));
  createEffect(() => live.hold(rests() > 0 || isHidden()));
  createEffect(() => live.show(target()));
  createEffect(() => live.turn(settings.analysisEngine));
  createEffect(on(target, () => setState(live.state)));

  return {
    state,
    machine,
    isOn: () => settings.analysisEngine,
    toggle: () => changeSettings({ analysisEngine: !settings.analysisEngine }),
    again: () => live.turn(true),
    isEndless,
    setEndless,
    /** Whether the game knows a pass, after which a threat is seen. */
    canThreaten: model.game.pass !== undefined,
    /** Whether what is looked at is the position after a pass. */
    isThreat: () => threat() !== undefined,
    wantsThreat,
    toggleThreat: () => {
      setWantsThreat((wanted) => !wanted);
      if (wantsThreat()) changeSettings({ analysisEngine: true });
    },
    /** Where the lines begin: they and it change together. */
    from: () => state().line ?? target().line,
    /** What is known of the position itself, even while a threat is looked for. */
    known: () => {
      state();
      return live.resultOf(model.here());
    },
    resultOf: (key: object) => live.resultOf(key),
    /** Has the engine rest until what is returned is called; several may want that at once. */
    rest: (): (() => void) => {
      let isOver = false;
      setRests((count) => count + 1);
      return () => {
        if (!isOver) setRests((count) => count - 1);
        isOver = true;
      };
    },
  };
}

/** Runs `work` once for all the requests of a frame. */
function eachFrame(work: () => void) {
  let frame = 0;
  return {
    request: () => {
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        work();
      });
    },
    cancel: () => cancelAnimationFrame(frame),
  };
}
