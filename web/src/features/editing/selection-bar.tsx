import { countCharacters } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { Copy, PenLine } from "lucide-react";
import { Toolbar } from "radix-ui";
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { useOpenEdit } from "../../shared/dialogs/use-open-edit.ts";
import { draftField } from "../../shared/draft/draft-field.ts";
import type { StretchBox } from "../../shared/draft/field-shape.ts";
import { useEditName } from "../../shared/settings/use-edit-name.ts";
import { copyText } from "../../shared/ui/copy-text.ts";
import { showToast } from "../../shared/ui/toast-store.ts";
import type { DraftSelection } from "./use-draft-selection.ts";

const GAP = 8;
const MARGIN = 8;
const BUTTON =
  "inline-flex h-9 items-center gap-1.5 rounded-md px-3 text-note font-semibold whitespace-nowrap pointer-coarse:h-11";

interface SelectionBarProps {
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly selection: DraftSelection;
  /** Forgets the selection. */
  readonly onClear: () => void;
}

/** The toolbar itself, loaded with the first selection. Escape closes it until the selection changes. */
export default function SelectionBar({ bar, selection, onClear }: SelectionBarProps) {
  const isShown = useDismissal(bar, selection);
  const openEdit = useOpenEdit();
  const name = useEditName();

  useLayoutEffect(() => {
    const field = draftField();
    if (!isShown || field === null || bar.current === null) return;
    place(bar.current, field.boxOf(selection));
  }, [isShown, selection, bar]);

  if (!isShown) return null;

  /** The current selection; the toolbar may still show the last settled one. */
  function onEdit() {
    const field = draftField();
    if (field === null) return;
    const { from, to } = field.selection();
    onClear();
    // The focused element gets the focus back when the dialog is closed.
    field.focus();
    openEdit({ text: field.text().slice(from, to), start: from, sentence: null });
  }

  const { text } = selection;
  return (
    <Toolbar.Root
      ref={bar}
      aria-label="선택 도구"
      onPointerDown={(event) => event.preventDefault()}
      className="fades fixed top-0 left-0 z-30 flex items-center gap-1 rounded-md border border-line bg-raised p-1 shadow-menu"
    >
      <span className="px-2.5 text-label whitespace-nowrap text-ink-3 tabular-nums">
        {formatCount(countCharacters(text))}자 선택
      </span>
      <Toolbar.Button className={`${BUTTON} bg-accent-soft text-accent hover:bg-sunken`} onClick={onEdit}>
        <PenLine size={15} strokeWidth={1.75} aria-hidden />
        {name}
      </Toolbar.Button>
      <Toolbar.Button className={`${BUTTON} text-ink-2 hover:bg-sunken`} onClick={() => void copy(text)}>
        <Copy size={15} strokeWidth={1.75} aria-hidden />
        복사
      </Toolbar.Button>
    </Toolbar.Root>
  );
}

/** Whether the toolbar is shown: Escape closes it for this selection. Alt+F10 moves the focus into it. */
function useDismissal(bar: RefObject<HTMLDivElement | null>, { from, to }: DraftSelection): boolean {
  const [dismissed, setDismissed] = useState<string | null>(null);
  const key = `${from}-${to}`;
  const isShown = key !== dismissed;

  useEffect(() => {
    if (key !== dismissed && dismissed !== null) setDismissed(null);
  }, [key, dismissed]);

  useEffect(() => {
    if (!isShown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        setDismissed(key);
        draftField()?.focus();
      } else if (event.key === "F10" && event.altKey) {
        event.preventDefault();
        bar.current?.querySelector("button")?.focus();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isShown, key, bar]);

  return isShown;
}

async function copy(text: string): Promise<void> {
  const isCopied = await copyText(text);
  showToast(isCopied ? "복사했어요." : "복사하지 못했어요. 직접 복사해 주세요.");
}

/** Above the selection; below it near the top of the window and on touch, where the device's own menu is above. */
function place(bar: HTMLElement, { top, bottom, left }: StretchBox): void {
  const { width, height } = bar.getBoundingClientRect();
  const isTouch = window.matchMedia("(pointer: coarse)").matches;
  const above = top - GAP - height;
  const isBelow = isTouch || above < MARGIN;
  const y = Math.min(isBelow ? bottom + GAP : above, window.innerHeight - height - MARGIN);
  const x = Math.min(Math.max(left, MARGIN), window.innerWidth - width - MARGIN);
  const isInView = bottom > 0 && top < window.innerHeight;
  bar.style.setProperty("visibility", isInView ? "visible" : "hidden");
  bar.style.setProperty("transform", `translate(${Math.round(x)}px, ${Math.round(y)}px)`);
}
