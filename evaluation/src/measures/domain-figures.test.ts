import { expect, it } from "vitest";
import { type DomainText, domainFigures } from "./domain-figures.ts";

function text(domain: string, label: 0 | 1, aiProbability: number, isHeld = false): DomainText {
  return { domain, label, aiProbability, isHeld };
}

const TEXTS = [
  ...Array.from({ length: 98 }, () => text("news", 0, 0.1)),
  text("news", 0, 0.45),
  text("news", 0, 0.8, true),
  text("news", 1, 0.9),
  text("news", 1, 0.3),
  text("fiction", 1, 0.6),
  text("fiction", 1, 0.95, true),
];

it("counts accused people and named AI texts only where the judgement is shown", () => {
  const [fiction, news] = domainFigures(TEXTS).byDomain.map(({ figures }) => figures);
  expect(news?.humansJudgedAi.count).toBe(1);
  expect(news?.humansAccused.count).toBe(1);
  expect(news?.humansHeld.count).toBe(1);
  expect(news?.aisNamed.count).toBe(1);
  expect(fiction?.aisNamed.count).toBe(1);
  expect(fiction?.aisHeld.count).toBe(1);
});

it("finds AI texts above the score that 1% of all human texts exceed", () => {
  const { all, byDomain } = domainFigures(TEXTS);
  expect(all.foundAtOnePercent).toBe(3 / 4);
  expect(byDomain.map(({ figures }) => figures.foundAtOnePercent)).toEqual([1, 1 / 2]);
});

it("has no AUROC where a class has no texts", () => {
  const [fiction, news] = domainFigures(TEXTS).byDomain.map(({ figures }) => figures);
  expect(fiction?.auroc).toBeNull();
  expect(news?.auroc).toBeCloseTo(0.99, 9);
});
