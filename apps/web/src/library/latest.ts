import { type Accessor, createEffect, createSignal, on, onCleanup } from "solid-js";

export interface Latest<T> {
  /** What came last; undefined before anything has. */
  readonly value: Accessor<T | undefined>;
  /** Why the last attempt failed. */
  readonly fault: Accessor<unknown>;
}

/**
 * What `load` makes of a source, anew whenever the source changes; an answer that another has
 * overtaken is dropped. Unlike a resource it does not suspend the screen, which would take the
 * focus away.
 */
export function createLatest<S, T>(source: () => S, load: (from: S) => Promise<T>): Latest<T> {
  const [value, setValue] = createSignal<T>();
  const [fault, setFault] = createSignal<unknown>();
  let begun = 0;
  createEffect(
    on(source, (from) => {
      begun += 1;
      const mine = begun;
      const isLast = (): boolean => mine === begun;
      load(from).then(
        (loaded) => {
          if (!isLast()) return;
          setFault(undefined);
          setValue(() => loaded);
        },
        (error: unknown) => {
          if (isLast()) setFault(error);
        },
      );
    }),
  );
  onCleanup(() => {
    begun += 1;
  });
  return { value, fault };
}
