import { createStore, useStore } from "../state/create-store.ts";

interface RootChoice<Value extends string> {
  /** Attribute of the root element (`data-…`) and, after "geulgyeol.", key of the storage; boot.js reads the same key before the first paint. */
  readonly name: string;
  readonly values: readonly Value[];
}

/** A choice of this browser that style sheets read from the root element; null while nothing was chosen. */
export function createRootChoice<Value extends string>({ name, values }: RootChoice<Value>) {
  const key = `geulgyeol.${name}`;
  const chosen = createStore<Value | null>(readRoot(), null);

  /** What boot.js has put there; nothing while pages are prerendered. */
  function readRoot(): Value | null {
    if (typeof document === "undefined") return null;
    const attribute = document.documentElement.dataset[name];
    return values.find((value) => value === attribute) ?? null;
  }

  function choose(value: Value | null): void {
    if (value === null) delete document.documentElement.dataset[name];
    else document.documentElement.dataset[name] = value;
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // The choice then holds until the page is left.
    }
    chosen.set(value);
  }

  return { read: chosen.get, choose, useChoice: (): Value | null => useStore(chosen) };
}
