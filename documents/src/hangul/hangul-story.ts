import type { HiddenReason, Paragraph } from "../document.ts";
import type { DocumentBuilder } from "../text/document-builder.ts";
import { Flow } from "../text/flow.ts";
import { ListCounter } from "../text/list-counter.ts";
import { WHITE, whyHidden } from "../text/visibility.ts";
import type { HangulLooks, ParagraphLook } from "./looks.ts";

/**
 * The context of paragraphs: a note, an unprinted comment, a drawing (whose background is unknown), or text outside the
 * body (headers, footers, alternative texts).
 */
export type Place = "note" | "comment" | "drawing" | "outside";

interface OpenParagraph {
  text: string;
  readonly look: ParagraphLook | undefined;
}

/** An outline level on a longer paragraph, or on one that ends like a sentence, is a numbered paragraph of prose. */
const LONGEST_HEADING = 80;
const SENTENCE_END = /(?:[.?!]|[다요])$/;

/** Turns the events of the .hwp and .hwpx readers into paragraphs, tables and notes; hidden text is kept separately. */
export class HangulStory {
  readonly #builder: DocumentBuilder;
  readonly #looks: HangulLooks;
  readonly #flow: Flow;
  readonly #counter = new ListCounter();
  readonly #paragraphs: OpenParagraph[] = [];
  readonly #places: Place[] = [];
  /** Lines of each open note. */
  readonly #notes: string[][] = [];
  readonly #cellFills: (number | undefined)[] = [];
  readonly #seen = new Map<number, HiddenReason | null>();
  #pageFill: number = WHITE;
  #deleted = false;

  constructor(builder: DocumentBuilder, looks: HangulLooks) {
    this.#builder = builder;
    this.#looks = looks;
    this.#flow = new Flow({ add: (paragraph, marker) => this.#put(paragraph, marker) });
  }

  openParagraph(look: number): void {
    this.#paragraphs.push({ text: "", look: this.#looks.paragraphs.get(look) });
    this.#seen.clear();
  }

  /** Text of one formatting run in the open paragraph. */
  text(look: number, text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph || this.#places.includes("outside")) return;
    const reason = this.#places.includes("comment") ? "comment" : this.#deleted ? "deleted" : this.#judge(look);
    if (reason) this.#builder.hide(reason, text);
    else paragraph.text += text;
  }

  closeParagraph(): void {
    const open = this.#paragraphs.pop();
    this.#seen.clear();
    if (!open || this.#places.includes("outside") || this.#places.includes("comment")) return;
    const { text, look } = open;
    if (text.trim() === "" || !look || look.head === "none") {
      this.#flow.paragraph({ text, kind: "paragraph" });
      return;
    }
    const level = look.level + 1;
    const number = look.head === "bullet" ? null : this.#counter.next(`${look.head}${look.list}`, look.level);
    const heading = look.head === "outline" && text.length <= LONGEST_HEADING && !SENTENCE_END.test(text.trim());
    if (heading) this.#flow.paragraph({ text, kind: "heading", level });
    else this.#flow.paragraph({ text, kind: "list", level }, number === null ? "-" : `${number}.`);
  }

  /** Inside a tracked deletion. */
  setDeleted(deleted: boolean): void {
    this.#deleted = deleted;
  }

  setPageFill(fill: number): void {
    this.#pageFill = this.#looks.fills.get(fill) ?? WHITE;
  }

  enter(place: Place): void {
    this.#places.push(place);
    if (place === "note") this.#notes.push([]);
  }

  leave(): void {
    if (this.#places.pop() !== "note") return;
    const lines = this.#notes.pop() ?? [];
    if (!this.#places.includes("outside")) this.#builder.add({ text: lines.join(" "), kind: "footnote" });
  }

  openTable(): void {
    this.#flow.openTable();
  }

  openCell(fill: number): void {
    this.#flow.openCell();
    this.#cellFills.push(this.#looks.fills.get(fill));
  }

  closeCell(): void {
    this.#cellFills.pop();
  }

  closeRow(): void {
    this.#flow.closeRow();
  }

  closeTable(): void {
    this.#flow.closeTable();
  }

  #judge(id: number): HiddenReason | null {
    const seen = this.#seen.get(id);
    if (seen !== undefined) return seen;
    const look = this.#looks.characters.get(id);
    const fillOf = (fill: number | null | undefined) => (fill == null ? undefined : this.#looks.fills.get(fill));
    const behind =
      look?.shade ??
      fillOf(look?.fill) ??
      fillOf(this.#paragraphs.at(-1)?.look?.fill) ??
      this.#cellFills.findLast((fill) => fill !== undefined);
    const background = behind ?? (this.#places.includes("drawing") ? null : this.#pageFill);
    const reason = look ? whyHidden({ marked: false, colour: look.colour, background, points: look.points }) : null;
    this.#seen.set(id, reason);
    return reason;
  }

  #put(paragraph: Paragraph, marker: string | undefined): void {
    const note = this.#notes.at(-1);
    if (!note) this.#builder.add(paragraph, marker);
    else if (paragraph.text.trim() !== "") note.push(paragraph.text.trim());
  }
}
