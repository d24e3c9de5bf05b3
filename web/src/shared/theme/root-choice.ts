import { createStore, useStore } from "../state/create-store.ts";

interface RootChoice<Value extends string> {
  /** Attribute of the root element (`data-…`) and, after "geulgyeol.", key of the storage; boot.js reads the same key before the first paint. */
  readonly name: string;
  readonly values: readonly Value[];
}

/** A setting of this browser that style sheets read from the root element; null if not chosen. */
export function createRootChoice<Value extends string>({ name, values }: RootChoice<Value>) {
  const key = `geulgyeol.${name}`;
  const chosen = createStore<Value | null>(readRoot(), null);

  /** The value set by boot.js; none during prerendering. */
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
      // The setting then applies until the page is left.
    }
    chosen.set(value);
  }

  return { read: chosen.get, choose, useChoice: (): Value | null => useStore(chosen) };
}
