import { type Location, NavigationType } from "react-router";

/** Where the script that React Router writes into the HTML looks before the first paint. */
const STORAGE_KEY = "react-router-scroll-positions";

/** How far each entry of the history was scrolled, in CSS pixels, by the entry's key. Lasts as long as the tab. */
let positions: Record<string, number> = {};

/** Scrolling is ours from now on, as content may come after the browser would scroll. */
export function startScrollMemory(shownKey: () => string): () => void {
  try {
    positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
  } catch {
    // Blocked or spoilt storage: nothing is remembered.
  }
  window.history.scrollRestoration = "manual";
  const leave = () => {
    rememberScroll(shownKey());
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
    } catch {
      // Only the position is lost.
    }
    window.history.scrollRestoration = "auto";
  };
  window.addEventListener("pagehide", leave);
  return () => window.removeEventListener("pagehide", leave);
}

export function rememberScroll(key: string): void {
  positions[key] = window.scrollY;
}

/** Scrolls a page that has just been shown: back to where it was left, else to the part that the address names, else up. */
export function scrollTo({ key, hash }: Location, type: NavigationType): void {
  const position = type === NavigationType.Pop ? positions[key] : undefined;
  const named = position === undefined ? elementOf(hash) : null;
  if (named) named.scrollIntoView();
  else window.scrollTo(0, position ?? 0);
}

function elementOf(hash: string): HTMLElement | null {
  try {
    return hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not the hash of an id: some other program's.
    return null;
  }
}
