/** The element of that id, which `index.html` promises. */
export function element<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new Error(`the page has no ${type.name} "${id}"`);
}

/** The parts of the page that the game fills. */
export function pageParts() {
  return {
    board: element("board", HTMLDivElement),
    top: element("player-top", HTMLParagraphElement),
    bottom: element("player-bottom", HTMLParagraphElement),
    status: element("status", HTMLParagraphElement),
    fault: element("fault", HTMLParagraphElement),
    moves: element("moves", HTMLOListElement),
    actions: element("actions", HTMLDivElement),
    setup: element("setup", HTMLFormElement),
    level: element("level", HTMLInputElement),
    levelShown: element("level-shown", HTMLOutputElement),
    promotion: element("promotion", HTMLDialogElement),
    equivalent: element("equivalent", HTMLElement),
  };
}

export type PageParts = ReturnType<typeof pageParts>;
