import { baseKeymap, splitBlock } from "prosemirror-commands";
import { closeHistory, history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { Fragment, Slice } from "prosemirror-model";
import { EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { type EditorProps, EditorView } from "prosemirror-view";
import type { DraftField, StretchBox } from "../../../../shared/draft/field-shape.ts";
import type { PassageRange } from "../../../../shared/draft/locate-passage.ts";
import { type ChangeOrigin, changeBetween, type TextChange } from "../../../../shared/draft/text-change.ts";
import { longLines } from "./long-lines.ts";
import { SentencePainter } from "./sentence-painter.ts";
import { documentOf, lineNodes, offsetOf, plainLines, positionOf, textOf } from "./text-document.ts";

/** Maximum number of undo steps. */
const UNDO_DEPTH = 500;
/** Delay after the browser has ended a composition, to wait for one that begins immediately. */
const COMPOSITION_REST_MS = 30;
const ORIGIN = "origin";

export interface SurfaceEvents {
  /** The text has changed and no syllable is being composed. Never called during a composition. */
  onSettled(text: string, change: TextChange): void;
  onComposition(isComposing: boolean): void;
  /** The caret is at this offset. */
  onCaret(offset: number): void;
  /** False rejects every change, while a file is being read. */
  isEditable(): boolean;
  onFile(file: File): void;
}

interface SurfaceOptions {
  readonly text: string;
  /** Accessible name, and the element that describes the surface. */
  readonly label: string;
  readonly describedBy: string;
  readonly events: SurfaceEvents;
}

/** A plain-text editor inside `host`. Offsets are UTF-16 units of the text. */
export class Surface {
  readonly field: DraftField;
  readonly painter: SentencePainter;
  readonly #host: HTMLElement;
  readonly #events: SurfaceEvents;
  readonly #view: EditorView;
  #settled: string;
  #origin: ChangeOrigin = "type";
  #rest: ReturnType<typeof setTimeout> | undefined;
  #caretFrame = 0;

  constructor(host: HTMLElement, { text, label, describedBy, events }: SurfaceOptions) {
    this.#host = host;
    this.#events = events;
    this.#settled = plainLines(text).join("\n");
    this.#view = new EditorView(host, {
      state: initialState(text, () => this.#view.composing),
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
      dispatchTransaction: (transaction) => this.#apply(transaction),
      handleDOMEvents: this.#domEvents(),
      ...this.#clipboard(),
    });
    host.dataset.empty = String(this.#settled === "");
    this.field = this.#draftField();
    this.painter = new SentencePainter(this.#view, host);
  }

  /** The text of the last settled state, without the current composition. */
  text(): string {
    return this.#settled;
  }

  /** The text including the current composition. */
  currentText(): string {
    return textOf(this.#view.state.doc);
  }

  isComposing(): boolean {
    return this.#view.composing;
  }

  /** Replaces the whole text by `text`, as one undo step. */
  adopt(text: string, origin: ChangeOrigin): void {
    const { state } = this.#view;
    if (plainLines(text).join("\n") === textOf(state.doc)) return;
    const lines = Fragment.from(lineNodes(text));
    const transaction = closeHistory(state.tr).replace(0, state.doc.content.size, new Slice(lines, 0, 0));
    transaction.setSelection(TextSelection.atStart(transaction.doc));
    this.#dispatchStep(transaction.setMeta(ORIGIN, origin));
  }

  select(from: number, to: number): void {
    this.#view.focus();
    this.#select(from, to);
  }

  undo(): void {
    undo(this.#view.state, this.#view.dispatch);
  }

  redo(): void {
    redo(this.#view.state, this.#view.dispatch);
  }

  /** Checks `isEditable` again. */
  refresh(): void {
    this.#view.setProps({});
  }

  /** Boxes of the lines in pixels from the top of the surface. */
  lineBoxes(): { readonly top: number; readonly height: number }[] {
    return Array.from(this.#view.dom.children, (line) => {
      const { offsetTop, offsetHeight } = line as HTMLElement;
      return { top: offsetTop, height: offsetHeight };
    });
  }

  destroy(): void {
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#caretFrame);
    this.painter.close();
    this.#view.destroy();
  }

  #apply(transaction: Transaction): void {
    const view = this.#view;
    view.updateState(view.state.apply(transaction));
    this.#host.dataset.empty = String(view.state.doc.content.size <= 2);
    if (transaction.docChanged) {
      this.#origin = originOf(transaction);
      if (!view.composing) this.#settle();
    }
    if (!view.composing && (transaction.selectionSet || transaction.docChanged)) this.#reportCaret();
  }

  #settle(): void {
    const next = textOf(this.#view.state.doc);
    const change = changeBetween(this.#settled, next, this.#origin);
    this.#settled = next;
    this.#origin = "type";
    if (change !== null) this.#events.onSettled(next, change);
  }

  #settleSoon(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      if (this.#view.composing) return;
      this.#events.onComposition(false);
      this.#settle();
      this.#reportCaret();
    }, COMPOSITION_REST_MS);
  }

  #reportCaret(): void {
    cancelAnimationFrame(this.#caretFrame);
    this.#caretFrame = requestAnimationFrame(() => {
      const { composing, state } = this.#view;
      if (!composing) this.#events.onCaret(offsetOf(state.doc, state.selection.head));
    });
  }

  #select(from: number, to: number): void {
    const { state } = this.#view;
    const selection = TextSelection.create(state.doc, positionOf(state.doc, from), positionOf(state.doc, to));
    this.#view.dispatch(state.tr.setSelection(selection).scrollIntoView());
  }

  /** Replaces the selection, as a separate undo step. */
  #insert(inserted: string, origin: ChangeOrigin): void {
    if (inserted === "" || !this.#view.editable) return;
    const transaction = closeHistory(this.#view.state.tr).replaceSelection(sliceOf(inserted));
    this.#dispatchStep(transaction.setMeta(ORIGIN, origin).scrollIntoView());
  }

  /** Later typing does not join this step. */
  #dispatchStep(transaction: Transaction): void {
    this.#view.dispatch(transaction);
    this.#view.dispatch(closeHistory(this.#view.state.tr));
  }

  /** Paste and drop: text as plain text, and files as files. */
  #clipboard(): EditorProps {
    return {
      clipboardTextSerializer: (slice) => slice.content.textBetween(0, slice.content.size, "\n"),
      clipboardTextParser: (pasted) => sliceOf(pasted),
      // Only plain text is used. Reading the markup would break the page's rule against inline styles.
      transformPastedHTML: () => "",
      handlePaste: (_view, { clipboardData }) => {
        const file = clipboardData?.files[0];
        if (file && clipboardData?.getData("text/plain") === "") this.#events.onFile(file);
        else this.#insert(clipboardData?.getData("text/plain") ?? "", "paste");
        return true;
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const file = event.dataTransfer?.files[0];
        if (file) {
          event.preventDefault();
          this.#events.onFile(file);
          return true;
        }
        if (isMoved) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        event.preventDefault();
        if (at) view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at.pos)));
        this.#insert(event.dataTransfer?.getData("text/plain") ?? "", "drop");
        return true;
      },
    };
  }

  #domEvents(): NonNullable<EditorProps["handleDOMEvents"]> {
    return {
      compositionstart: () => {
        clearTimeout(this.#rest);
        this.#events.onComposition(true);
        return false;
      },
      compositionend: () => {
        this.#settleSoon();
        return false;
      },
      blur: () => {
        this.#settleSoon();
        return false;
      },
      // Undo from a menu or a phone's keyboard must use this history.
      beforeinput: (_view, event) => {
        if (event.inputType !== "historyUndo" && event.inputType !== "historyRedo") return false;
        event.preventDefault();
        if (event.inputType === "historyUndo") this.undo();
        else this.redo();
        return true;
      },
    };
  }

  #draftField(): DraftField {
    const view = this.#view;
    return {
      element: view.dom,
      text: () => this.currentText(),
      selection: () => ({
        from: offsetOf(view.state.doc, view.state.selection.from),
        to: offsetOf(view.state.doc, view.state.selection.to),
      }),
      focus: () => view.focus(),
      boxOf: (range) => this.#boxOf(range),
      replace: ({ from, to }, inserted) => {
        if (!view.editable) return false;
        this.select(from, to);
        if (inserted === "") view.dispatch(closeHistory(view.state.tr).deleteSelection().setMeta(ORIGIN, "edit"));
        else this.#insert(inserted, "edit");
        return true;
      },
    };
  }

  /** Clipped to the visible part of the surface. */
  #boxOf({ from, to }: PassageRange): StretchBox {
    const { doc } = this.#view.state;
    const start = this.#view.coordsAtPos(positionOf(doc, from), 1);
    const end = this.#view.coordsAtPos(positionOf(doc, to), -1);
    const frame = this.#host.closest("[data-surface-frame]")?.getBoundingClientRect();
    const clip = (y: number) => (frame ? Math.min(Math.max(y, frame.top), frame.bottom) : y);
    return { top: clip(start.top), bottom: clip(end.bottom), left: start.left };
  }
}

function initialState(text: string, isComposing: () => boolean): EditorState {
  return EditorState.create({
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
      longLines(isComposing),
    ],
  });
}

/** Open at both ends: its first line continues the preceding line, its last one the following line. */
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
