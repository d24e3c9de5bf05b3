import { describe, expect, it } from "vitest";
import { areaUnderCurve } from "./area-under-curve.ts";
import { measureTexts } from "./measure-texts.ts";
import type { KatfishTrial } from "./read-katfish.ts";
import { scoreByCommas, scoreByMembers, testedTexts } from "./score-trial.ts";
import { toyTrials } from "./toy-trials.ts";

function scoreAll(trials: readonly KatfishTrial[]) {
  const texts = trials.flatMap((trial) => [...trial.train, ...testedTexts(trial)]);
  return scoreByMembers(trials, measureTexts([...new Map(texts.map((text) => [text.id, text])).values()]));
}

describe("scoreByMembers", () => {
  const trials = toyTrials(3, 20, 6);
  const scored = scoreAll(trials);

  it("scores AI texts above human texts on clearly different styles", () => {
    for (const { trial, seed, genre } of scored) {
      for (const scores of [seed.scores, genre.scores]) {
        const of = (label: 0 | 1) =>
          testedTexts(trial)
            .filter((text) => text.label === label)
            .map((text) => scores.get(text.id) as number);
        expect(Math.min(...of(1))).toBeGreaterThan(Math.max(...of(0)));
      }
    }
  });

  it("returns the same scores on a second run", () => {
    const again = scoreAll(trials);
    scored.forEach(({ seed, genre }, at) => {
      expect([...(again[at]?.seed.scores ?? [])]).toEqual([...seed.scores]);
      expect([...(again[at]?.genre.scores ?? [])]).toEqual([...genre.scores]);
    });
  });

  it("scores do not depend on other test texts or on test labels", () => {
    const others = trials.map((trial) => ({
      ...trial,
      tests: trial.tests.map((texts, at) =>
        (at === 0 ? texts.slice(2) : texts.slice(4)).map((text) => ({ ...text, label: (1 - text.label) as 0 | 1 })),
      ),
    }));
    scoreAll(others).forEach(({ seed, genre }, at) => {
      for (const [id, score] of seed.scores) expect(score).toBeCloseTo(scored[at]?.seed.scores.get(id) as number, 8);
      for (const [id, score] of genre.scores) expect(score).toBeCloseTo(scored[at]?.genre.scores.get(id) as number, 8);
    });
  });

  it("reports the class separation of each member", () => {
    for (const { seed } of scored) {
      expect(Object.keys(seed.separations)).toEqual([
        "n-grams",
        "first sentence",
        "last sentence",
        "rarity",
        "spacing",
        "surprisal",
        "together",
      ]);
      expect(seed.separations["n-grams"]).toBeGreaterThan(2);
    }
  });
});

describe("scoreByCommas", () => {
  it("separates the classes with an area above 0.95", () => {
    const [trial] = toyTrials(3, 20, 6);
    const scores = scoreByCommas(trial as KatfishTrial);
    const tested = testedTexts(trial as KatfishTrial);
    const area = areaUnderCurve(
      tested.map((text) => scores.get(text.id) as number),
      tested.map((text) => text.label),
    );
    expect(area).toBeGreaterThan(0.95);
  });
});
