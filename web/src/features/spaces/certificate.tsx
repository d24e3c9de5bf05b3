import type { SpaceCertificate } from "@geulgyeol/contract";
import { formatCount, formatDateTime } from "@geulgyeol/wording";
import { useEffect, useRef } from "react";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";

/** What was deleted, and that nothing was left: the proof for whoever is asked. */
export function Certificate({ certificate }: { certificate: SpaceCertificate }) {
  const { code, spaceName, deletedAt, before, tablesChecked, rowsLeft } = certificate;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rows = [
    ["확인서 번호", code],
    ["지운 때", formatDateTime(deletedAt)],
    ["구성원과 초대", `${formatCount(before.members)}명`],
    ["글과 결과", `${formatCount(before.analyses)}편`],
    ["크레딧 내역", `${formatCount(before.ledgerEntries)}줄`],
    ["한 일", `${formatCount(before.logEntries)}줄`],
    ["그 밖의 자료", `${formatCount(before.otherRows)}줄`],
    ["지운 뒤 확인한 표", `${formatCount(tablesChecked)}개`],
    ["남은 것", rowsLeft === 0 ? "없음" : `${formatCount(rowsLeft)}줄`],
  ];
  return (
    <div className="mx-auto max-w-[560px]">
      <h1 ref={heading} tabIndex={-1} className="text-title-1 font-bold">
        공간을 지웠어요
      </h1>
      <p className="mt-1 mb-5 text-ink-2">
        데이터베이스를 다시 살펴보고 남은 것이 없는지 확인했어요. 결제 기록은 법에 따라 이름 없이 5년 동안 남아요.
      </p>
      <section aria-labelledby="certificate" className={`${CARD} p-4.5 sm:p-7`}>
        <h2 id="certificate" className="mb-2 text-lead font-heading wrap-anywhere">
          ‘{spaceName}’ 삭제 확인서
        </h2>
        <dl>
          {rows.map(([term, value]) => (
            <div key={term} className="flex justify-between gap-4 border-t border-line py-2.5">
              <dt className="text-ink-2">{term}</dt>
              <dd className="text-right font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="mt-5 flex flex-wrap gap-2 print:hidden">
        <Button onClick={() => window.print()}>인쇄하기</Button>
        <ButtonLink to="/settings">설정으로</ButtonLink>
      </div>
    </div>
  );
}
