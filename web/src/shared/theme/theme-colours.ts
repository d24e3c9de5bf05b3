/** Colours of the paper, for what the browser paints around the page; the same as `--color-paper` in theme.css. */
export const THEME_COLOURS = { light: "#F7F3EA", dark: "#16130F" } as const;

/** Has the browser paint in the chosen theme, or follow the system when none was chosen. */
export function paintBrowser(theme: "light" | "dark" | null): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes("dark") ? "dark" : "light";
    meta.content = THEME_COLOURS[theme ?? own];
  }
}
