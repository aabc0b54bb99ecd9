import { spoken } from "./announcer.ts";

/** The two places that screen readers listen to; what a dialog hides does not hide them. */
export function LiveRegions() {
  return (
    <div class="unseen" data-live-announcer="true">
      <div role="status" aria-live="polite" aria-label="What happens">
        {spoken().polite}
      </div>
      <div role="alert" aria-live="assertive" aria-label="What needs you">
        {spoken().assertive}
      </div>
    </div>
  );
}
