import { A } from "@solidjs/router";
import "./places.css";

export function NotFound() {
  return (
    <section class="blank-screen">
      <h1>There is nothing at this address.</h1>
      <p>
        It may be mistyped, or name a game that has not moved in yet. Your kept games are in the{" "}
        <A href="/library">library</A>.
      </p>
      <div class="blank-actions">
        <A class="button" data-tone="primary" href="/">
          Go to the start
        </A>
      </div>
    </section>
  );
}
