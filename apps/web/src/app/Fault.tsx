import { Button } from "../design/Button.tsx";
import "./places.css";

/** What is shown in place of a screen that has failed. */
export function Fault(props: { readonly error: unknown; readonly goOn: () => void }) {
  return (
    <section class="blank-screen" role="alert">
      <h1>This screen has stopped working.</h1>
      <p>
        Your games are kept. Go on to draw the screen again; if it stops once more, reload the page.
      </p>
      <div class="blank-actions">
        <Button tone="primary" onClick={() => props.goOn()}>
          Go on
        </Button>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </div>
      <details>
        <summary>Details for a report</summary>
        <pre>{detailsOf(props.error)}</pre>
      </details>
    </section>
  );
}

function detailsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
