import type { AccuracyShare, LanguageAccuracy, OutcomeAccuracy, TwoHandsKind } from "@geulgyeol/engine/accuracy-record";
import { CERTAINTY_LABEL, formatCount, formatPercentPoints, OUTCOME_NAME } from "@geulgyeol/wording";
import { FigureTable } from "./figure-table.tsx";
import { formatTexts, sayCounted, sayInterval, sayRate, sayValue } from "./format-rate.ts";
import { nameOf } from "./group-names.ts";

/** Kinds in the order of the table: the AI's own passages, its rewriting, then all. Others stand before "all". */
const KINDS = ["continue", "begin", "fill", "polish", "polish-all"];
const ALL = "all";

const OUTCOMES = ["human", "mixed", "ai"] as const;
const NO_FIGURE = "–";

function placeOf(kind: string): number {
  if (kind === ALL) return KINDS.length + 1;
  const place = KINDS.indexOf(kind);
  return place === -1 ? KINDS.length : place;
}

/** A rate with its 95% interval below it. */
function RateAbove({ share }: { share: AccuracyShare }) {
  return (
    <>
      <span className="font-heading">{sayRate(share)}</span>
      <span className="block text-note text-ink-3">{sayInterval(share)}</span>
    </>
  );
}

function aboutKinds(kinds: readonly TwoHandsKind[]): string {
  const texts = textsByTwo(kinds);
  const measured = texts === null ? "" : ` ${formatCount(texts)}편으로 측정했어요.`;
  return `사람과 AI가 함께 쓴 글이에요.${measured} 작은 글씨는 95% 구간이에요.`;
}

/** All texts by a person and an AI; null if the record has only their kinds. */
function textsByTwo(kinds: readonly TwoHandsKind[]): number | null {
  return kinds.find(({ kind }) => kind === ALL)?.texts ?? null;
}

/** Texts by a person and an AI, by what the AI was asked for. */
export function TwoHandsTable({ kinds }: { kinds: readonly TwoHandsKind[] }) {
  return (
    <FigureTable
      caption="AI에게 맡긴 일마다"
      about={aboutKinds(kinds)}
      heads={["맡긴 일", "글 수", "함께로 봄", "AI로 봄", "2% 기준에서 찾음", "문장 AUROC", "분량 오차"]}
      rows={[...kinds]
        .sort((a, b) => placeOf(a.kind) - placeOf(b.kind))
        .map(({ kind, texts, judgedMixed, judgedAi, foundAtTwoPercent, sentenceAuroc, meanAbsoluteErrorOfShare }) => ({
          key: kind,
          cells: [
            nameOf(kind),
            `${formatCount(texts)}편`,
            <RateAbove key="mixed" share={judgedMixed} />,
            <RateAbove key="ai" share={judgedAi} />,
            sayValue(foundAtTwoPercent),
            sentenceAuroc?.toFixed(3) ?? NO_FIGURE,
            formatPercentPoints(meanAbsoluteErrorOfShare),
          ],
        }))}
    />
  );
}

interface OutcomeTableProps {
  readonly accuracy: Pick<LanguageAccuracy, "humans" | "ais"> & { readonly outcomes: OutcomeAccuracy };
}

/** True outcomes by judged outcomes in percent, what was right in bold. */
export function OutcomeTable({ accuracy: { humans, ais, outcomes } }: OutcomeTableProps) {
  const { confusion, f1, twoHands } = outcomes;
  const texts = { human: humans, mixed: textsByTwo(twoHands), ai: ais };
  return (
    <FigureTable
      caption="세 가지 결과"
      about="한 줄의 세 비율을 더하면 그 글 전부예요."
      heads={["실제", "글 수", ...OUTCOMES.map((judged) => `판단: ${OUTCOME_NAME[judged]}`), "F1"]}
      rows={OUTCOMES.map((truth) => ({
        key: truth,
        cells: [
          OUTCOME_NAME[truth],
          texts[truth] === null ? NO_FIGURE : `${formatCount(texts[truth])}편`,
          ...OUTCOMES.map((judged) => (
            <span key={judged} className={judged === truth ? "font-heading" : "text-ink-2"}>
              {sayValue(confusion[truth][judged])}
            </span>
          )),
          f1[truth].toFixed(3),
        ],
      }))}
    />
  );
}

/** How many judgements had each certainty, and how many of them were wrong. */
export function CertaintyTable({ certainty }: { certainty: OutcomeAccuracy["certainty"] }) {
  return (
    <FigureTable
      caption="근거의 세 단계"
      about={`${formatCount(certainty[0]?.texts.of ?? 0)}편의 판단을 근거의 세 단계로 나누고, 그 가운데 틀린 판단을 세었어요.`}
      heads={["근거", "글의 비율", "글 수", "그 가운데 틀림", "틀린 비율의 95% 구간"]}
      rows={certainty.map(({ certainty: level, texts, wrong }) => ({
        key: level,
        cells: [
          CERTAINTY_LABEL[level],
          sayRate(texts),
          `${formatCount(texts.count)}편`,
          wrong.of === 0 ? NO_FIGURE : sayCounted(wrong),
          wrong.of === 0 ? NO_FIGURE : sayInterval(wrong),
        ],
      }))}
    />
  );
}

/** Holds, calibration, and verdicts that a header changed. */
export function HoldTable({ outcomes }: { outcomes: OutcomeAccuracy }) {
  const { heldHumans, heldAis, calibrationError, headers } = outcomes;
  return (
    <FigureTable
      caption="판단하지 않은 글과 그 밖의 수치"
      about="괄호 안은 해당하는 글의 수와 측정한 글의 수예요. 보정 오차는 위의 ‘근거의 세 단계’와 같은 글로 측정했어요."
      heads={["측정한 것", "값"]}
      rows={[
        { key: "humans", cells: ["300자 이상인 사람 글 가운데 판단하지 않은 글", sayCounted(heldHumans)] },
        { key: "ais", cells: ["300자 이상인 AI 글 가운데 판단하지 않은 글", sayCounted(heldAis)] },
        { key: "calibration", cells: ["세 확률의 보정 오차", formatPercentPoints(calibrationError)] },
        {
          key: "headers",
          cells: [
            "앞에 헤더를 붙이자 결과가 바뀐 글",
            formatTexts({ count: headers.verdictChanged, of: headers.texts }),
          ],
        },
      ]}
    />
  );
}
