import type { HiddenReason, Paragraph } from "../document.ts";
import type { DocumentBuilder } from "../text/document-builder.ts";
import { Flow } from "../text/flow.ts";
import { WHITE, whyHidden } from "../text/visibility.ts";
import type { Element, XmlHandler } from "../xml/read-xml.ts";
import { overlay, type StyleLook, type Styles } from "./read-styles.ts";

interface OpenParagraph {
  text: string;
  readonly level: number | null;
  readonly list: { readonly level: number; readonly marker: string } | null;
}

/** Not text of the page: phonetic guides, note numbers, alternative texts, forms, declarations, scripts. */
const SKIPPED = new Set([
  "text:note-citation",
  "text:ruby-text",
  "text:sequence-decls",
  "text:script",
  "text:index-title-template",
  "text:table-of-content-source",
  "svg:title",
  "svg:desc",
  "office:forms",
  "office:binary-data",
]);
const PICTURES = new Set(["draw:image", "draw:object", "draw:object-ole", "draw:plugin"]);
/** Their content is reported separately. */
const APART: Readonly<Record<string, HiddenReason>> = {
  "text:tracked-changes": "deleted",
  "office:annotation": "comment",
  "text:hidden-text": "marked",
  "text:hidden-paragraph": "marked",
};
const MOST_SPACES = 1_000;
const ASIAN = /[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7a3\uff00-\uffef]/;

/** Reads `office:text` paragraph by paragraph. */
export class StoryReader implements XmlHandler {
  readonly #builder: DocumentBuilder;
  readonly #styles: Styles;
  readonly #flow: Flow;
  readonly #looks: StyleLook[] = [{}];
  readonly #paragraphs: OpenParagraph[] = [];
  readonly #apart: HiddenReason[] = [];
  /** Style and number of the last item of each open list. */
  readonly #lists: { readonly style: string | undefined; count: number }[] = [];
  #note: string[] | null = null;
  #skipped = 0;
  #frames = 0;
  #indexes = 0;
  #item = false;
  #inText = false;

  constructor(builder: DocumentBuilder, styles: Styles) {
    this.#builder = builder;
    this.#styles = styles;
    this.#flow = new Flow({ add: (paragraph, marker) => this.#put(paragraph, marker) });
  }

  open(element: Element): void {
    const { name } = element;
    if (name === "office:text") this.#inText = true;
    if (!this.#inText) return;
    if (this.#skipped > 0 || SKIPPED.has(name)) {
      this.#skipped++;
      return;
    }
    if (PICTURES.has(name)) this.#builder.warn("NOT_READ");
    const reason = APART[name];
    if (reason) this.#apart.push(reason);
    this.#openText(element);
  }

  /** Paragraphs and inline elements. */
  #openText(element: Element): void {
    const { name, attribute } = element;
    switch (name) {
      case "text:p":
      case "text:h":
        this.#push("paragraph", attribute("text:style-name"));
        this.#paragraphs.push(this.#openParagraph(element));
        break;
      case "text:span":
        this.#push("text", attribute("text:style-name"));
        break;
      case "text:s":
        this.#write(" ".repeat(Math.min(Math.max(Number(attribute("text:c") ?? 1) || 1, 1), MOST_SPACES)));
        break;
      case "text:tab":
        this.#write("\t");
        break;
      case "text:line-break":
        this.#write("\n");
        break;
      case "text:hidden-text":
        this.#builder.hide("marked", attribute("text:string-value") ?? "");
        break;
      case "text:change":
      case "text:change-start":
        this.#builder.warn("TRACKED_CHANGES");
        break;
      default:
        this.#openBlock(element);
    }
  }

