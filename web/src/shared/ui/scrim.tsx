import { type ReactNode, useLayoutEffect } from "react";

let openScrims = 0;

/** Prevents scrolling of the page under a dialog; the scrollbar's width stays reserved, so that nothing shifts. */
function useStillPage(): void {
  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement;
    if (openScrims++ === 0) {
      style.setProperty("padding-right", `${window.innerWidth - clientWidth}px`);
      style.setProperty("overflow", "hidden");
    }
    return () => {
      if (--openScrims > 0) return;
      style.removeProperty("padding-right");
      style.removeProperty("overflow");
    };
  }, []);
}

/**
 * Darkens the page behind a dialog. Used in place of Radix's overlay, which locks scrolling with an injected style element
 * that a strict content security policy refuses.
 */
export function Scrim({ className, children }: { className: string; children: ReactNode }) {
  useStillPage();
  return <div className={`fades fixed inset-0 z-40 bg-scrim ${className}`}>{children}</div>;
}
