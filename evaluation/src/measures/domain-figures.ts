import type { DomainFigures } from "@geulgyeol/engine/accuracy-record";
import { AI_BAND, MIXED_BAND } from "@geulgyeol/engine/training";
import { auroc, shareAbove, thresholdAt } from "./roc.ts";
import { proportion } from "./wilson.ts";

/** A judged text of one author. */
export interface DomainText {
  readonly domain: string;
  readonly label: 0 | 1;
  readonly aiProbability: number;
  readonly isHeld: boolean;
}

/** Accuracy on all texts, and on those of each domain at the threshold of all. */
export function domainFigures(texts: readonly DomainText[]) {
  const humans = scoresOf(texts, 0);
  const threshold = humans.length > 0 ? thresholdAt(humans, 0.01) : 1;
  return {
    all: figuresOf(texts, threshold),
    byDomain: [...new Set(texts.map(({ domain }) => domain))].sort().map((domain) => ({
      domain,
      figures: figuresOf(
        texts.filter((text) => text.domain === domain),
        threshold,
      ),
    })),
  };
}

function figuresOf(texts: readonly DomainText[], threshold: number): DomainFigures {
  const humans = texts.filter(({ label }) => label === 0);
  const ais = texts.filter(({ label }) => label === 1);
  const share = (own: readonly DomainText[], holds: (text: DomainText) => boolean) =>
    proportion(own.filter(holds).length, own.length);
  const isNamed = ({ aiProbability, isHeld }: DomainText) => aiProbability >= MIXED_BAND && !isHeld;
  const isMeasurable = humans.length > 0 && ais.length > 0;
  return {
    humans: humans.length,
    ais: ais.length,
    auroc: isMeasurable ? auroc(scoresOf(texts, 0), scoresOf(texts, 1)) : null,
    foundAtOnePercent: ais.length > 0 ? shareAbove(scoresOf(texts, 1), threshold) : null,
    humansJudgedAi: share(humans, ({ aiProbability }) => aiProbability >= AI_BAND),
    humansAccused: share(humans, isNamed),
    humansHeld: share(humans, ({ isHeld }) => isHeld),
    aisHeld: share(ais, ({ isHeld }) => isHeld),
    aisNamed: share(ais, isNamed),
  };
}

function scoresOf(texts: readonly DomainText[], label: 0 | 1): number[] {
  return texts.flatMap((text) => (text.label === label ? [text.aiProbability] : []));
}
