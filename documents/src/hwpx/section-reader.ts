import type { HangulStory, Place } from "../hangul/hangul-story.ts";
import type { DocumentBuilder } from "../text/document-builder.ts";
import type { Element, XmlHandler } from "../xml/read-xml.ts";

const PLACES: Readonly<Record<string, Place>> = {
  "hp:footNote": "note",
  "hp:endNote": "note",
  "hp:hiddenComment": "comment",
  // Only memos have paragraphs at the beginning of a field.
  "hp:fieldBegin": "comment",
  "hp:drawText": "drawing",
  "hp:header": "outside",
  "hp:footer": "outside",
  "hp:masterPage": "outside",
  "hp:subText": "outside",
  "hp:shapeComment": "outside",
};
const PICTURES = new Set(["hp:pic", "hp:ole", "hp:equation", "hp:chart", "hp:video", "hp:textart"]);
/** Elements inside `hp:t` that represent a character. */
const CHARACTERS: Readonly<Record<string, string>> = {
  "hp:tab": "\t",
  "hp:lineBreak": "\n",
  "hp:nbSpace": " ",
  "hp:fwSpace": " ",
  "hp:hyphen": "-",
};

const numberOf = (value: string | undefined) => (value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : 0);

/** Reads `Contents/section*.xml`. */
export class SectionReader implements XmlHandler {
  readonly #story: HangulStory;
  readonly #builder: DocumentBuilder;
  /** Format of the open run in each open paragraph. */
  readonly #runs: number[] = [];
  #texts = 0;

  constructor(story: HangulStory, builder: DocumentBuilder) {
    this.#story = story;
    this.#builder = builder;
  }

  open({ name, attribute }: Element): void {
    const place = PLACES[name];
    if (place) this.#story.enter(place);
    if (PICTURES.has(name)) this.#builder.warn("NOT_READ");
    const character = this.#texts > 0 ? CHARACTERS[name] : undefined;
    if (character) this.#write(character);
    switch (name) {
      case "hp:p":
        this.#story.openParagraph(numberOf(attribute("paraPrIDRef")));
        this.#runs.push(0);
        break;
      case "hp:run":
        if (this.#runs.length > 0) this.#runs[this.#runs.length - 1] = numberOf(attribute("charPrIDRef"));
        break;
      case "hp:t":
        this.#texts++;
        break;
      case "hp:deleteBegin":
        this.#story.setDeleted(true);
        this.#builder.warn("TRACKED_CHANGES");
        break;
      case "hp:deleteEnd":
        this.#story.setDeleted(false);
        break;
      case "hp:insertBegin":
        this.#builder.warn("TRACKED_CHANGES");
        break;
      case "hp:tbl":
        this.#story.openTable();
        break;
      case "hp:tc":
        this.#story.openCell(numberOf(attribute("borderFillIDRef")));
        break;
      case "hp:pageBorderFill":
        this.#story.setPageFill(numberOf(attribute("borderFillIDRef")));
        break;
    }
  }

  close(name: string): void {
    switch (name) {
      case "hp:p":
        this.#story.closeParagraph();
        this.#runs.pop();
        break;
      case "hp:t":
        this.#texts--;
        break;
      case "hp:tc":
        this.#story.closeCell();
        break;
      case "hp:tr":
        this.#story.closeRow();
        break;
      case "hp:tbl":
        this.#story.closeTable();
        break;
    }
    if (PLACES[name]) this.#story.leave();
  }

  text(text: string): void {
    if (this.#texts > 0) this.#write(text);
  }

  #write(text: string): void {
    this.#story.text(this.#runs.at(-1) ?? 0, text);
  }
}
