import type { HiddenReason, Paragraph } from "../document.ts";
import type { DocumentBuilder } from "../text/document-builder.ts";
import type { Flow } from "../text/flow.ts";
import { WHITE, whyHidden } from "../text/visibility.ts";
import type { Element, XmlHandler } from "../xml/read-xml.ts";
import type { Numbering } from "./read-numbering.ts";
import type { Styles } from "./read-styles.ts";
import { isOn, type RunLook, readFill, readRunProperty } from "./run-look.ts";

interface OpenParagraph {
  text: string;
  style: string | undefined;
  outline: number | undefined;
  list: { id: string; level: number } | undefined;
  fill: number | undefined;
}

export interface StorySetting {
  readonly builder: DocumentBuilder;
  readonly flow: Flow;
  readonly styles: Styles;
  readonly numbering: Numbering;
  /** Called with the id of each note in text order. */
  readonly onNote: (kind: "footnote" | "endnote", id: string) => void;
}

/** Elements whose content is not text of the page: field codes, phonetic guides, alternative forms of a drawing. */
const SKIPPED = new Set([
  "w:instrText",
  "w:delInstrText",
  "w:rt",
  "mc:Fallback",
  "w:sectPr",
  "w:pPrChange",
  "w:rPrChange",
]);
/** Any text in them is extracted automatically, but not their pictures. */
const PICTURES = new Set(["w:drawing", "w:pict", "w:object", "m:oMath", "w:altChunk"]);
const DEEPEST_OUTLINE = 8;

/** Reads the body of a document, or one of its notes, paragraph by paragraph. */
export class StoryReader implements XmlHandler {
  readonly #setting: StorySetting;
  readonly #path: string[] = [];
  readonly #paragraphs: OpenParagraph[] = [];
  /** Fill of each open cell; undefined if it has none of its own. */
  readonly #cellFills: (number | undefined)[] = [];
  /** Whether the style of each open table fills cells in an unknown way. */
  readonly #tableFills: boolean[] = [];
  #skipped = 0;
  #drawings = 0;
  #deleted = 0;
  #hiddenRow = false;
  #placeholder = false;
  #direct: RunLook = {};
  #runStyle: string | undefined;
  #hidden: HiddenReason | null = null;
  #collecting = false;

  constructor(setting: StorySetting) {
    this.#setting = setting;
  }

