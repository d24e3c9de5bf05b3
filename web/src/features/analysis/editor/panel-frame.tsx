import type { ReactNode } from "react";
import { type EditorPanelName, showEditorPanel } from "../../../shared/draft/editor-panel.ts";

/** The panels beside the text. */
export const PANELS: readonly { value: EditorPanelName; label: string }[] = [
  { value: "result", label: "결과" },
  { value: "record", label: "작성 기록" },
];

const NAMES = { result: "분석 결과", record: "작성 기록" } as const;

interface PanelFrameProps {
  /** On a narrow screen the text stands there instead. */
  readonly isShown: boolean;
  readonly panel: EditorPanelName;
  readonly children: ReactNode;
}

/** The panel beside the text, with the choice of it on wide screens. */
export function PanelFrame({ isShown, panel, children }: PanelFrameProps) {
  return (
    <aside
      aria-label={NAMES[panel]}
      className={`flex min-h-0 min-w-0 flex-col bg-surface lg:overflow-y-auto lg:border-l lg:border-line lg:will-change-transform ${isShown ? "" : "max-lg:hidden"}`}
    >
      <div className="sticky top-0 z-10 flex gap-5 border-b border-line bg-surface px-5 pt-2.5 max-lg:hidden sm:px-7">
        {PANELS.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === panel}
            onClick={() => showEditorPanel(value)}
            className="-mb-px min-h-10 border-b-2 border-transparent text-ink-2 hover:text-ink aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {label}
          </button>
        ))}
      </div>
      {children}
    </aside>
  );
}
