import type { DeletionCertificate } from "@geulgyeol/contract";
import { formatDateTime } from "@geulgyeol/wording";
import { sayTerm, shortDay } from "@geulgyeol/wording/classes";
import { Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";

const WHAT = { class: "반 전체", contents: "반의 글과 명단", assignment: "과제", text: "글 한 편" } as const;
const REASON = {
  teacher: "선생님이 지움",
  day: "정한 날이 되어 지움",
  pupil: "글쓴이가 지워 달라고 함",
} as const;

interface CertificateListProps {
  readonly title: string;
  readonly certificates: readonly DeletionCertificate[];
}

/** Past deletions, each with its certificate. */
export function CertificateList({ title, certificates }: CertificateListProps) {
  const [shown, setShown] = useState<DeletionCertificate | null>(null);
  if (certificates.length === 0) return null;
  return (
    <section className="mt-6" aria-label={title}>
      <h2 className="mb-1 text-note text-ink-3">{title}</h2>
      <ul>
        {certificates.map((one) => (
          <li key={one.id} className="flex min-h-11 flex-wrap items-center gap-x-2 text-note tabular-nums">
            <span className="text-ink-2">
              {shortDay(one.deletedAt)} {one.className} {WHAT[one.what]} · 글 {one.texts}편
            </span>
            <button type="button" className={`min-h-11 ${TEXT_LINK}`} onClick={() => setShown(one)}>
              확인서 보기
            </button>
          </li>
        ))}
      </ul>
      <CertificateDialog certificate={shown} onClose={() => setShown(null)} />
    </section>
  );
}

interface CertificateDialogProps {
  readonly certificate: DeletionCertificate | null;
  readonly onClose: () => void;
}

/** What was deleted, when and why. It names nobody. */
export function CertificateDialog({ certificate, onClose }: CertificateDialogProps) {
  return (
    <Dialog open={certificate !== null} onClose={onClose} title="지웠다는 확인서" width={460}>
      {certificate && (
        <div data-printed-alone>
          <dl className="mt-4">
            {rowsOf(certificate).map(([term, value]) => (
              <div key={term} className="grid grid-cols-[104px_1fr] gap-3 border-t border-line py-2 first:border-t-0">
                <dt className="text-ink-3">{term}</dt>
                <dd className="font-medium wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-note text-ink-2">
            지운 뒤 데이터베이스를 다시 찾아보았고, 이 글과 결과에 딸린 줄이 하나도 남지 않은 것을 확인한 다음 이
            확인서를 적었어요. 내부 기록과 백업에서는 시간이 더 지난 뒤에 없어져요.
          </p>
          <div className="mt-5 flex justify-end">
            <Button onClick={() => window.print()}>
              <Printer size={16} strokeWidth={1.75} aria-hidden />
              인쇄
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function rowsOf(one: DeletionCertificate): readonly (readonly [term: string, value: string])[] {
  return [
    ["확인 번호", one.id],
    ["반", `${one.className} · ${sayTerm(one)}`],
    ["지운 것", WHAT[one.what]],
    ["이유", REASON[one.reason]],
    ["지운 때", formatDateTime(one.deletedAt)],
    ["글", `${one.texts}편`],
    ["결과", `${one.results}건`],
    ["작성 기록", `${one.records}개`],
    ["학생 이름", `${one.pupils}개`],
    ["남은 것", `${one.left}줄`],
  ];
}
