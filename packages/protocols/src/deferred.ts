/** A promise with its handles outside. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(reason: unknown): void;
}

export function deferred<T>(): Deferred<T> {
  const handles: Partial<Pick<Deferred<T>, "resolve" | "reject">> = {};
  const promise = new Promise<T>((resolve, reject) => {
    handles.resolve = resolve;
    handles.reject = reject;
  });
  return {
    promise,
    resolve: (value) => handles.resolve?.(value),
    reject: (reason) => handles.reject?.(reason),
  };
}
