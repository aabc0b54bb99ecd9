/** Whether a key is for a field or for something that lies over the page. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input, select, textarea, dialog, [role=dialog], [role=menu]") !== null;