  /** Containers of paragraphs: sections, lists, notes, indexes, frames and tables. */
  #openBlock({ name, attribute }: Element): void {
    switch (name) {
      case "text:section":
        this.#push("section", attribute("text:style-name"));
        if (attribute("text:display") === "none") this.#mark();
        break;
      case "text:list":
        this.#lists.push({ style: attribute("text:style-name") ?? this.#lists.at(-1)?.style, count: 0 });
        break;
      case "text:list-item":
        this.#item = true;
        break;
      case "text:note":
        this.#note = [];
        break;
      case "text:table-of-content":
      case "text:alphabetical-index":
      case "text:illustration-index":
        this.#indexes++;
        break;
      case "draw:frame":
      case "draw:custom-shape":
        this.#frames++;
        break;
      case "table:table":
        this.#push("table", attribute("table:style-name"));
        this.#flow.openTable();
        break;
      case "table:table-row":
        this.#push("table-row", attribute("table:style-name"));
        if (attribute("table:visibility") === "collapse") this.#mark();
        break;
      case "table:table-cell":
        this.#push("table-cell", attribute("table:style-name"));
        this.#flow.openCell();
        break;
    }
  }

  close(name: string): void {
    if (!this.#inText) return;
    if (this.#skipped > 0) {
      this.#skipped--;
      return;
    }
    if (APART[name]) this.#apart.pop();
    switch (name) {
      case "office:text":
        this.#inText = false;
        break;
      case "text:p":
      case "text:h":
        this.#closeParagraph();
        this.#looks.pop();
        break;
      case "text:span":
      case "text:section":
        this.#looks.pop();
        break;
      case "text:list":
        this.#lists.pop();
        break;
      case "text:note":
        if (this.#note) this.#builder.add({ text: this.#note.join(" "), kind: "footnote" });
        this.#note = null;
        break;
      case "text:table-of-content":
      case "text:alphabetical-index":
      case "text:illustration-index":
        this.#indexes--;
        break;
      case "draw:frame":
      case "draw:custom-shape":
        this.#frames--;
        break;
      case "table:table-cell":
        this.#looks.pop();
        break;
      case "table:table-row":
        this.#flow.closeRow();
        this.#looks.pop();
        break;
      case "table:table":
        this.#flow.closeTable();
        this.#looks.pop();
        break;
    }
  }

  /** White space in the file is one space (OpenDocument 1.3, 6.1.2); the author's spaces are elements. */
  text(text: string): void {
    if (this.#inText && this.#skipped === 0 && this.#paragraphs.length > 0)
      this.#write(text.replace(/[\t\r\n ]+/g, " "));
  }

  #push(family: Parameters<Styles["look"]>[0], name: string | undefined): void {
    const look = this.#styles.look(family, name);
    this.#looks.push(overlay(this.#looks.at(-1) ?? {}, look.collapsed ? { ...look, marked: true } : look));
  }

  #mark(): void {
    this.#looks.push({ ...this.#looks.pop(), marked: true });
  }

  #openParagraph({ name, attribute }: Element): OpenParagraph {
    const level = name === "text:h" ? Number(attribute("text:outline-level") ?? 1) || 1 : null;
    const first = this.#item;
    this.#item = false;
    if (this.#indexes > 0) return { text: "", level: null, list: { level: 1, marker: "-" } };
    const list = this.#lists.at(-1);
    if (!first || level !== null || !list) return { text: "", level, list: null };
    list.count++;
    const numbered = this.#styles.numbered(list.style, this.#lists.length);
    return { text: "", level, list: { level: this.#lists.length, marker: numbered ? `${list.count}.` : "-" } };
  }

  #write(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    const reason = this.#apart.at(-1) ?? this.#judge(text);
    if (reason) this.#builder.hide(reason, text);
    else if (paragraph) paragraph.text += text;
  }

  #judge(text: string): HiddenReason | null {
    const look = this.#looks.at(-1) ?? {};
    const unknown = this.#frames > 0 || this.#styles.pageFilled;
    return whyHidden({
      marked: look.marked ?? false,
      colour: look.colour === undefined || look.colour === "auto" ? null : look.colour,
      background: look.fill ?? (unknown ? null : WHITE),
      points: (ASIAN.test(text) ? look.asianPoints : look.points) ?? null,
    });
  }

  #closeParagraph(): void {
    const open = this.#paragraphs.pop();
    if (!open || this.#apart.length > 0) return;
    const { text, level, list } = open;
    if (level !== null) this.#flow.paragraph({ text, kind: "heading", level });
    else if (list) this.#flow.paragraph({ text, kind: "list", level: list.level }, list.marker);
    else this.#flow.paragraph({ text, kind: "paragraph" });
  }

  #put(paragraph: Paragraph, marker: string | undefined): void {
    if (!this.#note) this.#builder.add(paragraph, marker);
    else if (paragraph.text.trim() !== "") this.#note.push(paragraph.text.trim());
  }
}
