import MarkdownIt, { type Token } from "markdown-it";
import type { Document } from "../document.ts";
import { DocumentError } from "../document-error.ts";
import { DocumentBuilder } from "../text/document-builder.ts";
import type { Cp949Decoder } from "./decode-text.ts";
import { openText } from "./open-text.ts";
import { readInline } from "./read-inline.ts";
import { stripHtml } from "./strip-html.ts";

/** The parser silently drops deeper blocks, so a file with this depth is rejected. */
const MOST_NESTING = 60;

/** Maximum markup characters, on which the parser's time depends; a book has some ten thousand. */
const MARKUP = /[*_`~[\]<>|&!\\]/g;
const MOST_MARKUP = 300_000;

const FRONT_MATTER = /^---[ \t]*\n([\s\S]{0,65536}?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/;
/** The parser has no footnotes and would read a one-word definition as a link target, or join two definitions. */
const NOTE_DEFINITION = /^( {0,3})(?=\[\^[^\]\n]{1,40}\]:)/gm;
const NOTE = /^\[\^[^\]\n]{1,40}\]:\s*/;

interface ListState {
  /** Number of the next item; null in a list with bullets. */
  number: number | null;
}

/** Markdown (CommonMark with tables): the text without marks, and the kind of each paragraph. */
export function readMd(bytes: Uint8Array, decodeCp949: Cp949Decoder): Document {
  const { text, encoding } = openText(bytes, decodeCp949);
  if ((text.match(MARKUP)?.length ?? 0) > MOST_MARKUP) throw new DocumentError("FILE_TOO_COMPLEX", "too much markup");
  const matter = FRONT_MATTER.exec(text);
  const title = readTitle(matter?.[1] ?? "");
  const body = (matter ? text.slice(matter[0].length) : text).replace(NOTE_DEFINITION, "\n$1\\");
  const parser = new MarkdownIt("default", { html: true, linkify: false, maxNesting: MOST_NESTING });
  const builder = new DocumentBuilder();
  const blocks = new BlockReader(builder);
  for (const token of parser.parse(body, {})) blocks.read(token);
  return builder.build("md", title ? { encoding, title } : { encoding });
}

/** Walks the parser's tokens and adds a paragraph for each block of text. */
class BlockReader {
  readonly #builder: DocumentBuilder;
  readonly #lists: ListState[] = [];
  #quotations = 0;
  #heading = 0;
  #marker: string | null = null;
  #row: string[] | null = null;

  constructor(builder: DocumentBuilder) {
    this.#builder = builder;
  }

  read(token: Token): void {
    if (token.level >= MOST_NESTING - 1) throw new DocumentError("FILE_TOO_COMPLEX", "nested too deeply");
    switch (token.type) {
      case "heading_open":
        this.#heading = Number(token.tag.slice(1));
        break;
      case "heading_close":
        this.#heading = 0;
        break;
      case "bullet_list_open":
        this.#lists.push({ number: null });
        break;
      case "ordered_list_open":
        this.#lists.push({ number: Number(token.attrGet("start") ?? 1) });
        break;
      case "bullet_list_close":
      case "ordered_list_close":
        this.#lists.pop();
        break;
      case "list_item_open":
        this.#marker = nextMarker(this.#lists.at(-1));
        break;
      case "blockquote_open":
        this.#quotations++;
        break;
      case "blockquote_close":
        this.#quotations--;
        break;
      case "tr_open":
        this.#row = [];
        break;
      case "tr_close":
        if (this.#row) this.#builder.add({ text: this.#row.join("\t"), kind: "table" });
        this.#row = null;
        break;
      default:
        this.#readText(token);
    }
  }

  #readText(token: Token): void {
    switch (token.type) {
      case "fence":
      case "code_block":
        this.#builder.add({ text: token.content, kind: "code" });
        break;
      case "html_block":
        this.#builder.add({ text: stripHtml(token.content, this.#builder), kind: "paragraph" });
        break;
      case "inline":
        this.#add(readInline(token.children ?? [], this.#builder));
        this.#marker = null;
        break;
      case "paragraph_close":
        if (!token.hidden) this.#builder.blankLine();
        break;
    }
  }

  /** The kind of a text line depends on the open blocks around it. */
  #add(text: string): void {
    if (this.#row) this.#row.push(text.replace(/\s+/g, " "));
    else if (this.#heading > 0) this.#builder.add({ text, kind: "heading", level: this.#heading });
    else if (NOTE.test(text)) this.#builder.add({ text: text.replace(NOTE, ""), kind: "footnote" });
    else if (this.#quotations > 0) this.#builder.add({ text, kind: "quotation" });
    else if (this.#marker !== null) {
      this.#builder.add({ text, kind: "list", level: this.#lists.length }, this.#marker);
    } else this.#builder.add({ text, kind: "paragraph" });
  }
}

/** The `title:` line of a front matter, without its quotation marks. */
function readTitle(matter: string): string {
  const line = matter.split("\n").find((one) => one.startsWith("title:"));
  return (line ?? "")
    .slice("title:".length)
    .trim()
    .slice(0, 200)
    .replace(/^["']|["']$/g, "");
}

function nextMarker(list: ListState | undefined): string {
  return list === undefined || list.number === null ? "-" : `${list.number++}.`;
}
