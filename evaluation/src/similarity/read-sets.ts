import { join } from "node:path";
import type { Language } from "@geulgyeol/engine";
import { readCorpus } from "../corpus/read-corpus.ts";
import { type RawRow, readLines, stringOf } from "../corpus/read-lines.ts";
import { hashOfName } from "../learners/seeded-random.ts";

/** Parameters are chosen on the one part and reported on the other. No text and no question is in both. */
export type Part = "development" | "test";

/** Texts of pupils that answer one question. */
export interface Answers {
  readonly question: string;
  readonly texts: readonly string[];
}

const PREFIX = { development: "train", test: "dev" } as const;
const HOST_LENGTHS = { shortest: 500, longest: 1_900 } as const;
const TEXTS_PER_SOURCE = 40;
const PETITIONS = { development: "train_human_petitions", test: "dev_human_petitions_2017" } as const;
const CATEGORY_TEXTS = 60;
/** A notice of the site, which stands in many petitions. */
const NOTICE = /\[본 게시물의 일부 내용이 [^\]]{10,80}\]/g;

/** Essays of pupils, by question: every second question is in the development part. */
export function readAnswers(corpus: string, part: Part): Answers[] {
  const byTopic = new Map<string, RawRow[]>();
  for (const row of readLines(join(corpus, "ko", "katfish", "texts.jsonl.gz"))) {
    if (row.genre !== "essay" || row.label !== "human") continue;
    const topic = stringOf(row, "topic") ?? "";
    byTopic.set(topic, [...(byTopic.get(topic) ?? []), row]);
  }
  return [...byTopic.keys()]
    .sort()
    .filter((_, at) => (at % 2 === 0 ? "development" : "test") === part)
    .map((topic) => ({
      question: stringOf(byTopic.get(topic)?.[0] ?? {}, "generation_prompt") ?? "",
      texts: (byTopic.get(topic) ?? []).map((row) => stringOf(row, "text") ?? ""),
    }));
}

/** Petitions of one category: people who write about the same matters without a common question. */
export function readCategories(corpus: string, part: Part): string[][] {
  const byCategory = new Map<string, string[]>();
  for (const row of readLines(join(corpus, "ko", `${PETITIONS[part]}.jsonl.gz`))) {
    const category = stringOf(row, "category") ?? "";
    byCategory.set(category, [...(byCategory.get(category) ?? []), (stringOf(row, "text") ?? "").replace(NOTICE, "")]);
  }
  return [...byCategory.values()]
    .filter((texts) => texts.length >= CATEGORY_TEXTS)
    .map((texts) => texts.slice(0, CATEGORY_TEXTS));
}

/** Answers of different models to one request, which say the same and often in the same order. */
export function readModelAnswers(corpus: string, part: Part): string[][] {
  const byRequest = new Map<string, Map<string, string>>();
  for (const { file, label, group, generator, text } of readCorpus(corpus, "ko", PREFIX[part])) {
    if (label !== 1 || !file.endsWith("arena_hard") || generator === null) continue;
    const known = byRequest.get(group) ?? new Map<string, string>();
    // The first piece of an answer.
    if (!known.has(generator)) known.set(generator, text);
    byRequest.set(group, known);
  }
  return [...byRequest.values()].map((answers) => [...answers.values()]).filter((answers) => answers.length > 1);
}

/** Texts of people that have nothing to do with each other: one of a document, the same number of each source at most. */
export function readUnrelated(corpus: string, part: Part, language: Language = "ko"): string[] {
  const seen = new Set<string>();
  const perSource = new Map<string, number>();
  return readCorpus(corpus, language, PREFIX[part])
    .filter(
      ({ label, text }) => label === 0 && text.length >= HOST_LENGTHS.shortest && text.length <= HOST_LENGTHS.longest,
    )
    .sort((a, b) => hashOfName(a.id) - hashOfName(b.id))
    .filter(({ group, source }) => {
      const count = perSource.get(source) ?? 0;
      if (seen.has(group) || count >= TEXTS_PER_SOURCE) return false;
      seen.add(group);
      perSource.set(source, count + 1);
      return true;
    })
    .map(({ text }) => text);
}
