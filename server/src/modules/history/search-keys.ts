import { createHash } from "node:crypto";
import type { AnalysisResult } from "@geulgyeol/contract";

/**
 * Text in search form: NFC, lower case, without white space, since Korean spacing varies. Done here, so that it is the
 * same on every database.
 */
export function foldText(text: string): string {
  // The only letter whose lower case depends on its neighbours is the Greek sigma.
  return text.normalize("NFC").toLowerCase().replaceAll("ς", "σ").replace(LEFT_OUT, "");
}

/** White space, and control characters, which PostgreSQL texts cannot contain. */
const LEFT_OUT = /[\s\p{Cc}]+/gu;

/** Bigram keys are below this; the index is small since all texts share so few. */
const BIGRAM_KEYS = 2 ** 16;

/**
 * Bigrams of a folded text: each pair of neighbouring UTF-16 units, hashed to 16 bits (Knuth's multiplicative hash),
 * without duplicates. A collision adds candidates, which are rejected by their text.
 */
export function bigramKeys(folded: string): Set<number> {
  const keys = new Set<number>();
  for (let at = 0; at + 1 < folded.length; at++) {
    const pair = (folded.charCodeAt(at) << 16) | folded.charCodeAt(at + 1);
    keys.add(Math.imul(pair, 2_654_435_769) >>> 16);
  }
  return keys;
}

export interface SearchFacts {
  readonly verdict?: AnalysisResult["verdict"] | undefined;
  readonly kind?: AnalysisResult["kind"] | undefined;
  readonly isFavourite?: boolean | undefined;
}

/**
 * Owner, period (month or year) and filter values as keys next to the bigrams, so that the index combines them in one
 * step. They are 32-bit hashes outside the range of the bigrams: one owner's analyses must be few among all.
 */
export function ownerKeys(userId: string, period: string, { verdict, kind, isFavourite }: SearchFacts): number[] {
  const facts = [
    "",
    ...(verdict === undefined ? [] : [`verdict ${verdict}`]),
    ...(kind === undefined ? [] : [`kind ${kind}`]),
    ...(isFavourite ? ["favourite"] : []),
  ];
  return facts
    .map((fact) => createHash("sha256").update(`${userId}\n${period}\n${fact}`).digest().readInt32BE())
    .map((key) => (key >= 0 && key < BIGRAM_KEYS ? key - BIGRAM_KEYS : key));
}

/** The month in UTC of a time, as "2026-11". */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

/** The months from `from` to `to`, newest first. */
export function monthsBetween(from: Date, to: Date): string[] {
  const months: string[] = [];
  const first = from.getUTCFullYear() * 12 + from.getUTCMonth();
  for (let month = to.getUTCFullYear() * 12 + to.getUTCMonth(); month >= first; month--) {
    months.push(monthOf(new Date(Date.UTC(Math.floor(month / 12), month % 12))));
  }
  return months;
}

/** Periods searched at once. */
export interface SearchRound {
  readonly periods: readonly string[];
  /** Start of the months already searched; null in the first rounds. */
  readonly end: Date | null;
}

/**
 * The search order of periods, newest first: a month, three months, then one, two, four years at a time. A common word
 * fills its page at once; a rare one costs one query per period.
 */
export function searchRounds(from: Date, to: Date): SearchRound[] {
  const months = monthsBetween(from, to);
  const rounds: SearchRound[] = [months.slice(0, 1), months.slice(1, 4)].map((periods) => ({ periods, end: null }));
  const rest = months.slice(4);
  const end = new Date(`${months[3]}-01T00:00:00Z`);
  const years = [...new Set(rest.map((month) => month.slice(0, 4)))];
  for (let size = 1; years.length > 0; size *= 2) rounds.push({ periods: years.splice(0, size), end });
  return rounds.filter(({ periods }) => periods.length > 0);
}
