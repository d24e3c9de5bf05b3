import { useState } from "react";
import type { Workbench } from "./use-workbench.ts";

interface SettledInput {
  /** Whether the judged text needs no room any more: its result stands below. */
  readonly isSettled: boolean;
  /** Gives the text its room again, until the next result. */
  readonly open: () => void;
}

/** After a result the input is one line, until the text is changed or somebody goes into it. */
export function useSettledInput({ analysis, isAutomatic, isLocked }: Workbench, text: string): SettledInput {
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const { current } = analysis;
  const id = current?.result.analysisId ?? null;
  const isSettled = current !== null && current.text === text && openedFor !== id && !isAutomatic && !isLocked;
  return { isSettled, open: () => setOpenedFor(id) };
}
