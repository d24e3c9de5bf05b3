import type { Language } from "../report.ts";
import { featuresOf } from "../stylometry/features.ts";
import { ENGLISH_FINDINGS } from "./english-findings.ts";
import { listQuotes, type Occurrences, type Quote } from "./find-occurrences.ts";
import type { Finding } from "./finding.ts";
import { withParticle } from "./josa.ts";
import { KOREAN_FINDINGS } from "./korean-findings.ts";
import { placeSentences } from "./number-sentences.ts";
import { wholePercentile } from "./percent.ts";

const BY_PLACE = { ko: byPlace("ko", KOREAN_FINDINGS), en: byPlace("en", ENGLISH_FINDINGS) };

/** The findings of a language by the features' places in the registry. */
export function findingsOf(language: Language): ReadonlyMap<number, Finding> {
  return BY_PLACE[language];
}

function byPlace(language: Language, findings: readonly Finding[]): ReadonlyMap<number, Finding> {
  const features = featuresOf(language);
  return new Map(
    findings.map((finding) => {
      const place = features.findIndex(({ id }) => id === finding.id);
      if (place < 0) throw new Error(`There is no feature "${finding.id}" to tell of.`);
      return [place, finding];
    }),
  );
}

/** What was found and in which of the text's `total` sentences, as a clause: "3, 7번 문장에 '이를 통해'가 나와요". */
export function describeFinding(
  finding: Finding,
  side: "high" | "low",
  found: Occurrences | undefined,
  total: number,
): string {
  const clause = fillQuotes(finding[side] ?? "", found?.quotes ?? []);
  if (side === "low" || finding.at === undefined) return clause;
  return `${placeSentences(found?.sentences ?? [], total)}${finding.at} ${clause}`;
}

/** Puts quotations, with a particle where one is asked for, into a clause. */
export function fillQuotes(clause: string, quotes: readonly Quote[]): string {
  const quoted = listQuotes(quotes);
  return clause
    .replace("{q이}", () => withParticle(quoted, "이/가"))
    .replace("{q을}", () => withParticle(quoted, "을/를"))
    .replace("{q으로}", () => withParticle(quoted, "으로/로"))
    .replace("{q}", () => quoted);
}

/**
 * Where a value stands among human texts, in words that need no side: "사람 글에서는 4%만 이 정도예요" for a sign of a machine,
 * "사람 글의 96%보다 뚜렷해요" for one of a person. `share` is that of human texts at least as extreme.
 */
export function describeStanding(direction: "ai" | "human", share: number, called: string): string {
  if (direction === "ai") return `${called}에서는 ${wholePercentile(share)}%만 이 정도예요`;
  return `${called}의 ${100 - wholePercentile(share)}%보다 뚜렷해요`;
}
