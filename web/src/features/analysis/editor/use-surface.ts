import { type RefObject, useEffect, useRef, useState } from "react";
import { registerDraftField } from "../../../shared/draft/draft-field.ts";
import { draft, readDraft, writeDraft } from "../../../shared/draft/draft-store.ts";
import type { ChangeOrigin } from "../../../shared/draft/text-change.ts";
import { drawStillText } from "./still-text.ts";
import type { Surface, SurfaceEvents } from "./surface/surface.ts";

interface SurfaceInput extends Omit<SurfaceEvents, "isEditable"> {
  readonly label: string;
  readonly describedBy: string;
  readonly isLocked: boolean;
  /** Origin of a text that other code writes into the draft. */
  readonly originOfDraft: () => ChangeOrigin;
}

/**
 * Starts the editor in `host` and keeps it in sync with the draft. Text written into the draft by other code is one
 * undo step. The editor lives outside React and is fetched when the page stands, or when somebody goes to the text, which
 * is shown until then.
 */
export function useSurface(host: RefObject<HTMLDivElement | null>, input: SurfaceInput): Surface | null {
  const latest = useRef(input);
  latest.current = input;
  const [surface, setSurface] = useState<Surface | null>(null);
  const { isLocked, label, describedBy } = input;

  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    let isGone = false;
    const still = drawStillText(element);
    const leave: (() => void)[] = [still.remove];
    const load = async () => {
      await still.wanted;
      if (isGone) return;
      const { Surface } = await import("./surface/surface.ts");
      if (isGone) return;
      const chosen = still.remove();
      const created = new Surface(element, {
        text: readDraft(),
        label,
        describedBy,
        events: {
          isEditable: () => !latest.current.isLocked,
          onComposition: (isComposing) => latest.current.onComposition(isComposing),
          onCaret: (offset) => latest.current.onCaret(offset),
          onFile: (file) => latest.current.onFile(file),
          onSettled(text, change) {
            writeDraft(text);
            latest.current.onSettled(text, change);
          },
        },
      });
      const adoptDraft = () => {
        if (readDraft() !== created.text()) created.adopt(readDraft(), latest.current.originOfDraft());
      };
      // Otherwise the current composition would be lost when the page is left.
      const saveComposition = () => {
        if (created.currentText() !== created.text()) writeDraft(created.currentText());
      };
      leave.push(draft.subscribe(adoptDraft), registerDraftField(created.field), () => created.destroy());
      window.addEventListener("pagehide", saveComposition);
      leave.push(() => window.removeEventListener("pagehide", saveComposition));
      setSurface(created);
      if (chosen !== null) created.select(chosen.from, chosen.to);
    };
    void load();
    return () => {
      isGone = true;
      setSurface(null);
      for (const undo of leave) undo();
    };
  }, [host, label, describedBy]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the surface asks `latest` when it is told to look again
  useEffect(() => surface?.refresh(), [surface, isLocked]);

  return surface;
}
