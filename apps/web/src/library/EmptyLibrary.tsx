import { A } from "@solidjs/router";
import { Button } from "../design/Button.tsx";
import { fileEndings } from "../games/file-formats.ts";
import { pickFiles } from "./import-gestures.ts";

/** What a person can do who has no games yet. */
export function EmptyLibrary() {
  return (
    <section class="library-empty">
      <h2>No games yet</h2>
      <p>
        Every game that you play here is kept from its first move, in this browser only. You can
        also bring in games from files ({fileEndings().join(", ")}): choose them, drop them anywhere
        on this page, or paste their text.
      </p>
      <div class="library-empty-actions">
        <A class="button" data-tone="primary" href="/">
          Play a game
        </A>
        <Button onClick={() => pickFiles({ skipsDuplicates: true })}>Import a file</Button>
      </div>
    </section>
  );
}
