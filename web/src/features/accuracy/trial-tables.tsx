import type { AccuracyRecord, LanguageAccuracy } from "@geulgyeol/engine/accuracy-record";
import { formatPercentPoints, formatRate, formatRateInterval } from "@geulgyeol/wording";
import { FigureTable } from "./figure-table.tsx";
import { formatOf } from "./format-rate.ts";
import { nameOf } from "./group-names.ts";
import { RateTable } from "./rate-table.tsx";

/** Excerpts of three lengths, to show whether the interval is right for short texts. */
export function ExcerptTable({ excerpts, name }: { excerpts: LanguageAccuracy["excerpts"]; name: string }) {
  return (
    <FigureTable
      caption={name}
      heads={["토막의 길이", "사람 글을 잘못 봄", "AI 글을 찾아냄", "평균 구간 너비", "구간에 온 글의 값이 듦"]}
      rows={excerpts.map(({ characters, inside, meanWidth, humansJudgedAi, aisJudgedAi }) => ({
        key: `${characters}`,
        cells: [
          `${characters}자쯤`,
          `${formatRate(humansJudgedAi.value)} (${formatOf(humansJudgedAi)})`,
          `${formatRate(aisJudgedAi.value)} (${formatOf(aisJudgedAi)})`,
          formatPercentPoints(meanWidth),
          formatRate(inside.value),
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
        first="손댄 방법"
        rate="찾아냄"
        rows={[
          { key: "before", name: "손대지 않은 글", share: attacks.before },
          ...byLoss.map(({ id, found }) => ({ key: id, name: nameOf(id), share: found })),
        ]}
      />
      <RateTable
        caption={`${name}: 같은 방법으로 손댄 사람 글`}
        first="손댄 방법"
        rate="문턱을 넘음"
        rows={byLoss.map(({ id, humansAbove }) => ({ key: id, name: nameOf(id), share: humansAbove }))}
      />
    </>
  );
}

/** Texts spliced from a human and an AI text. */
export function MixedTable({ mixed, name }: { mixed: LanguageAccuracy["mixed"]; name: string }) {
  const withInterval = (share: LanguageAccuracy["humansJudgedAi"]) =>
    `${formatRate(share.value)} (${formatRateInterval(share)})`;
  return (
    <FigureTable
      caption={name}
      heads={["잰 것", "값"]}
      rows={[
        { key: "auroc", cells: ["문장마다 가려내는 힘 (AUROC)", mixed.sentenceAuroc.toFixed(3)] },
        { key: "error", cells: ["AI 분량 추정의 평균 오차", formatPercentPoints(mixed.meanAbsoluteErrorOfShare)] },
        { key: "inside", cells: ["참 분량이 95% 구간에 듦", withInterval(mixed.shareInsideInterval)] },
        { key: "mixed", cells: ["AI 분량 40–70%: 섞였다고 봄", withInterval(mixed.judgedMixedAtFortyToSeventy)] },
        { key: "human", cells: ["AI 분량 40–70%: 사람 글로 봄", withInterval(mixed.judgedHumanAtFortyToSeventy)] },
        { key: "sentences", cells: ["사람이 쓴 문장을 70% 이상으로 봄", withInterval(mixed.humanSentencesAtSeventy)] },
      ]}
    />
  );
}

/** The published benchmark: methods trained under its protocol only, none of them shipped; best mean first. */
export function KatfishTable({ katfish }: { katfish: NonNullable<AccuracyRecord["katfish"]> }) {
  const mean = ({ essay, poetry, abstract }: (typeof katfish.methods)[number]) => (essay + poetry + abstract) / 3;
  return (
    <FigureTable
      caption="KatFish의 규약대로만 배운 방법: 처음 보는 세 모델에 대한 AUROC (%)"
      heads={["방법", "어디서 온 값", "수필", "시", "초록"]}
      rows={[...katfish.methods]
        .sort((a, b) => mean(b) - mean(a))
        .map(({ method, origin, essay, poetry, abstract }) => ({
          key: method,
          cells: [
            nameOf(method),
            origin === "published" ? "논문" : "직접 잼",
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
  return (
    <FigureTable
      caption="지금 쓰는 모델: KatFish의 갈래마다"
      heads={["갈래", "AUROC", "사람 글을 잘못 봄", "AI 글을 찾아냄"]}
      rows={heldOut.map(({ genre, auroc, humansJudgedAi, aisJudgedAi }) => ({
        key: genre,
        cells: [
          nameOf(genre),
          auroc.toFixed(3),
          `${formatRate(humansJudgedAi.value)} (${formatOf(humansJudgedAi)})`,
          `${formatRate(aisJudgedAi.value)} (${formatOf(aisJudgedAi)})`,
        ],
      }))}
    />
  );
}
