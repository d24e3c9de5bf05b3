/** The text being worked on. The analysis page and the editor share it; it survives sign-in and reload, not the tab. */
const KEY = "geulgyeol.draft";

let current: string | null = null;
const listeners = new Set<() => void>();

function stored(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function readDraft(): string {
  current ??= stored();
  return current;
}

export function writeDraft(text: string): void {
  current = text;
  try {
    if (text === "") sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // Full or blocked storage: the text lives on in memory until the page is left.
  }
  for (const notify of listeners) notify();
}

export function clearDraft(): void {
  writeDraft("");
}

export function subscribeDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
