import { type SessionPiece, type SessionSpread, SPREAD_PARAGRAPHS, SPREAD_SESSIONS } from "../facts/file-facts.ts";
import type { Element, XmlHandler } from "../xml/read-xml.ts";

const ID = /^[0-9a-f]{8}$/i;
/** Some programs write this where they know no session. */
const NO_ID = "00000000";
/** Distinct ids that are told apart; a document of years has some thousand. */
const MOST_IDS = 20_000;

/** The id of a session, or null for none. */
export function readSessionId(value: string | undefined): string | null {
  return value === undefined || !ID.test(value) || value === NO_ID ? null : value.toUpperCase();
}

/** Text of a paragraph by session id; the empty id stands for text with no mark. */
type Paragraph = Map<string, number>;

interface OpenParagraph {
  readonly default: string;
  readonly text: Paragraph;
}

/** Reads the main part of a Word file: sessions of the visible text, and tracked changes. */
export class SessionReader implements XmlHandler {
  readonly #open: OpenParagraph[] = [];
  readonly #paragraphs: Paragraph[] = [];
  readonly #totals: Paragraph = new Map();
  readonly #path: string[] = [];
  #paragraphCount = 0;
  #mixed = 0;
  #run = "";
  #inText = false;
  #fallbacks = 0;
  insertions = 0;
  deletions = 0;

  open({ name, attribute }: Element): void {
    const parent = this.#path.at(-1);
    this.#path.push(name);
    if (name === "mc:Fallback") this.#fallbacks++;
    if (this.#fallbacks > 0) return;
    if (name === "w:p") this.#open.push({ default: readSessionId(attribute("w:rsidRDefault")) ?? "", text: new Map() });
    else if (name === "w:r") this.#run = readSessionId(attribute("w:rsidR")) ?? this.#open.at(-1)?.default ?? "";
    else if (name === "w:t") this.#inText = true;
    else if (parent !== "w:rPr" && parent !== "w:trPr") {
      if (name === "w:ins" || name === "w:moveTo") this.insertions++;
      if (name === "w:del" || name === "w:moveFrom") this.deletions++;
    }
  }

  close(name: string): void {
    this.#path.pop();
    if (name === "mc:Fallback") this.#fallbacks--;
    else if (this.#fallbacks > 0) return;
    if (name === "w:t") this.#inText = false;
    if (name === "w:p") this.#closeParagraph();
  }

  text(text: string): void {
    const paragraph = this.#open.at(-1);
    if (!this.#inText || this.#fallbacks > 0 || paragraph === undefined) return;
    // Text beyond the ids that are told apart counts as unmarked.
    const id = this.#totals.has(this.#run) || this.#totals.size < MOST_IDS ? this.#run : "";
    add(paragraph.text, id, text.length);
    add(this.#totals, id, text.length);
  }

  #closeParagraph(): void {
    const paragraph = this.#open.pop();
    if (paragraph === undefined || paragraph.text.size === 0) return;
    this.#paragraphCount++;
    if (paragraph.text.size > 1) this.#mixed++;
    if (this.#paragraphs.length < SPREAD_PARAGRAPHS) this.#paragraphs.push(paragraph.text);
  }

  /** Null if no text has a mark. @param listed distinct sessions of the settings. */
  spread(listed: number): SessionSpread | null {
    const marked = [...this.#totals].filter(([id]) => id !== "");
    if (marked.length === 0) return null;
    const total = marked.reduce((sum, [, characters]) => sum + characters, 0);
    const unmarked = this.#totals.get("") ?? 0;
    const numbers = numberSessions(marked);
    return {
      listed: Math.max(listed, marked.length),
      used: marked.length,
      characters: total + unmarked,
      unmarked,
      largestShare: Math.max(...marked.slice(0, MOST_IDS).map(([, characters]) => characters)) / total,
      paragraphCount: this.#paragraphCount,
      mixedParagraphs: this.#mixed,
      paragraphs: this.#paragraphs.map((paragraph) => ({ pieces: piecesOf(paragraph, numbers) })),
    };
  }
}

function add(sums: Paragraph, id: string, characters: number): void {
  sums.set(id, (sums.get(id) ?? 0) + characters);
}

/** Numbers for the sessions with the most text, in the order of the text. */
function numberSessions(marked: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  const largest = [...marked].sort(([, one], [, other]) => other - one).slice(0, SPREAD_SESSIONS);
  const chosen = new Set(largest.map(([id]) => id));
  return new Map(marked.filter(([id]) => chosen.has(id)).map(([id], index) => [id, index + 1]));
}

function piecesOf(paragraph: Paragraph, numbers: ReadonlyMap<string, number>): SessionPiece[] {
  const sums = new Map<number | null, number>();
  for (const [id, characters] of paragraph) {
    const session = id === "" ? null : (numbers.get(id) ?? 0);
    sums.set(session, (sums.get(session) ?? 0) + characters);
  }
  return [...sums].map(([session, characters]) => ({ session, characters }));
}
