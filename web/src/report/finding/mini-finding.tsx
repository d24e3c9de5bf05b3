import { CERTAINTY_LABEL, HOLD_LABEL, VERDICT_SHORT } from "@geulgyeol/wording";
import { findingOf } from "@geulgyeol/wording/report";
import { ArrowUp } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { isMotionReduced } from "../../shared/theme/motion.ts";
import type { FoundReport } from "./finding.tsx";

interface MiniFindingProps {
  readonly report: FoundReport;
  /** The finding itself; the strip is shown while it is above the window. */
  readonly finding: RefObject<HTMLElement | null>;
  /** The result in which the strip stays. */
  readonly onTop: () => void;
}

const COLOUR = { human: "text-human", mixed: "text-mixed", ai: "text-ai", hold: "text-ink-2" } as const;

/** The finding in one line, in sight while the result is read: at the top, on a phone above the tab bar. */
export function MiniFinding({ report, finding, onTop }: MiniFindingProps) {
  const isShown = useIsAbove(finding);
  if (!isShown) return null;
  const { verdict, hold, certainty } = report;
  return (
    <div className="pointer-events-none z-10 lg:sticky lg:top-0 lg:h-0">
      {/* biome-ignore lint/a11y/useSemanticElements: it is no fieldset */}
      <div
        role="group"
        aria-label="결과 요약"
        className="pointer-events-auto flex h-11.5 items-center gap-2.5 border-line bg-surface px-4.5 text-note max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(var(--tabbar-h)+env(safe-area-inset-bottom))] max-lg:border-t lg:absolute lg:inset-x-0 lg:top-0 lg:rounded-b-lg lg:border lg:border-t-0 lg:px-8 lg:shadow-menu"
      >
        <b className={`flex shrink-0 items-center gap-2 font-bold ${COLOUR[hold ? "hold" : verdict]}`}>
          <i className="size-2.5 rounded-2xs bg-current" aria-hidden />
          {hold ? HOLD_LABEL : VERDICT_SHORT[verdict]}
        </b>
        <span className="min-w-0 grow truncate text-ink-2">{summaryOf(report)}</span>
        {hold === null && certainty && (
          <span className="shrink-0 font-semibold max-sm:hidden">{CERTAINTY_LABEL[certainty]}</span>
        )}
        <button
          type="button"
          onClick={onTop}
          className="-mr-2 inline-flex min-h-11 shrink-0 items-center gap-1 px-2 font-semibold text-accent underline-offset-3 hover:underline"
        >
          <ArrowUp size={15} strokeWidth={2} aria-hidden />맨 위로
        </button>
      </div>
    </div>
  );
}

function summaryOf(report: FoundReport): string {
  if (report.hold) return "판단하지 않았어요";
  return report.certainty === undefined ? "" : findingOf(report).sentence;
}

/** Scrolls to an element and moves the focus there. */
export function goTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "start", behavior: isMotionReduced() ? "auto" : "smooth" });
  element?.focus({ preventScroll: true });
}

function useIsAbove(target: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isAbove;
}
