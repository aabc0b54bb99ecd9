/** What is used of the browser's service workers; a test brings its own. */
export interface WorkerLike extends EventTarget {
  readonly state: string;
  postMessage(message: unknown): void;
}

export interface RegistrationLike extends EventTarget {
  readonly waiting: WorkerLike | null;
  readonly installing: WorkerLike | null;
}

export interface ContainerLike extends EventTarget {
  /** The worker that serves this page; null on a first visit. */
  readonly controller: unknown;
}

export interface UpdateEvents {
  /** All files are kept: from now on the page needs no network. */
  onOfflineReady(): void;
  /** A new version waits; `takeOver` puts it in the place of this one. */
  onUpdate(takeOver: () => void): void;
  /** Another version serves the page now: `here` says whether this page asked for it. */
  onReplaced(here: boolean): void;
}

/** Follows the versions of the page from the first one that is kept to the newest. */
export function watchUpdates(
  container: ContainerLike,
  registration: RegistrationLike,
  events: UpdateEvents,
): void {
  const isFirst = container.controller === null;
  let hadController = !isFirst;
  let asked = false;

  const offer = (worker: WorkerLike): void =>
    events.onUpdate(() => {
      asked = true;
      worker.postMessage("take-over");
    });
  const follow = (worker: WorkerLike): void => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed" && container.controller !== null) offer(worker);
    });
  };

  container.addEventListener("controllerchange", () => {
    if (hadController) events.onReplaced(asked);
    else events.onOfflineReady();
    hadController = true;
  });
  registration.addEventListener("updatefound", () => {
    if (registration.installing !== null) follow(registration.installing);
  });
  if (registration.installing !== null) follow(registration.installing);
  if (registration.waiting !== null && !isFirst) offer(registration.waiting);
}
