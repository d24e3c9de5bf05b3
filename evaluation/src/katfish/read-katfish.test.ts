import { describe, expect, it } from "vitest";
import { familiarRows, keepPairedSources } from "./pair-sources.ts";
import { arrangeTrials, type KatfishGenre, type KatfishText } from "./read-katfish.ts";

function textOf(id: string, label: 0 | 1, source = id, genre: KatfishGenre = "poetry"): KatfishText {
  return { id, genre, label, text: `${id} 본문`, source, commaFeatures: [0, 0, 0, 0, 0] };
}

const texts = new Map(
  [
    textOf("h1", 0, "1"),
    textOf("h2", 0, "2"),
    textOf("g1", 1, "1"),
    textOf("g2", 1, "2"),
    textOf("s1", 1, "1"),
    textOf("e1", 0, "t", "essay"),
  ].map((text) => [text.id, text]),
);

function rowOf(id: string, split: string, pos: number, genre: KatfishGenre = "poetry", seed = 42) {
  return { seed, genre, split, pos, id, label: (texts.get(id) as KatfishText).label };
}

const sound = [
  rowOf("g2", "train", 2),
  rowOf("h1", "train", 0),
  rowOf("g1", "train", 1),
  rowOf("h2", "human_solar_ood", 0),
  rowOf("s1", "human_solar_ood", 1),
];

describe("arrangeTrials", () => {
  it("keeps the published order and separates training from test", () => {
    const [trial] = arrangeTrials(texts, sound);
    expect(trial?.train.map((text) => text.id)).toEqual(["h1", "g1", "g2"]);
    expect(trial?.tests.map((test) => test.map((text) => text.id))).toEqual([["h2", "s1"], [], []]);
  });

  it("rejects a test text in the training split of the same seed", () => {
    expect(() => arrangeTrials(texts, [...sound, rowOf("h1", "human_llama_ood", 0)])).toThrow("training and test: h1");
  });

  it("rejects a test text in the training split of another genre", () => {
    const crossed = [...sound, rowOf("e1", "train", 0, "essay"), rowOf("h1", "human_qwen_ood", 0, "essay")];
    expect(() => arrangeTrials(texts, crossed)).toThrow("training and test: h1");
  });

  it("accepts a text in training of one seed and test of another", () => {
    const seeds = [...sound, rowOf("h2", "train", 0, "poetry", 43), rowOf("h1", "human_solar_ood", 0, "poetry", 43)];
    expect(arrangeTrials(texts, seeds)).toHaveLength(2);
  });

  it("rejects unknown texts and mismatched labels", () => {
    expect(() => arrangeTrials(texts, [{ ...rowOf("h1", "train", 0), id: "x" }])).toThrow("unknown text: x");
    expect(() => arrangeTrials(texts, [{ ...rowOf("h1", "train", 0), label: 1 }])).toThrow("label of h1");
  });
});

describe("keepPairedSources", () => {
  it("removes AI texts whose human source is in the test split", () => {
    const [trial] = arrangeTrials(texts, sound);
    expect(keepPairedSources(trial?.train ?? []).map((text) => text.id)).toEqual(["h1", "g1"]);
  });
});

describe("familiarRows", () => {
  it("returns the training pair for every row of the same source", () => {
    const rows = [textOf("h1", 0, "1"), textOf("g1", 1, "1"), textOf("s1", 1, "1"), textOf("h9", 0, "9")];
    expect(familiarRows(rows, [0, 1])).toEqual([[0, 1], [0, 1], [0, 1], []]);
  });

  it("returns only the row itself when many texts share the source", () => {
    const rows = [textOf("a", 0, "t"), textOf("b", 1, "t"), textOf("c", 0, "t"), textOf("d", 1, "t")];
    expect(familiarRows(rows, [0, 1, 2])).toEqual([[0], [1], [2], []]);
  });
});
