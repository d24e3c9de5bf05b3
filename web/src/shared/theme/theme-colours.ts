/** Background colours for the browser's own interface, equal to `--color-paper` in theme.css. */
export const THEME_COLOURS = { light: "#F7F3EA", dark: "#16130F" } as const;

/** Sets the browser's interface to the chosen theme, or to the system's if none was chosen. */
export function paintBrowser(theme: "light" | "dark" | null): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes("dark") ? "dark" : "light";
    meta.content = THEME_COLOURS[theme ?? own];
  }
}
