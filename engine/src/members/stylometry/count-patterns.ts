import type { Feature } from "./feature.ts";
import type { TokenizedText } from "./tokenized-text.ts";

/**
 * A pattern is one to four tokens for consecutive words: `또한` the word itself, `다양한*` a prefix, `*적인` a suffix, `*` any
 * word. A comma requires a comma after the word; `^` and `$` the start and end of a sentence.
 */
interface Token {
  readonly text: string;
  readonly mode: "exact" | "prefix" | "suffix" | "any";
  readonly comma: boolean;
}

interface Pattern {
  readonly feature: number;
  readonly tokens: readonly Token[];
  readonly opens: boolean;
  readonly closes: boolean;
}

/** Patterns by the first or last two characters of their first token, or by its only character. */
export interface PatternTable {
  readonly features: number;
  readonly byFirst: ReadonlyMap<number, readonly Pattern[]>;
  readonly byLast: ReadonlyMap<number, readonly Pattern[]>;
}

/** Keys of two characters are larger than those of one. */
const PAIR = 0x10000;

/** Called for each occurrence with the feature's index in the registry, the number of its first word and its words. */
export type OnOccurrence = (feature: number, word: number, words: number) => void;

/** Compiles the patterns of all features of a registry. A malformed pattern throws at module load. */
export function compilePatterns(features: readonly Feature[]): PatternTable {
  const byFirst = new Map<number, Pattern[]>();
  const byLast = new Map<number, Pattern[]>();
  for (const [feature, { id, patterns }] of features.entries()) {
    for (const written of patterns ?? []) {
      const pattern = parsePattern(written, feature);
      const head = pattern.tokens[0];
      if (head === undefined || head.mode === "any" || head.text === "") {
        throw new Error(`Feature ${id}: pattern "${written}" does not begin with a word.`);
      }
      const table = head.mode === "suffix" ? byLast : byFirst;
      const key = head.mode === "suffix" ? endKey(head.text) : startKey(head.text);
      const list = table.get(key);
      if (list === undefined) table.set(key, [pattern]);
      else list.push(pattern);
    }
  }
  return { features: features.length, byFirst, byLast };
}

function startKey(text: string): number {
  return text.length === 1 ? text.charCodeAt(0) : text.charCodeAt(0) + PAIR * (1 + text.charCodeAt(1));
}

function endKey(text: string): number {
  const last = text.charCodeAt(text.length - 1);
  return text.length === 1 ? last : last + PAIR * (1 + text.charCodeAt(text.length - 2));
}

function parsePattern(written: string, feature: number): Pattern {
  const opens = written.startsWith("^");
  const closes = written.endsWith("$");
  const body = written.slice(opens ? 1 : 0, closes ? -1 : undefined);
  return { feature, opens, closes, tokens: body.split(" ").map(parseToken) };
}

function parseToken(written: string): Token {
  const comma = written.endsWith(",");
  const token = comma ? written.slice(0, -1) : written;
  if (token === "*") return { text: "", mode: "any", comma };
  if (token.startsWith("*")) return { text: token.slice(1), mode: "suffix", comma };
  if (token.endsWith("*")) return { text: token.slice(0, -1), mode: "prefix", comma };
  return { text: token, mode: "exact", comma };
}

/**
 * Occurrences in a text, three numbers each: feature, first word, words. Cached, since several families and
 * explanations use them.
 */
const FOUND = new WeakMap<TokenizedText, Map<PatternTable, readonly number[]>>();

/**
 * Reports each word at which a pattern of a feature begins, once per feature even if several of its patterns match.
 * Time grows with the words times the patterns that share a letter with them; each text is searched once.
 */
export function countPatterns(view: TokenizedText, table: PatternTable, onOccurrence: OnOccurrence): void {
  const known = FOUND.get(view) ?? new Map<PatternTable, readonly number[]>();
  const found = known.get(table) ?? findPatterns(view, table);
  known.set(table, found);
  FOUND.set(view, known);
  for (let at = 0; at < found.length; at += 3) {
    onOccurrence(found[at], found[at + 1], found[at + 2]);
  }
}

function findPatterns(view: TokenizedText, table: PatternTable): number[] {
  const out: number[] = [];
  const reported = new Int32Array(table.features).fill(-1);
  const reportAll = (patterns: readonly Pattern[] | undefined, word: number) => {
    if (patterns === undefined) return;
    for (const pattern of patterns) {
      if (reported[pattern.feature] === word || !matchesAt(view, word, pattern)) continue;
      reported[pattern.feature] = word;
      out.push(pattern.feature, word, pattern.tokens.length);
    }
  };
  for (let k = 0; k < view.wordCount; k++) {
    const core = view.cores[k];
    if (core === undefined || core === "") continue;
    reportAll(table.byFirst.get(core.charCodeAt(0)), k);
    reportAll(table.byLast.get(core.charCodeAt(core.length - 1)), k);
    if (core.length === 1) continue;
    reportAll(table.byFirst.get(startKey(core)), k);
    reportAll(table.byLast.get(endKey(core)), k);
  }
  return out;
}

function matchesAt(view: TokenizedText, word: number, pattern: Pattern): boolean {
  const { tokens } = pattern;
  const head = tokens[0];
  if (head === undefined || !matchesToken(view, word, head)) return false;
  if (tokens.length === 1 && !pattern.opens && !pattern.closes) return true;
  const sentence = view.sentences[view.sentenceOf[word] ?? 0];
  if (sentence === undefined) return false;
  const end = word + tokens.length;
  if (end > sentence.lastWord) return false;
  if (pattern.opens && word !== sentence.firstWord) return false;
  if (pattern.closes && end !== sentence.lastWord) return false;
  for (let k = 1; k < tokens.length; k++) {
    const token = tokens[k];
    if (token === undefined || !matchesToken(view, word + k, token)) return false;
  }
  return true;
}

function matchesToken(view: TokenizedText, word: number, token: Token): boolean {
  if (token.comma && view.comma[word] !== 1) return false;
  const core = view.cores[word] ?? "";
  switch (token.mode) {
    case "exact":
      return core === token.text;
    case "prefix":
      return core.startsWith(token.text);
    case "suffix":
      return core.length > token.text.length && core.endsWith(token.text);
    case "any":
      return true;
  }
}
