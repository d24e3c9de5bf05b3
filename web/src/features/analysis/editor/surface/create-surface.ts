import { baseKeymap, splitBlock } from "prosemirror-commands";
import { closeHistory, history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { Fragment, Slice } from "prosemirror-model";
import { EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import type { DraftField } from "../../../../shared/draft/field-shape.ts";
import { type ChangeOrigin, changeBetween, type TextChange } from "../../../../shared/draft/text-change.ts";
import { longLines } from "./long-lines.ts";
import { createSentencePainter, type SentencePainter } from "./paint-sentences.ts";
import { documentOf, lineNodes, offsetOf, plainLines, positionOf, textOf } from "./text-document.ts";

/** Changes that can be taken back one by one. */
const UNDO_DEPTH = 500;
/** After the browser has closed a composition; a next one that began at once is waited for as well. */
const COMPOSITION_REST_MS = 30;
const ORIGIN = "origin";

export interface SurfaceEvents {
  /** The text has changed and no syllable is being composed. Never called during a composition. */
  onSettled(text: string, change: TextChange): void;
  onComposition(isComposing: boolean): void;
  /** The caret rests at this offset. */
  onCaret(offset: number): void;
  /** False refuses every change: a file is being read. */
  isEditable(): boolean;
  onFile(file: File): void;
}

/** A plain text being written. Offsets are UTF-16 units of the text. */
export interface Surface {
  readonly field: DraftField;
  readonly painter: SentencePainter;
  /** The text of the last settled state; what is being composed is not in it. */
  text(): string;
  /** The text with what is being composed. */
  currentText(): string;
  isComposing(): boolean;
  /** Makes `text` the whole text, as one step that can be undone. */
  adopt(text: string, origin: ChangeOrigin): void;
  select(from: number, to: number): void;
  undo(): void;
  redo(): void;
  /** Asks `isEditable` again. */
  refresh(): void;
  /** Boxes of the lines in pixels from the top of the surface. */
  lineBoxes(): { readonly top: number; readonly height: number }[];
  destroy(): void;
}

/** Starts the writing surface inside `host`. `label` and `describedBy` name it for assistive technology. */
export function createSurface(
  host: HTMLElement,
  { text, label, describedBy, events }: { text: string; label: string; describedBy: string; events: SurfaceEvents },
): Surface {
  let settled = plainLines(text).join("\n");
  let origin: ChangeOrigin = "type";
  let rest: ReturnType<typeof setTimeout> | undefined;
  let caretFrame = 0;

  const view: EditorView = new EditorView(host, {
    state: EditorState.create({
      doc: documentOf(text),
      plugins: [
        history({ depth: UNDO_DEPTH }),
        keymap({
          "Mod-z": undo,
          "Shift-Mod-z": redo,
          "Mod-y": redo,
          "Shift-Enter": splitBlock,
          "Mod-a": (state, dispatch) => {
            dispatch?.(state.tr.setSelection(wholeText(state.doc)));
            return true;
          },
        }),
        keymap(baseKeymap),
        longLines(() => view.composing),
      ],
    }),
    attributes: {
      role: "textbox",
      "aria-multiline": "true",
      "aria-label": label,
      "aria-describedby": describedBy,
      lang: "ko",
      spellcheck: "true",
      translate: "no",
      tabindex: "0",
    },
    editable: () => events.isEditable(),
    clipboardTextSerializer: (slice) => slice.content.textBetween(0, slice.content.size, "\n"),
    clipboardTextParser: (pasted) => sliceOf(pasted),
    handlePaste(_view, event) {
      const data = event.clipboardData;
      const file = data?.files[0];
      if (file && data.getData("text/plain") === "") events.onFile(file);
      else insert(data?.getData("text/plain") ?? "", "paste");
      return true;
    },
    handleDrop(dropped, event, _slice, isMoved) {
      const file = event.dataTransfer?.files[0];
      if (file) {
        event.preventDefault();
        events.onFile(file);
        return true;
      }
      if (isMoved) return false;
      const at = dropped.posAtCoords({ left: event.clientX, top: event.clientY });
      event.preventDefault();
      if (at) dropped.dispatch(dropped.state.tr.setSelection(TextSelection.create(dropped.state.doc, at.pos)));
      insert(event.dataTransfer?.getData("text/plain") ?? "", "drop");
      return true;
    },
    handleDOMEvents: {
      compositionstart: () => {
        clearTimeout(rest);
        events.onComposition(true);
        return false;
      },
      compositionend: () => {
        settleSoon();
        return false;
      },
      blur: () => {
        settleSoon();
        return false;
      },
      // Undo from a menu or a phone's keyboard must not go past this history.
      beforeinput: (_view, event) => {
        if (event.inputType !== "historyUndo" && event.inputType !== "historyRedo") return false;
        event.preventDefault();
        (event.inputType === "historyUndo" ? undo : redo)(view.state, view.dispatch);
        return true;
      },
    },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      host.dataset.empty = String(view.state.doc.content.size <= 2);
      if (transaction.docChanged) {
        origin = originOf(transaction);
        if (!view.composing) settle();
      }
      if (!view.composing && (transaction.selectionSet || transaction.docChanged)) tellCaret();
    },
  });
  host.dataset.empty = String(settled === "");
  const painter = createSentencePainter(view, host);

  function settle(): void {
    const next = textOf(view.state.doc);
    const change = changeBetween(settled, next, origin);
    settled = next;
    origin = "type";
    if (change !== null) events.onSettled(next, change);
  }

  function settleSoon(): void {
    clearTimeout(rest);
    rest = setTimeout(() => {
      if (view.composing) return;
      events.onComposition(false);
      settle();
      tellCaret();
    }, COMPOSITION_REST_MS);
  }

  function tellCaret(): void {
    cancelAnimationFrame(caretFrame);
    caretFrame = requestAnimationFrame(() => {
      if (!view.composing) events.onCaret(offsetOf(view.state.doc, view.state.selection.head));
    });
  }

  /** In the place of the selection, as a step of its own for the undo. */
  function insert(inserted: string, from: ChangeOrigin): void {
    if (inserted === "" || !view.editable) return;
    const transaction = closeHistory(view.state.tr).replaceSelection(sliceOf(inserted));
    view.dispatch(transaction.setMeta(ORIGIN, from).scrollIntoView());
    view.dispatch(closeHistory(view.state.tr));
  }

  function select(from: number, to: number): void {
    const { doc } = view.state;
    const selection = TextSelection.create(doc, positionOf(doc, from), positionOf(doc, to));
    view.dispatch(view.state.tr.setSelection(selection).scrollIntoView());
  }

  return {
    painter,
    field: {
      element: view.dom,
      text: () => textOf(view.state.doc),
      selection: () => ({
        from: offsetOf(view.state.doc, view.state.selection.from),
        to: offsetOf(view.state.doc, view.state.selection.to),
      }),
      focus: () => view.focus(),
      boxOf: ({ from, to }) => {
        const { doc } = view.state;
        const start = view.coordsAtPos(positionOf(doc, from), 1);
        const end = view.coordsAtPos(positionOf(doc, to), -1);
        const frame = host.closest("[data-surface-frame]")?.getBoundingClientRect();
        const clip = (y: number) => (frame ? Math.min(Math.max(y, frame.top), frame.bottom) : y);
        return { top: clip(start.top), bottom: clip(end.bottom), left: start.left };
      },
      replace({ from, to }, inserted) {
        if (!view.editable) return false;
        view.focus();
        select(from, to);
        if (inserted === "") view.dispatch(closeHistory(view.state.tr).deleteSelection().setMeta(ORIGIN, "edit"));
        else insert(inserted, "edit");
        return true;
      },
    },
    text: () => settled,
    currentText: () => textOf(view.state.doc),
    isComposing: () => view.composing,
    adopt(next, from) {
      if (plainLines(next).join("\n") === textOf(view.state.doc)) return;
      const lines = Fragment.from(lineNodes(next));
      const transaction = closeHistory(view.state.tr).replace(0, view.state.doc.content.size, new Slice(lines, 0, 0));
      transaction.setSelection(TextSelection.atStart(transaction.doc));
      view.dispatch(transaction.setMeta(ORIGIN, from));
      view.dispatch(closeHistory(view.state.tr));
    },
    select(from, to) {
      view.focus();
      select(from, to);
    },
    undo: () => undo(view.state, view.dispatch),
    redo: () => redo(view.state, view.dispatch),
    refresh: () => view.setProps({}),
    lineBoxes: () =>
      Array.from(view.dom.children, (line) => {
        const { offsetTop, offsetHeight } = line as HTMLElement;
        return { top: offsetTop, height: offsetHeight };
      }),
    destroy() {
      clearTimeout(rest);
      cancelAnimationFrame(caretFrame);
      painter.close();
      view.destroy();
    },
  };
}

/** Open at both ends: its first line goes on with the line before, its last one with the line behind. */
function sliceOf(text: string): Slice {
  return new Slice(Fragment.from(lineNodes(text)), 1, 1);
}

function wholeText(document: ReturnType<typeof documentOf>): TextSelection {
  return TextSelection.create(document, 1, document.content.size - 1);
}

function originOf(transaction: Transaction): ChangeOrigin {
  const given = transaction.getMeta(ORIGIN) as ChangeOrigin | undefined;
  if (given !== undefined) return given;
  if (transaction.getMeta("history$") !== undefined) return "undo";
  const event = transaction.getMeta("uiEvent");
  return event === "cut" || event === "drop" ? event : "type";
}
