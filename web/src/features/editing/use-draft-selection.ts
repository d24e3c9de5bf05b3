import { useEffect, useState } from "react";
import { draftField } from "../../shared/draft/draft-field.ts";

/** The selection in the draft field. */
export interface DraftSelection {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Time without a change after which a selection is settled. */
const REST_MS = 120;

/**
 * The settled, non-blank selection in the draft field. The focus may be in `toolbar` without ending it. Scrolling and
 * resizing give a new object, so that positions are measured again.
 */
export function useDraftSelection(toolbar: () => HTMLElement | null): [DraftSelection | null, () => void] {
  const [selection, setSelection] = useState<DraftSelection | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDrawing = false;
    const look = () => {
      const field = draftField();
      const focused = document.activeElement;
      const holds = field !== null && (focused === field.element || toolbar()?.contains(focused));
      if (!holds || isDrawing) return setSelection(null);
      const { from, to } = field.selection();
      const text = field.text().slice(from, to);
      setSelection(text.trim() === "" ? null : { from, to, text });
    };
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    };
    const onPointerDown = (event: PointerEvent) => {
      isDrawing = draftField()?.element.contains(event.target as Node | null) ?? false;
    };
    const onPointerUp = () => {
      isDrawing = false;
      lookSoon();
    };
    const events = ["selectionchange", "select", "keyup", "input", "focusin", "focusout", "scroll"] as const;
    for (const name of events) document.addEventListener(name, lookSoon, true);
    document.addEventListener("pointerdown", onPointerDown, true);
    document.addEventListener("pointerup", onPointerUp, true);
    document.addEventListener("pointercancel", onPointerUp, true);
    window.addEventListener("resize", lookSoon);
    return () => {
      clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, lookSoon, true);
      document.removeEventListener("pointerdown", onPointerDown, true);
      document.removeEventListener("pointerup", onPointerUp, true);
      document.removeEventListener("pointercancel", onPointerUp, true);
      window.removeEventListener("resize", lookSoon);
    };
  }, [toolbar]);

  return [selection, () => setSelection(null)];
}
