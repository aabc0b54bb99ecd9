import { expect, test } from "vitest";
import { type RegistrationLike, watchUpdates } from "./updates.ts";

class FakeWorker extends EventTarget {
  state = "installing";
  readonly messages: unknown[] = [];
  postMessage(message: unknown): void {
    this.messages.push(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeRegistration extends EventTarget implements RegistrationLike {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  take(worker: FakeWorker): void {
    this.controller = worker;
    this.dispatchEvent(new Event("controllerchange"));
  }
}

function watched(controller: FakeWorker | null, waiting: FakeWorker | null = null) {
  const container = new FakeContainer();
  const registration = new FakeRegistration();
  container.controller = controller;
  registration.waiting = waiting;
  const seen: string[] = [];
  let takeOver = (): void => {
    throw new Error("nothing was offered");
  };
  watchUpdates(container, registration, {
    onOfflineReady: () => seen.push("ready"),
    onUpdate(accept) {
      seen.push("update");
      takeOver = accept;
    },
    onReplaced: (here) => seen.push(here ? "replaced here" : "replaced elsewhere"),
  });
  const find = (worker: FakeWorker): void => {
    registration.installing = worker;
    registration.dispatchEvent(new Event("updatefound"));
  };
  return { container, find, seen, takeOver: () => takeOver() };
}

test("a first visit ends with a page that needs no network, and offers no update", () => {
  const { container, find, seen } = watched(null);
  const first = new FakeWorker();
  find(first);
  first.become("installed");
  first.become("activated");
  container.take(first);
  expect(seen).toEqual(["ready"]);
});

test("a new version waits until it is asked to take over", () => {
  const { container, find, seen, takeOver } = watched(new FakeWorker());
  const next = new FakeWorker();
  find(next);
  expect(seen).toEqual([]);
  next.become("installed");
  expect(seen).toEqual(["update"]);
  expect(next.messages).toEqual([]);
  takeOver();
  expect(next.messages).toEqual(["take-over"]);
  container.take(next);
  expect(seen).toEqual(["update", "replaced here"]);
});

test("a version that has been waiting since an earlier visit is offered", () => {
  const waiting = new FakeWorker();
  const { seen, takeOver } = watched(new FakeWorker(), waiting);
  expect(seen).toEqual(["update"]);
  takeOver();
  expect(waiting.messages).toEqual(["take-over"]);
});

test("a version that another tab has taken into use is told apart", () => {
  const { container, seen } = watched(new FakeWorker());
  container.take(new FakeWorker());
  expect(seen).toEqual(["replaced elsewhere"]);
});

test("a version that could not be kept is not offered", () => {
  const { find, seen } = watched(new FakeWorker());
  const broken = new FakeWorker();
  find(broken);
  broken.become("redundant");
  expect(seen).toEqual([]);
});

test("an update after the first version of the same visit is offered", () => {
  const { container, find, seen } = watched(null);
  container.take(new FakeWorker());
  const next = new FakeWorker();
  find(next);
  next.become("installed");
  expect(seen).toEqual(["ready", "update"]);
});