  open(element: Element): void {
    const { name, attribute } = element;
    const parent = this.#path.at(-1);
    this.#path.push(name);
    if (this.#skipped > 0 || SKIPPED.has(name)) {
      this.#skipped++;
      return;
    }
    if (PICTURES.has(name)) {
      this.#drawings++;
      this.#setting.builder.warn("NOT_READ");
    }
    if (parent === "w:rPr") {
      if (this.#path.at(-3) !== "w:r") return;
      if (name === "w:rStyle") this.#runStyle = attribute("w:val");
      else readRunProperty(this.#direct, element);
    } else if (parent === "w:pPr" || parent === "w:numPr") this.#readParagraphProperty(element);
    else this.#openContent(element, parent);
  }

  #openContent(element: Element, parent: string | undefined): void {
    const { name, attribute } = element;
    const { builder, onNote } = this.#setting;
    switch (name) {
      case "w:p":
        this.#paragraphs.push({ text: "", style: undefined, outline: undefined, list: undefined, fill: undefined });
        break;
      case "w:r":
        this.#direct = {};
        this.#runStyle = undefined;
        this.#hidden = this.#judgeRun();
        break;
      case "w:t":
      case "w:delText":
        this.#collecting = true;
        break;
      case "w:tab":
      case "w:ptab":
        if (parent === "w:r") this.#write("\t");
        break;
      case "w:br":
      case "w:cr":
        if (attribute("w:type") === undefined || attribute("w:type") === "textWrapping") this.#write("\n");
        break;
      case "w:noBreakHyphen":
        this.#write("-");
        break;
      case "w:del":
      case "w:moveFrom":
        if (parent !== "w:rPr" && parent !== "w:trPr") this.#deleted++;
        break;
      case "w:ins":
        builder.warn("TRACKED_CHANGES");
        break;
      case "w:showingPlcHdr":
        this.#placeholder = isOn(attribute("w:val"));
        break;
      case "w:footnoteReference":
      case "w:endnoteReference":
        onNote(name === "w:footnoteReference" ? "footnote" : "endnote", attribute("w:id") ?? "");
        break;
      default:
        this.#openTablePart(element, parent);
    }
  }

  #openTablePart({ name, attribute }: Element, parent: string | undefined): void {
    const { flow, styles } = this.#setting;
    switch (name) {
      case "w:tbl":
        flow.openTable();
        this.#tableFills.push(false);
        break;
      case "w:tblStyle":
        if (this.#tableFills.length > 0)
          this.#tableFills[this.#tableFills.length - 1] = styles.fills(attribute("w:val"));
        break;
      case "w:hidden":
        if (parent === "w:trPr") this.#hiddenRow = isOn(attribute("w:val"));
        break;
      case "w:tc":
        flow.openCell();
        this.#cellFills.push(undefined);
        break;
      case "w:shd":
        if (parent === "w:tcPr" && this.#cellFills.length > 0) {
          this.#cellFills[this.#cellFills.length - 1] = readFill(attribute) ?? undefined;
        }
        break;
    }
  }

  close(name: string): void {
    this.#path.pop();
    if (this.#skipped > 0) {
      this.#skipped--;
      return;
    }
    if (PICTURES.has(name)) this.#drawings--;
    switch (name) {
      case "w:rPr":
        if (this.#path.at(-1) === "w:r") this.#hidden = this.#judgeRun();
        break;
      case "w:t":
      case "w:delText":
        this.#collecting = false;
        break;
      case "w:del":
      case "w:moveFrom":
        if (this.#path.at(-1) !== "w:rPr" && this.#path.at(-1) !== "w:trPr") {
          this.#deleted--;
          this.#setting.builder.warn("TRACKED_CHANGES");
        }
        break;
      case "w:sdt":
        this.#placeholder = false;
        break;
      case "w:p":
        this.#closeParagraph();
        break;
      case "w:tc":
        this.#cellFills.pop();
        break;
      case "w:tr":
        this.#setting.flow.closeRow();
        this.#hiddenRow = false;
        break;
      case "w:tbl":
        this.#setting.flow.closeTable();
        this.#tableFills.pop();
        break;
    }
  }

  text(text: string): void {
    if (this.#collecting && this.#skipped === 0) this.#write(text);
  }

  #readParagraphProperty({ name, attribute }: Element): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph) return;
    const value = attribute("w:val");
    if (name === "w:pStyle") paragraph.style = value;
    else if (name === "w:outlineLvl") paragraph.outline = Number(value);
    else if (name === "w:ilvl") paragraph.list = { id: paragraph.list?.id ?? "", level: Number(value) };
    else if (name === "w:numId") paragraph.list = { id: value ?? "", level: paragraph.list?.level ?? 0 };
    else if (name === "w:shd") paragraph.fill = readFill(attribute) ?? undefined;
  }

  #judgeRun(): HiddenReason | null {
    const { styles } = this.#setting;
    const paragraph = this.#paragraphs.at(-1);
    const look: RunLook = {
      ...styles.defaults,
      ...styles.look(paragraph?.style ?? styles.defaultParagraph),
      ...styles.look(this.#runStyle),
      ...this.#direct,
    };
    const colour = look.colour === undefined || look.colour === "auto" ? null : look.colour;
    const behind = look.fill ?? paragraph?.fill ?? this.#cellFills.findLast((fill) => fill !== undefined);
    // The background of a text box, or of a cell that a table style may have filled, is unknown.
    const unknown = this.#drawings > 0 || this.#tableFills.includes(true);
    const background = behind ?? (unknown ? null : WHITE);
    return whyHidden({ marked: look.marked ?? false, colour, background, points: look.points ?? null });
  }

  #write(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph || this.#placeholder) return;
    const reason = this.#deleted > 0 ? "deleted" : this.#hiddenRow ? "marked" : this.#hidden;
    if (reason) this.#setting.builder.hide(reason, text);
    else paragraph.text += text;
  }

  #closeParagraph(): void {
    const open = this.#paragraphs.pop();
    if (!open) return;
    const { flow, styles, numbering } = this.#setting;
    const style = open.style ?? styles.defaultParagraph;
    const list = open.list?.id ? open.list : (styles.list(style) ?? undefined);
    const marker = list && open.text.trim() !== "" ? numbering.next(list.id, open.list?.level ?? list.level) : null;
    const { text } = open;
    const level = headingLevel(styles.name(style), open.outline ?? styles.outline(style));
    let paragraph: Paragraph = { text, kind: "paragraph" };
    if (level !== null) {
      const numbered = marker !== null && marker !== "-" ? `${marker} ${text}` : text;
      paragraph = { text: numbered, kind: "heading", level };
    } else if (marker !== null && list) paragraph = { text, kind: "list", level: (open.list?.level ?? list.level) + 1 };
    else if (/^toc \d/.test(styles.name(style))) paragraph = { text, kind: "list", level: 1 };
    flow.paragraph(paragraph, marker ?? undefined);
  }
}

/** From 1; null for body text. The names of Word's built-in styles are the same in every language. */
function headingLevel(styleName: string, outline: number | undefined): number | null {
  if (styleName === "title") return 1;
  if (styleName === "subtitle") return 2;
  const named = /^heading (\d)/.exec(styleName)?.[1];
  if (named !== undefined) return Number(named);
  return outline !== undefined && outline >= 0 && outline <= DEEPEST_OUTLINE ? outline + 1 : null;
}
