import { createRootChoice } from "./root-choice.ts";

export type Theme = "system" | "light" | "dark";

const theme = createRootChoice({ name: "theme", values: ["light", "dark"] });

const setTheme = (next: Theme) => theme.choose(next === "system" ? null : next);

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [theme.useChoice() ?? "system", setTheme];
}
