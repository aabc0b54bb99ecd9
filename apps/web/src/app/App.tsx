import { Route, Router } from "@solidjs/router";
import { AnalyseScreen } from "../analyse/AnalyseScreen.tsx";
import { EditorScreen } from "../editor/EditorScreen.tsx";
import { LibraryScreen } from "../library/LibraryScreen.tsx";
import { PlayScreen } from "../play/PlayScreen.tsx";
import { StartScreen } from "../start/StartScreen.tsx";
import { GameRoute } from "./GameRoute.tsx";
import { NotFound } from "./NotFound.tsx";
import { Shell } from "./Shell.tsx";

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
