import type { AccuracyGroup, LanguageAccuracy } from "@geulgyeol/engine/accuracy-record";
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

/** Human texts judged AI: by source, genre, register and length; largest errors first. */
export function HumanTables({ accuracy, name }: TablesProps) {
  const { source, genre, register, length } = accuracy.humansBy;
  const shared = { rate: "AI로 잘못 봄" };
  return (
    <>
      <RateTable {...shared} caption={`${name}: 출처마다`} first="출처" rows={rowsOf(source, "worst-first")} />
      <RateTable {...shared} caption={`${name}: 갈래마다`} first="갈래" rows={rowsOf(genre, "worst-first")} />
      {register.length > 0 && (
        <RateTable
          {...shared}
          caption={`${name}: 격식을 갖춘 글의 말끝마다`}
          first="말끝"
          rows={rowsOf(register, "worst-first")}
        />
      )}
      <RateTable {...shared} caption={`${name}: 길이마다`} first="길이" rows={rowsOf(length, "as-given")} />
    </>
  );
}

/** AI texts found: by source, generator, genre, style and length; largest misses first. */
export function AiTables({ accuracy, name }: TablesProps) {
  const { file, generator, genre, style, length } = accuracy.aisBy;
  const shared = { rate: "찾아냄" };
  return (
    <>
      <RateTable {...shared} caption={`${name}: 출처마다`} first="출처" rows={rowsOf(file, "best-last")} />
      <RateTable
        {...shared}
        caption={`${name}: 생성 모델마다`}
        first="생성 모델"
        rows={rowsOf(generator, "best-last").map((row) => ({ ...row, name: <span lang="en">{row.name}</span> }))}
      />
      <RateTable {...shared} caption={`${name}: 갈래마다`} first="갈래" rows={rowsOf(genre, "best-last")} />
      {style.length > 0 && (
        <RateTable
          {...shared}
          caption={`${name}: 2026년 모델에게 시킨 말투마다`}
          first="말투"
          rows={rowsOf(style, "best-last")}
        />
      )}
      <RateTable {...shared} caption={`${name}: 길이마다`} first="길이" rows={rowsOf(length, "as-given")} />
    </>
  );
}
