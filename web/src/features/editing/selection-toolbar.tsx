import { Suspense, useCallback, useRef } from "react";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { useDraftSelection } from "./use-draft-selection.ts";

const SelectionBar = lazyPart(() => import("./selection-bar.tsx"));

/**
 * The toolbar at the selection in the draft field. It never removes the selection; Alt+F10 moves the focus into it and
 * Escape out of it.
 */
export function SelectionToolbar() {
  const bar = useRef<HTMLDivElement | null>(null);
  const getBar = useCallback(() => bar.current, []);
  const [selection, clear] = useDraftSelection(getBar);
  if (selection === null) return null;
  return (
    <Suspense>
      <SelectionBar bar={bar} selection={selection} onClear={clear} />
    </Suspense>
  );
}
