import { describe, expect, it } from "vitest";
import { englishDomain } from "./english-domains.ts";
import type { CorpusRow } from "./read-corpus.ts";
import { rowWeights } from "./row-weights.ts";

describe("englishDomain", () => {
  it.each([
    ["news-sport", "news"],
    ["mixset-news", "news"],
    ["toefl-essay", "student essays"],
    ["short story", "fiction"],
    ["peer-review", "science and medicine"],
    ["movie-review", "reviews"],
    ["encyclopedia-medicine", "science and medicine"],
    ["encyclopedia-sports", "encyclopedia"],
    ["medical-qa", "science and medicine"],
    ["qa-yahoo", "answers"],
    ["blog-tech", "technology"],
    ["mixset-speech", "speeches and official texts"],
    ["personal-blog", "blogs and letters"],
    ["essay", "blogs and letters"],
  ] as const)("%s: %s", (genre, domain) => {
    expect(englishDomain({ genre })).toBe(domain);
  });
});

function row(label: 0 | 1, genre: string, file: string, language: "ko" | "en" = "en"): CorpusRow {
  const unknown = { id: "", generator: null, style: null, mode: null, polite: null, pair: null, group: "", text: "" };
  return { ...unknown, language, label, genre, file, source: file };
}

describe("rowWeights", () => {
  const rows = [
    ...Array.from({ length: 400 }, () => row(0, "news", "a")),
    ...Array.from({ length: 50 }, () => row(1, "news", "b")),
    ...Array.from({ length: 60 }, () => row(0, "fiction", "c")),
    ...Array.from({ length: 600 }, () => row(1, "fiction", "d")),
    ...Array.from({ length: 90 }, () => row(1, "fiction", "e")),
  ];
  const weights = rowWeights(rows);
  const sumOf = (isCounted: (own: CorpusRow) => boolean) =>
    rows.reduce((sum, own, at) => sum + (isCounted(own) ? weights[at] : 0), 0);

  it("gives every English domain, and both classes in it, the same weight", () => {
    for (const genre of ["news", "fiction"]) {
      for (const label of [0, 1]) {
        expect(sumOf((own) => own.genre === genre && own.label === label)).toBeCloseTo(rows.length / 4, 6);
      }
    }
  });

  it("weighs sources of a class by the fourth root of their size", () => {
    const ratio = sumOf(({ file }) => file === "d") / sumOf(({ file }) => file === "e");
    expect(ratio).toBeCloseTo((600 / 90) ** 0.25, 6);
  });

  it("gives both Korean classes the same weight, whatever their genres", () => {
    const korean = rows.map(({ label, genre, file }) => row(label, genre, file, "ko"));
    const own = rowWeights(korean);
    const humans = korean.reduce((sum, { label }, at) => sum + (label === 0 ? own[at] : 0), 0);
    expect(humans).toBeCloseTo(korean.length / 2, 6);
  });
});
