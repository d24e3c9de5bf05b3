import type { AccuracyGroup, LanguageAccuracy } from "@geulgyeol/engine/accuracy-record";
import { formatCount } from "@geulgyeol/wording";
import type { ReactNode } from "react";
import { nameOf } from "./group-names.ts";
import { type RateRow, RateTable } from "./rate-table.tsx";

interface TablesProps {
  readonly accuracy: LanguageAccuracy;
  /** The kind of texts, for the captions. */
  readonly name: string;
}

type Order = "worst-first" | "best-last" | "as-given";

function rowsOf(groups: readonly AccuracyGroup[], order: Order): RateRow[] {
  const sign = order === "worst-first" ? -1 : order === "best-last" ? 1 : 0;
  return [...groups]
    .sort((a, b) => sign * (a.judgedAi.value - b.judgedAi.value) || Math.abs(sign) * (b.judgedAi.of - a.judgedAi.of))
    .map(({ key, judgedAi }) => ({ key, name: nameOf(key), share: judgedAi }));
}

/** "사람 글 2,311편 가운데 AI 확률이 70% 이상으로 나온 글이에요." */
function aboutOf(name: string, groups: readonly AccuracyGroup[]): string {
  const texts = groups.reduce((sum, { judgedAi }) => sum + judgedAi.of, 0);
  return `${name} ${formatCount(texts)}편 가운데 AI 확률이 70% 이상으로 나온 글이에요.`;
}

/** Human texts judged AI: by source, genre, register and length; largest errors first. */
export function HumanTables({ accuracy, name }: TablesProps) {
  const { source, genre, register, length } = accuracy.humansBy;
  const shared = (groups: readonly AccuracyGroup[], order: Order) => ({
    rate: "AI로 잘못 봄",
    about: aboutOf(name, groups),
    rows: rowsOf(groups, order),
  });
  return (
    <>
      <RateTable {...shared(source, "worst-first")} caption={`${name}: 출처마다`} first="출처" />
      <RateTable {...shared(genre, "worst-first")} caption={`${name}: 글의 종류마다`} first="글의 종류" />
      {register.length > 0 && (
        <RateTable {...shared(register, "worst-first")} caption={`${name}: 격식을 갖춘 글의 말끝마다`} first="말끝" />
      )}
      <RateTable {...shared(length, "as-given")} caption={`${name}: 길이마다`} first="길이" />
    </>
  );
}

/** AI texts found: by source, generator, genre, style and length; largest misses first. */
export function AiTables({ accuracy, name }: TablesProps) {
  const { file, generator, genre, style, length } = accuracy.aisBy;
  const shared = (groups: readonly AccuracyGroup[], order: Order) => ({
    rate: "찾아냄",
    about: aboutOf(name, groups),
    rows: rowsOf(groups, order),
  });
  const generators = shared(generator, "best-last");
  return (
    <>
      <RateTable {...shared(file, "best-last")} caption={`${name}: 출처마다`} first="출처" />
      <RateTable
        {...generators}
        caption={`${name}: 생성 모델마다`}
        first="생성 모델"
        rows={generators.rows.map((row) => ({ ...row, name: markEnglish(row.name) }))}
      />
      <RateTable {...shared(genre, "best-last")} caption={`${name}: 글의 종류마다`} first="글의 종류" />
      {style.length > 0 && (
        <RateTable {...shared(style, "best-last")} caption={`${name}: 2026년 모델에게 시킨 말투마다`} first="말투" />
      )}
      <RateTable {...shared(length, "as-given")} caption={`${name}: 길이마다`} first="길이" />
    </>
  );
}

/** A name without Korean is read as English. */
function markEnglish(name: ReactNode): ReactNode {
  return typeof name === "string" && !/[가-힣]/.test(name) ? <span lang="en">{name}</span> : name;
}
