import type { AccuracyRecord, AccuracyShare, LanguageAccuracy } from "@geulgyeol/engine/accuracy-record";
import { formatCount, formatPercentPoints } from "@geulgyeol/wording";
import { FigureTable } from "./figure-table.tsx";
import { formatOf, sayCounted, sayInterval, sayRate } from "./format-rate.ts";
import { nameOf } from "./group-names.ts";
import { RateTable } from "./rate-table.tsx";

const NO_FIGURE = "–";

/** Excerpts of three lengths, to show whether the interval is right for short texts. */
export function ExcerptTable({ excerpts, name }: { excerpts: LanguageAccuracy["excerpts"]; name: string }) {
  return (
    <FigureTable
      caption={name}
      about="글에서 잘라 낸 토막을 하나씩 판단했어요. 괄호 안은 해당하는 토막의 수와 그 길이로 판단한 토막의 수예요."
      heads={["토막의 길이", "사람 글을 잘못 봄", "AI 글을 찾아냄", "구간의 평균 너비", "글 전체의 값이 구간에 듦"]}
      rows={excerpts.map(({ characters, inside, meanWidth, humansJudgedAi, aisJudgedAi }) => ({
        key: `${characters}`,
        cells: [
          `${characters}자쯤`,
          sayCounted(humansJudgedAi),
          sayCounted(aisJudgedAi),
          formatPercentPoints(meanWidth),
          sayCounted(inside),
        ],
      }))}
    />
  );
}

/** AI texts found before and after each evasion, at one threshold. */
export function AttackTables({ attacks, name }: { attacks: LanguageAccuracy["attacks"]; name: string }) {
  const byLoss = [...attacks.after].sort((a, b) => a.found.value - b.found.value);
  return (
    <>
      <RateTable
        caption={name}
        about={`AI 글 ${formatCount(attacks.before.of)}편에 한 가지씩 손을 댄 뒤, 1% 기준을 넘은 글이에요.`}
        first="손댄 방법"
        rate="찾아냄"
        rows={[
          { key: "before", name: "손대지 않은 글", share: attacks.before },
          ...byLoss.map(({ id, found }) => ({ key: id, name: nameOf(id), share: found })),
        ]}
      />
      <RateTable
        caption={`${name}: 같은 방법으로 손댄 사람 글`}
        about={`사람 글 ${formatCount(attacks.after[0]?.humansAbove.of ?? 0)}편에 똑같이 손을 댄 뒤, 1% 기준을 넘은 글이에요.`}
        first="손댄 방법"
        rate="기준을 넘음"
        rows={byLoss.map(({ id, humansAbove }) => ({ key: id, name: nameOf(id), share: humansAbove }))}
      />
    </>
  );
}

/** Texts spliced from a human and an AI text. */
export function MixedTable({ mixed, name }: { mixed: LanguageAccuracy["mixed"]; name: string }) {
  const counted = (key: string, measured: string, share: AccuracyShare) => ({
    key,
    cells: [measured, sayRate(share), formatOf(share), sayInterval(share)],
  });
  const texts = formatCount(mixed.splices);
  return (
    <FigureTable
      caption={name}
      about={`사람 글과 AI 글을 하나씩 이어 붙인 ${texts}편으로 측정했어요. 문장을 센 줄은 수가 문장의 수예요.`}
      heads={["측정한 것", "값", "수", "95% 구간"]}
      rows={[
        {
          key: "auroc",
          cells: [
            "AI 문장에 사람 문장보다 높은 값을 준 비율 (AUROC)",
            mixed.sentenceAuroc.toFixed(3),
            texts,
            NO_FIGURE,
          ],
        },
        {
          key: "error",
          cells: ["AI 분량 추정의 평균 오차", formatPercentPoints(mixed.meanAbsoluteErrorOfShare), texts, NO_FIGURE],
        },
        counted("inside", "실제 AI 분량이 추정한 구간에 든 글", mixed.shareInsideInterval),
        counted("mixed", "AI 분량이 40–70%인 글: 일부 AI로 봄", mixed.judgedMixedAtFortyToSeventy),
        counted("human", "AI 분량이 40–70%인 글: 사람 글로 봄", mixed.judgedHumanAtFortyToSeventy),
        counted("sentences", "AI 확률이 70% 이상으로 나온 사람 문장", mixed.humanSentencesAtSeventy),
      ]}
    />
  );
}

/** The published benchmark: methods trained under its protocol only, none of them shipped; best mean first. */
export function KatfishTable({ katfish }: { katfish: NonNullable<AccuracyRecord["katfish"]> }) {
  const mean = ({ essay, poetry, abstract }: (typeof katfish.methods)[number]) => (essay + poetry + abstract) / 3;
  return (
    <FigureTable
      caption="KatFish의 방식대로만 학습한 방법: 처음 보는 세 모델의 AUROC (%)"
      about={`서로 다르게 나눈 ${katfish.seeds}번의 평균이에요. 나눌 때마다 쓰인 글의 수는 적어 두지 않았어요.`}
      heads={["방법", "출처", "수필", "시", "초록"]}
      rows={[...katfish.methods]
        .sort((a, b) => mean(b) - mean(a))
        .map(({ method, origin, essay, poetry, abstract }) => ({
          key: method,
          cells: [
            nameOf(method),
            origin === "published" ? "논문" : "직접 측정",
            essay.toFixed(2),
            poetry.toFixed(2),
            abstract.toFixed(2),
          ],
        }))}
    />
  );
}

/** The shipped model on the genres of KatFish; not the published protocol. */
export function HeldOutTable({ heldOut }: { heldOut: AccuracyRecord["ko"]["heldOut"] }) {
  const sum = (of: (genre: AccuracyRecord["ko"]["heldOut"][number]) => number) =>
    formatCount(heldOut.reduce((total, genre) => total + of(genre), 0));
  return (
    <FigureTable
      caption="지금 쓰는 모델: KatFish의 글 종류마다"
      about={`사람 글 ${sum(({ humans }) => humans)}편과 AI 글 ${sum(({ ais }) => ais)}편 가운데 AI 확률이 70% 이상으로 나온 글이에요.`}
      heads={["글의 종류", "AUROC", "사람 글을 잘못 봄", "AI 글을 찾아냄"]}
      rows={heldOut.map(({ genre, auroc, humansJudgedAi, aisJudgedAi }) => ({
        key: genre,
        cells: [nameOf(genre), auroc.toFixed(3), sayCounted(humansJudgedAi), sayCounted(aisJudgedAi)],
      }))}
    />
  );
}
