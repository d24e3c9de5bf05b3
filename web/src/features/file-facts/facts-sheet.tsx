import { countCharacters } from "@geulgyeol/contract";
import { CAVEAT, formatCount } from "@geulgyeol/wording";
import { type FactRow, factHeadline, factRows } from "@geulgyeol/wording/file-facts";
import { FilePlus2, Info } from "lucide-react";
import type { ReactNode } from "react";
import { putIntoAppeal } from "../../shared/files/appeal-files.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { SHEET, SHEET_SECTION } from "../../shared/ui/surfaces.ts";
import { WholeWords } from "../../shared/ui/whole-words.tsx";
import { SessionRows } from "./session-rows.tsx";
import type { FileWithFacts } from "./use-file-facts.ts";

/** What one file says, with what it can and cannot mean. */
export function FactsSheet({ found, picker }: { found: FileWithFacts; picker: ReactNode }) {
  const { file, text, facts } = found;
  const characters = countCharacters(text);
  const rows = factRows(facts, characters);
  const { sessions } = facts;
  return (
    <section aria-labelledby="file-facts">
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-note text-ink-2 tabular-nums">
          <b className="font-semibold break-all text-ink">{file.name}</b> · {formatCount(characters)}자
        </p>
        <div className="flex flex-wrap gap-2">
          {picker}
          <ButtonLink to="/appeal" size="small" onClick={() => putIntoAppeal(file)}>
            <FilePlus2 size={16} strokeWidth={1.75} aria-hidden />
            소명 자료에 넣기
          </ButtonLink>
        </div>
      </div>
      <div className={SHEET}>
        <div className={SHEET_SECTION}>
          <h2 id="file-facts" className="max-w-[820px] text-display-3 leading-heading font-heading tracking-tight">
            {factHeadline(facts)}
          </h2>
          <p className="mt-2 text-ink-2">
            {rows.length > 0
              ? "문서 프로그램이 스스로 적어 둔 값이에요. 누가 썼는지는 적혀 있지 않고, 사람이 바꿀 수도 있어요."
              : "값을 적지 않는 프로그램이 많고, 저장하면서 지우기도 해요. 이상한 일이 아니에요."}
          </p>
        </div>
        {sessions !== undefined && (
          <div className={SHEET_SECTION}>
            <SessionRows sessions={sessions} />
          </div>
        )}
        {rows.length > 0 && (
          <div className={SHEET_SECTION}>
            <h2 className="mb-2 text-title-2 font-heading">어떻게 읽나</h2>
            <FactTable rows={rows} />
          </div>
        )}
        <div className={SHEET_SECTION}>
          <p className="flex items-start gap-2.25 text-note text-ink-2">
            <Info size={18} strokeWidth={1.75} className="mt-px shrink-0 text-ink-3" aria-hidden />
            <span>
              <b className="font-heading text-ink">{CAVEAT}</b> 파일의 값은 판단에 쓰지 않아요. 이 화면에서만 보여
              드리고, 분석 결과나 공유 링크, 보고서에 담지 않아요.
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}

const HEAD = "border-b border-line-strong pb-2 text-left text-label font-semibold text-ink-2";

/** A table; on a phone each row is a small list. */
function FactTable({ rows }: { rows: readonly FactRow[] }) {
  return (
    <table className="w-full text-small max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          <th scope="col" className={`w-[27%] ${HEAD}`}>
            파일에 적힌 것
          </th>
          <th scope="col" className={`w-[36%] pl-4 ${HEAD}`}>
            이럴 수 있어요
          </th>
          <th scope="col" className={`pl-4 ${HEAD}`}>
            이렇게 말할 수는 없어요
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ id, name, term, value, canMean, cannotMean }) => (
          <tr key={id} className="border-t border-line align-top first:border-t-0 max-sm:block max-sm:py-3">
            <th scope="row" className="py-3.5 text-left font-normal max-sm:block max-sm:py-0">
              <b className="block font-heading">
                {name}{" "}
                {term && (
                  <span lang="en" className="text-label font-normal text-ink-3">
                    {term}
                  </span>
                )}
              </b>
              <span className="break-words tabular-nums">{value}</span>
            </th>
            <Meaning head="이럴 수 있어요" text={canMean} />
            <Meaning head="이렇게 말할 수는 없어요" text={cannotMean} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a phone the head of the column stands before the sentence. */
function Meaning({ head, text }: { head: string; text: string }) {
  return (
    <td className="py-3.5 pl-4 leading-relaxed max-sm:block max-sm:pt-1.5 max-sm:pb-0 max-sm:pl-0">
      <span aria-hidden className="block text-label text-ink-3 sm:hidden">
        {head}
      </span>
      <WholeWords text={text} />
    </td>
  );
}
