import { type RefObject, useRef } from "react";
import type { ActiveSentence } from "../../../report/sentences/active-sentence.ts";
import { draftOrigin, lastDraftChange, readDraft } from "../../../shared/draft/draft-store.ts";
import type { TextChange } from "../../../shared/draft/text-change.ts";
import type { PageRange } from "../../../shared/files/extract-on-server.ts";
import type { Workbench } from "../workbench/use-workbench.ts";
import type { JudgedText } from "./judged-text.ts";
import type { Surface } from "./surface/surface.ts";
import { useAutoAnalysis } from "./use-auto-analysis.ts";
import { type JudgedPlaces, useJudgedText } from "./use-judged-text.ts";
import { useSurface } from "./use-surface.ts";

interface WritingInput {
  readonly workbench: Workbench;
  readonly judged: JudgedText | null;
  readonly active: ActiveSentence;
  /** Element id of the counts, which describe the editor. */
  readonly countsId: string;
  readonly onText: (text: string) => void;
  readonly onCaret: (offset: number) => void;
}

export interface Writing extends Pick<JudgedPlaces, "placed" | "placeOf"> {
  /** Where the surface is drawn. */
  readonly host: RefObject<HTMLDivElement | null>;
  readonly surface: Surface | null;
  readonly openFile: (file: File, pages?: PageRange) => Promise<void>;
  readonly start: () => void;
}

/** The editor and the updates after each text change: the draft, the underlines, the automatic analysis. */
export function useWriting({ workbench, judged, active, countsId, onText, onCaret }: WritingInput): Writing {
  const { analysis, file } = workbench;
  const host = useRef<HTMLDivElement>(null);
  /** Name of the file whose text is being put into the draft. */
  const openedFile = useRef<string | null>(null);

  const auto = useAutoAnalysis({
    isOn: workbench.isAutomatic,
    knownText: analysis.current?.text ?? null,
    run: (content) => workbench.run(content, "auto"),
    cancel: analysis.cancel,
    readSettled: () => surface?.text() ?? null,
  });
  const surface = useSurface(host, {
    label: "본문",
    describedBy: countsId,
    isLocked: workbench.isLocked,
    originOfDraft: () => draftOrigin() ?? (openedFile.current === null ? "other" : "file"),
    onComposition: (isComposing) => {
      if (isComposing) auto.composing();
      else settled(readDraft());
    },
    onCaret,
    onFile: (picked) => void openFile(picked),
    onSettled,
  });
  const { placed, place, placeOf } = useJudgedText(surface, judged, active);

  function settled(text: string) {
    place();
    auto.settled(text);
  }

  function onSettled(text: string, change: TextChange) {
    lastDraftChange.set({ change, text, source: change.origin === "file" ? openedFile.current : null });
    settled(text);
    workbench.onTextChange(text);
    onText(text);
  }

  async function openFile(picked: File, pages?: PageRange) {
    if (!workbench.allows("uploadFile")) return;
    analysis.clearError();
    openedFile.current = picked.name;
    await file.open(picked, pages);
    openedFile.current = null;
  }

  function start() {
    if (!workbench.allows("analyseText")) return;
    const text = surface?.text() ?? readDraft();
    auto.known(text);
    void workbench.run(text, "manual");
  }

  return { host, surface, placed, placeOf, openFile, start };
}
