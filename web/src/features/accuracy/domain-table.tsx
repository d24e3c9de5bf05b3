import type { AccuracyRecord, AccuracyShare, DomainFigures } from "@geulgyeol/engine/accuracy-record";
import { formatCount } from "@geulgyeol/wording";
import { FigureTable } from "./figure-table.tsx";
import { sayCounted, sayRate, sayValue } from "./format-rate.ts";
import { domainName } from "./group-names.ts";

type English = AccuracyRecord["en"];

const NO_FIGURE = "–";

interface Column {
  readonly head: string;
  /** A figure in words. */
  readonly say: (of: DomainFigures) => string;
}

/** What people ask first. */
const FIRST_COLUMNS: readonly Column[] = [
  {
    head: "AI 글을 찾음",
    say: ({ foundAtOnePercent }) => (foundAtOnePercent === null ? NO_FIGURE : sayValue(foundAtOnePercent)),
  },
  { head: "사람 글을 잘못 봄", say: ({ humansAccused }) => sayShare(humansAccused) },
];

const FURTHER_COLUMNS: readonly Column[] = [
  { head: "글 수 (사람 / AI)", say: ({ humans, ais }) => `${formatCount(humans)} / ${formatCount(ais)}` },
  { head: "AUROC", say: ({ auroc }) => auroc?.toFixed(3) ?? NO_FIGURE },
  { head: "사람 글: AI로 봄", say: ({ humansJudgedAi }) => sayShare(humansJudgedAi) },
  { head: "사람 글: 보류", say: ({ humansHeld }) => sayShare(humansHeld) },
  { head: "AI 글: 보류", say: ({ aisHeld }) => sayShare(aisHeld) },
];

function sayShare(share: AccuracyShare): string {
  return share.of === 0 ? NO_FIGURE : sayRate(share);
}

/** The figure for a model without the domain, and below it the one on dev texts; on a wide screen beside it, if there is room. */
function Both({ leftOut, dev, isBeside }: { leftOut: string; dev: string; isBeside: boolean }) {
  return (
    <>
      <span className="font-heading">{leftOut}</span>
      {/* Positioned, so that what only screen readers read stays inside the frame that scrolls. */}
      <span className={`relative block text-note text-ink-3 ${isBeside ? "sm:inline-block sm:w-22" : ""}`}>
        <span className="sr-only">배웠을 때 </span>
        {dev}
      </span>
    </>
  );
}

/** With the domain left out of training and on dev texts, in the order given; all texts last. */
function DomainTable({ domains, each, columns, caption, about, isBeside = false }: DomainTableProps) {
  const rows = [
    ...each.map(({ domain, ...figures }) => ({ key: domain, name: domainName(domain), ...figures })),
    { key: "all", name: "모두", leftOut: domains.leftOut, dev: domains.dev },
  ];
  return (
    <FigureTable
      caption={caption}
      about={about}
      heads={["글의 종류", ...columns.map(({ head }) => head)]}
      rows={rows.map(({ key, name, leftOut, dev }) => ({
        key,
        cells: [
          name,
          ...columns.map(({ head, say }) => (
            <Both key={head} leftOut={say(leftOut)} dev={dev === null ? NO_FIGURE : say(dev)} isBeside={isBeside} />
          )),
        ],
      }))}
    />
  );
}

interface DomainTableProps {
  readonly domains: English["domains"];
  readonly each: English["domains"]["each"];
  readonly columns: readonly Column[];
  readonly caption: string;
  readonly about: string;
  readonly isBeside?: boolean;
}

/** The domains with the largest misses first; what is not measured counts as right. */
function worstFirst({ each }: English["domains"], figure: "foundAtOnePercent" | "auroc") {
  return [...each].sort((a, b) => (a.leftOut[figure] ?? 1) - (b.leftOut[figure] ?? 1));
}

/** How many AI texts are found, and how many people's texts are judged mixed or AI. */
export function FirstDomainTable({ domains }: Pick<English, "domains">) {
  return (
    <DomainTable
      domains={domains}
      each={worstFirst(domains, "foundAtOnePercent")}
      columns={FIRST_COLUMNS}
      caption="영어 글: 글의 종류마다"
      about="굵은 값은 그 종류를 배우지 않은 모델로, 작은 값은 같은 종류의 다른 글을 배운 지금 모델로 측정했어요. 많이 놓친 종류가 위에 있어요."
      isBeside
    />
  );
}

export function FurtherDomainTable({ domains }: Pick<English, "domains">) {
  return (
    <DomainTable
      domains={domains}
      each={worstFirst(domains, "auroc")}
      columns={FURTHER_COLUMNS}
      caption="영어 글: 글의 종류마다 자세히"
      about="굵은 값은 그 종류를 배우지 않은 모델로, 아래의 작은 값은 지금 모델로 측정했어요. AUROC가 낮은 종류가 위에 있어요."
    />
  );
}

/** Learners of English, models of 2025 and 2026, and base models: one line each. */
export function EnglishSidesTable({ accuracy: { learners, recentModels, baseModels } }: { accuracy: English }) {
  const found = (key: string, texts: string, of: English["recentModels"]) => ({
    key,
    cells: [
      `${texts} ${formatCount(of.texts)}편 가운데 1% 기준에서 찾아낸 글`,
      of.texts === 0 ? NO_FIGURE : sayValue(of.foundAtOnePercent),
    ],
  });
  return (
    <FigureTable
      caption="영어 글: 따로 본 글"
      about="영어를 배우는 사람의 글은 학생 글을 배우지 않은 모델로 측정했어요. 지시를 따르도록 가르치기 전의 모델이 이어 쓴 글은 다른 수치에 넣지 않았어요."
      heads={["측정한 것", "값"]}
      rows={[
        {
          key: "learners",
          cells: [
            "영어를 배우는 사람의 글 가운데 AI로 잘못 본 글",
            learners.of === 0 ? NO_FIGURE : sayCounted(learners),
          ],
        },
        found("recent", "2025–26년 모델의 글", recentModels),
        found("base", "지시를 따르도록 가르치기 전 모델(2019–22년)의 글", baseModels),
      ]}
    />
  );
}
