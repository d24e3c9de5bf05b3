import type {
  Document,
  DocumentKind,
  DocumentMetadata,
  DocumentWarning,
  HiddenReason,
  HiddenText,
  Paragraph,
  WarningCode,
} from "../document.ts";
import { DocumentError } from "../document-error.ts";
import { writeLine } from "./write-line.ts";

/** Maximum length, more than a thick book. */
const MOST_PARAGRAPHS = 200_000;
const MOST_CHARACTERS = 8_000_000;
const EXCERPT_CHARACTERS = 80;
/** Maximum reported places per reason; the rest is added to the last one. */
const MOST_HIDDEN = 50;

/** Invisible characters that no sentence needs; tabs and line feeds stay. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/** Collects a reader's output in reading order. Throws FILE_TOO_COMPLEX for more than any real file has. */
export class DocumentBuilder {
  readonly #paragraphs: Paragraph[] = [];
  readonly #lines: string[] = [];
  readonly #footnotes: Paragraph[] = [];
  readonly #hidden: HiddenText[] = [];
  readonly #warnings = new Map<WarningCode, number>();
  #characters = 0;
  #blank = false;

  /** `marker` is the list marker shown on the page: a bullet or a number. */
  add(paragraph: Paragraph, marker = "-"): void {
    const text = tidy(paragraph.text);
    if (text === "") {
      this.blankLine();
      return;
    }
    this.#charge(text.length);
    const tidied = { ...paragraph, text };
    if (paragraph.kind === "footnote") {
      this.#footnotes.push(tidied);
      return;
    }
    if (this.#blank && this.#lines.length > 0) this.#lines.push("");
    this.#blank = false;
    this.#paragraphs.push(tidied);
    this.#lines.push(writeLine(tidied, marker));
  }

  /** An empty paragraph; consecutive ones count as one. */
  blankLine(): void {
    this.#blank = true;
  }

  hide(reason: HiddenReason, text: string): void {
    if (text.trim() === "") return;
    this.#charge(text.length);
    const last = this.#hidden.at(-1);
    if (last && (last.reason === reason || this.#hidden.length >= MOST_HIDDEN)) {
      const excerpt =
        last.excerpt.length < EXCERPT_CHARACTERS && last.reason === reason
          ? `${last.excerpt}${text}`.slice(0, EXCERPT_CHARACTERS)
          : last.excerpt;
      this.#hidden[this.#hidden.length - 1] = { ...last, characters: last.characters + text.length, excerpt };
      return;
    }
    this.#hidden.push({ reason, characters: text.length, excerpt: text.slice(0, EXCERPT_CHARACTERS) });
  }

  warn(code: WarningCode, count = 1): void {
    this.#warnings.set(code, (this.#warnings.get(code) ?? 0) + count);
  }

  /** Whether no visible text was found so far. */
  get empty(): boolean {
    return this.#paragraphs.length + this.#footnotes.length === 0;
  }

  /** Throws FILE_EMPTY if there is no text other than hidden text. */
  build(kind: DocumentKind, metadata: DocumentMetadata = {}): Document {
    const paragraphs = [...this.#paragraphs, ...this.#footnotes];
    if (this.empty) throw new DocumentError("FILE_EMPTY", "no visible text");
    const notes = this.#footnotes.map((note, index) => `[${index + 1}] ${note.text}`);
    const text = (notes.length > 0 ? [...this.#lines, "", ...notes] : this.#lines).join("\n");
    if (this.#hidden.length > 0) this.warn("HIDDEN_TEXT", this.#hidden.length);
    const warnings: DocumentWarning[] = [...this.#warnings].map(([code, count]) => ({ code, count }));
    return { kind, text, paragraphs, warnings, hidden: this.#hidden, metadata };
  }

  #charge(characters: number): void {
    this.#characters += characters;
    if (this.#characters > MOST_CHARACTERS) throw new DocumentError("FILE_TOO_COMPLEX", "too many characters");
    if (this.#paragraphs.length + this.#footnotes.length >= MOST_PARAGRAPHS) {
      throw new DocumentError("FILE_TOO_COMPLEX", "too many paragraphs");
    }
  }
}

/** Linear even for runs of a million blanks, unlike a regular expression for trailing blanks. */
function tidy(text: string): string {
  const lines = text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n").replace(CONTROLS, "");
  return lines.trim();
}
