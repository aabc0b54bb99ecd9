/** The browser's small store, which can be made full or be cut off from the page. */
export class FakeStorage implements Storage {
  readonly #items = new Map<string, string>();
  /** Runs before each change; what it throws keeps the change from being made. */
  beforeChange: () => void = () => {};
  quotaChars = Number.POSITIVE_INFINITY;

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.beforeChange();
    const others = [...this.#items].filter(([other]) => other !== key);
    const used = others.reduce((total, [name, text]) => total + name.length + text.length, 0);
    if (used + key.length + value.length > this.quotaChars) {
      throw new DOMException("the quota has been exceeded", "QuotaExceededError");
    }
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.beforeChange();
    this.#items.delete(key);
  }

  clear(): void {
    this.beforeChange();
    this.#items.clear();
  }
}
