import type { AccuracyGroup, LanguageAccuracy } from "@geulgyeol/engine/accuracy-record";
import { formatCount } from "@geulgyeol/wording";
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

/** Human texts judged AI: by source and register; largest errors first. */
export function HumanTables({ accuracy, name }: TablesProps) {
  const { source, register } = accuracy.humansBy;
  const shared = (groups: readonly AccuracyGroup[]) => ({
    rate: "AI로 잘못 봄",
    about: aboutOf(name, groups),
    rows: rowsOf(groups, "worst-first"),
  });
  return (
    <>
      <RateTable {...shared(source)} caption={`${name}: 출처마다`} first="출처" />
      {register.length > 0 && (
        <RateTable {...shared(register)} caption={`${name}: 격식을 갖춘 글의 말끝마다`} first="말끝" />
      )}
    </>
  );
}

/** AI texts found: by source, genre and style; largest misses first. */
export function AiTables({ accuracy, name }: TablesProps) {
  const { file, genre, style } = accuracy.aisBy;
  const shared = (groups: readonly AccuracyGroup[]) => ({
    rate: "찾아냄",
    about: aboutOf(name, groups),
    rows: rowsOf(groups, "best-last"),
  });
  return (
    <>
      <RateTable {...shared(file)} caption={`${name}: 출처마다`} first="출처" />
      <RateTable {...shared(genre)} caption={`${name}: 글의 종류마다`} first="글의 종류" />
      {style.length > 0 && (
        <RateTable {...shared(style)} caption={`${name}: 2026년 모델에게 시킨 말투마다`} first="말투" />
      )}
    </>
  );
}

/** What is open for Korean: human texts by genre, both sides by length. */
export function GenreAndLengthTables({ accuracy, name }: TablesProps) {
  const { humansBy, aisBy } = accuracy;
  return (
    <>
      <RateTable
        caption={`${name} 사람 글: 글의 종류마다`}
        about={aboutOf(`${name} 사람 글`, humansBy.genre)}
        first="글의 종류"
        rate="AI로 잘못 봄"
        rows={rowsOf(humansBy.genre, "worst-first")}
      />
      <RateTable
        caption={`${name} 사람 글: 길이마다`}
        about={aboutOf(`${name} 사람 글`, humansBy.length)}
        first="길이"
        rate="AI로 잘못 봄"
        rows={rowsOf(humansBy.length, "as-given")}
      />
      <RateTable
        caption={`${name} AI 글: 길이마다`}
        about={aboutOf(`${name} AI 글`, aisBy.length)}
        first="길이"
        rate="찾아냄"
        rows={rowsOf(aisBy.length, "as-given")}
      />
    </>
  );
}
