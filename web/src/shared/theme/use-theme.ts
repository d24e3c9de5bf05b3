import { createRootChoice } from "./root-choice.ts";
import { paintBrowser } from "./theme-colours.ts";

export type Theme = "system" | "light" | "dark";

const theme = createRootChoice({ name: "theme", values: ["light", "dark"] });

function setTheme(next: Theme): void {
  const chosen = next === "system" ? null : next;
  theme.choose(chosen);
  paintBrowser(chosen);
}

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [theme.useChoice() ?? "system", setTheme];
}
