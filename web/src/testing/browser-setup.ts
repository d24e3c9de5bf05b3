import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { clearDraft } from "../shared/draft/current-analysis.ts";

// Parts of the page are loaded on demand, which may be slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Features that jsdom lacks and the components use.
Element.prototype.scrollIntoView = vi.fn();
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
Element.prototype.hasPointerCapture = () => false;
window.matchMedia = (query) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearDraft();
  sessionStorage.clear();
  localStorage.clear();
});
