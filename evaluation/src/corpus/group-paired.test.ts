import { expect, it } from "vitest";
import { groupPaired } from "./group-paired.ts";
import type { CorpusRow } from "./read-corpus.ts";

function row(id: string, file: string, text: string): CorpusRow {
  const label = file.includes("human") ? 0 : 1;
  const unknown = { source: "", genre: "", generator: null, style: null, mode: null, polite: null, pair: null };
  return { ...unknown, id, language: "en", label, file, text, group: id };
}

const ROWS = [
  row(
    "1",
    "train_human_squad_pubmed",
    "Ottilie Brandmeyer founded the Larkspur observatory in Tannheim before she left.",
  ),
  row("2", "train_ai_pairs", "The observatory at Tannheim, Larkspur, was established by Ottilie Brandmeyer."),
  row("3", "train_ai_pairs_base", "In Tannheim, Brandmeyer sold the Larkspur telescope to a museum."),
  row("4", "train_human_squad_pubmed", "Reindeer milk is rich in proteins that coagulate slowly."),
  row("5", "train_ai_pairs", "Proteins coagulate slowly in the milk of reindeer, which is rich."),
  row("6", "train_ai_arena", "Ottilie Brandmeyer founded the Larkspur observatory in Tannheim."),
];

it("groups human and AI texts of one document together", () => {
  const groups = groupPaired(ROWS).map(({ group }) => group);
  expect(groups[1]).toBe(groups[0]);
  expect(groups[2]).toBe(groups[0]);
  expect(groups[4]).toBe(groups[3]);
  expect(groups[3]).not.toBe(groups[0]);
});

it("leaves rows of other files unchanged", () => {
  expect(groupPaired(ROWS)[5]).toEqual(ROWS[5]);
});

it("returns the same groups for any row order", () => {
  const partition = (rows: readonly CorpusRow[]) => {
    const grouped = groupPaired(rows);
    return ROWS.map(({ id }) => {
      const own = grouped.find((one) => one.id === id)?.group;
      return grouped
        .filter(({ group }) => group === own)
        .map((one) => one.id)
        .sort();
    });
  };
  expect(partition([...ROWS].reverse())).toEqual(partition(ROWS));
});
