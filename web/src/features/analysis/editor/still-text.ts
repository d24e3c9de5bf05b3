import { draft, readDraft } from "../../../shared/draft/draft-store.ts";
import type { PassageRange } from "../../../shared/draft/locate-passage.ts";

/** How long a busy browser may put off the fetch of the surface, in milliseconds. */
const LATEST_MS = 1_000;

/** The draft as it will look, until the surface is there. */
export interface StillText {
  /** Resolves when the browser has nothing else to do, or at once when somebody points at the text or moves into it. */
  readonly wanted: Promise<void>;
  /** Removes the text. Returns what was selected in it, or null if nobody has been there. */
  remove(): PassageRange | null;
}

/** Draws the draft in `host` line by line, with the surface's own style, so that nothing moves when the surface comes. */
export function drawStillText(host: HTMLElement): StillText {
  const still = document.createElement("div");
  // Without the role of a field: what is typed here would be lost.
  still.className = "ProseMirror";
  still.tabIndex = 0;
  still.lang = "ko";
  const draw = () => {
    still.replaceChildren(
      ...readDraft()
        .split(/\r\n|\r|\n/)
        .map(lineOf),
    );
    host.dataset.empty = String(readDraft() === "");
  };
  draw();
  host.append(still);
  const leave = draft.subscribe(draw);
  const wanted = new Promise<void>((resolve) => {
    host.addEventListener("pointerdown", () => resolve(), { once: true });
    still.addEventListener("focus", () => resolve(), { once: true });
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve);
  });
  return {
    wanted,
    remove() {
      const chosen = still.contains(document.activeElement) ? selectionIn(still) : null;
      leave();
      still.remove();
      return chosen;
    },
  };
}

function lineOf(text: string): HTMLElement {
  const line = document.createElement("p");
  // An empty line is as high as others, as in the surface.
  line.append(text === "" ? document.createElement("br") : text);
  return line;
}

/** The browser's selection as offsets of the text; its start if there is none. */
function selectionIn(still: HTMLElement): PassageRange {
  const selection = document.getSelection();
  if (!selection?.rangeCount) return { from: 0, to: 0 };
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  return { from: offsetIn(still, startContainer, startOffset), to: offsetIn(still, endContainer, endOffset) };
}

function offsetIn(still: HTMLElement, node: Node, offset: number): number {
  let before = 0;
  for (const line of still.children) {
    if (line.contains(node)) return before + (node.nodeType === Node.TEXT_NODE ? offset : 0);
    before += (line.textContent?.length ?? 0) + 1;
  }
  return 0;
}
