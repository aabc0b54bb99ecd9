export interface DragEvents {
  /** The pointer has moved far enough that this is a drag and not a click. */
  begin(): void;
  /** The element under the pointer where it was released. */
  drop(target: Element | null): void;
}

const CLICK_SLACK_PX = 5;

/** Lets the piece of `cell` follow the pointer until it is released; a mere click stays a click. */
export function startDrag(down: PointerEvent, cell: HTMLElement, events: DragEvents): void {
  const piece = cell.querySelector("svg");
  if (piece === null || !down.isPrimary || down.button !== 0) return;
  const listening = new AbortController();
  let dragging = false;

  const follow = (event: PointerEvent): void => {
    const dx = event.clientX - down.clientX;
    const dy = event.clientY - down.clientY;
    if (!dragging && Math.hypot(dx, dy) > CLICK_SLACK_PX) {
      dragging = true;
      piece.classList.add("dragged");
      events.begin();
    }
    if (dragging) piece.style.translate = `${dx}px ${dy}px`;
  };

  const finish = (event: PointerEvent): void => {
    listening.abort();
    piece.classList.remove("dragged");
    piece.style.translate = "";
    if (!dragging) return;
    suppressClick();
    const dropped = event.type === "pointerup";
    events.drop(dropped ? document.elementFromPoint(event.clientX, event.clientY) : null);
  };

  const { signal } = listening;
  window.addEventListener("pointermove", follow, { signal });
  window.addEventListener("pointerup", finish, { signal });
  window.addEventListener("pointercancel", finish, { signal });
}

/** Browsers may send a click after the release of a drag; it must not select anything. */
function suppressClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}
