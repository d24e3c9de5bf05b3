import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { formatCount, formatInterval, formatPercentPoints, formatRate, withParticle } from "@geulgyeol/wording";
import { formatTexts } from "./format-rate.ts";
import { nameOf } from "./group-names.ts";

export interface Failure {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Bins with fewer texts are too small for calibration. */
const BIN_MINIMUM = 20;

/** English on dev texts, and on kinds of text that the model had none of. */
function englishFailure({ humansJudgedAi, aisJudgedAi, domains }: AccuracyRecord["en"]): string {
  const { foundAtOnePercent: found } = domains.leftOut;
  const known = `사람 글의 ${withParticle(formatRate(humansJudgedAi.value), "을/를")} AI로 잘못 보았고, AI 글은 ${withParticle(formatRate(aisJudgedAi.value), "을/를")} 찾아냈어요.`;
  if (found === null) return known;
  return `${known} 배우지 않은 종류의 글에서는 1% 기준에서 AI 글의 ${formatRate(found)}만 찾아냈어요.`;
}

/** The model's largest errors in words, derived only from the figures, so that bad results cannot be left out. */
export function failuresOf({ ko, en }: AccuracyRecord): Failure[] {
  const sources = ko.humansBy.source
    .filter(({ judgedAi }) => judgedAi.count > 0)
    .sort((a, b) => b.judgedAi.value - a.judgedAi.value)
    .slice(0, 3);
  const generators = [...ko.aisBy.generator].sort((a, b) => a.judgedAi.value - b.judgedAi.value).slice(0, 3);
  const shortest = ko.excerpts[0];
  const attack = [...ko.attacks.after].sort((a, b) => a.found.value - b.found.value)[0];
  const bin = [...ko.calibration.bins]
    .filter(({ found }) => found.of >= BIN_MINIMUM)
    .sort((a, b) => Math.abs(b.found.value - b.given) - Math.abs(a.found.value - a.given))[0];
  const failures: (Failure | null)[] = [
    sources.length > 0
      ? {
          id: "sources",
          title: "사람이 쓴 글인데 AI로 본 곳",
          text: `${sources.map(({ key, judgedAi }) => `${nameOf(key)} ${formatTexts(judgedAi)}`).join(", ")}.`,
        }
      : null,
    {
      id: "generators",
      title: "가장 많이 놓친 생성 모델",
      text: `${generators.map(({ key, judgedAi }) => `${nameOf(key)}의 글은 ${formatRate(judgedAi.value)}만`).join(", ")} 찾아냈어요.`,
    },
    {
      id: "mixed",
      title: "둘이 섞인 글",
      text: `AI가 쓴 분량이 40–70%인 글 ${formatCount(ko.mixed.judgedHumanAtFortyToSeventy.of)}편 가운데 ${withParticle(formatRate(ko.mixed.judgedHumanAtFortyToSeventy.value), "을/를")} 사람 글로 보았어요. AI 분량 추정은 평균 ${formatPercentPoints(ko.mixed.meanAbsoluteErrorOfShare)} 어긋났어요.`,
    },
    shortest === undefined
      ? null
      : {
          id: "short",
          title: "짧은 글",
          text: `${shortest.characters}자쯤 되는 토막에서는 사람 글의 ${withParticle(formatRate(shortest.humansJudgedAi.value), "을/를")} AI로 잘못 보았고, AI 글의 ${withParticle(formatRate(1 - shortest.aisJudgedAi.value), "을/를")} 놓쳤어요.`,
        },
    bin === undefined
      ? null
      : {
          id: "calibration",
          title: "확률이 가장 크게 어긋난 곳",
          text: `${formatInterval({ lower: bin.from, upper: bin.to })}라고 말한 글 ${formatCount(bin.found.of)}편 가운데 실제 AI 글은 ${withParticle(formatRate(bin.found.value), "이었어요/였어요")}.`,
        },
    attack === undefined
      ? null
      : {
          id: "attack",
          title: `속이려고 손댄 글: ${nameOf(attack.id)}`,
          text: `찾아낸 비율이 ${formatRate(ko.attacks.before.value)}에서 ${withParticle(formatRate(attack.found.value), "으로/로")} 떨어졌어요.`,
        },
    {
      id: "english",
      title: "영어 글",
      text: englishFailure(en),
    },
  ];
  return failures.filter((failure) => failure !== null);
}
