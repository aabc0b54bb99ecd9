import { Route, Router } from "@solidjs/router";
import { lazy } from "solid-js";
import { PlayScreen } from "../play/PlayScreen.tsx";
import { StartScreen } from "../start/StartScreen.tsx";
import { GameRoute, type GameScreen } from "./GameRoute.tsx";
import { NotFound } from "./NotFound.tsx";
import { Shell } from "./Shell.tsx";

// Who opens the page to play waits for nothing that the other screens need.
const AnalyseScreen = lazy<GameScreen>(() =>
  import("../analyse/AnalyseScreen.tsx").then((file) => ({ default: file.AnalyseScreen })),
);
const EditorScreen = lazy<GameScreen>(() =>
  import("../editor/EditorScreen.tsx").then((file) => ({ default: file.EditorScreen })),
);
const LibraryScreen = lazy(() =>
  import("../library/LibraryScreen.tsx").then((file) => ({ default: file.LibraryScreen })),
);

/** The addresses of the studio; all of it is one page. */
export function App() {
  return (
    <Router root={Shell}>
      <Route path="/" component={StartScreen} />
      <Route path="/library" component={LibraryScreen} />
      <Route
        path={["/:game", "/:game/play/:id"]}
        component={() => <GameRoute screen={PlayScreen} />}
      />
      <Route
        path="/:game/analysis/*position"
        component={() => <GameRoute screen={AnalyseScreen} />}
      />
      <Route path="/:game/editor/*position" component={() => <GameRoute screen={EditorScreen} />} />
      <Route path="*" component={NotFound} />
    </Router>
  );
}
