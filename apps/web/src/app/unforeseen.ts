import { onCleanup } from "solid-js";
import { notify } from "./notices.ts";

/** Tells of faults that no part of the page has answered for, while the calling component is shown. */
export function useUnforeseen(): void {
  const onRejection = (event: PromiseRejectionEvent): void => tell(event.reason);
  const onError = (event: ErrorEvent): void => {
    // Browsers report so that an observed size has changed twice in one frame; it harms nothing.
    if (!event.message.startsWith("ResizeObserver loop")) tell(event.error ?? event.message);
  };
  addEventListener("unhandledrejection", onRejection);
  addEventListener("error", onError);
  onCleanup(() => {
    removeEventListener("unhandledrejection", onRejection);
    removeEventListener("error", onError);
  });
}

function tell(fault: unknown): void {
  const reason = fault instanceof Error ? fault.message : String(fault);
  notify({
    tone: "fault",
    text: `Something went wrong: ${reason.replace(/\.$/, "")}. Your games are kept; reload the page if it misbehaves.`,
    action: { label: "Reload", run: () => location.reload() },
  });
}
