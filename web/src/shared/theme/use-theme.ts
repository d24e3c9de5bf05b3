import { useSyncExternalStore } from "react";

export type Theme = "system" | "light" | "dark";

/** boot.js reads the same key before the first paint. */
const KEY = "geulgyeol.theme";
const listeners = new Set<() => void>();

function read(): Theme {
  const attribute = document.documentElement.dataset.theme;
  return attribute === "light" || attribute === "dark" ? attribute : "system";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // The choice then holds until the page is left.
  }
  for (const notify of listeners) notify();
}

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, read, () => "system" as const), setTheme];
}
