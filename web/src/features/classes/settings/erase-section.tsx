import type { ClassDetails, DeletionCertificate } from "@geulgyeol/contract";
import { Download } from "lucide-react";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { CertificateDialog, CertificateList } from "../certificate.tsx";
import { useDeleteClass, useExportClass } from "../use-classes.ts";

/** The class as a file, and its deletion with a certificate. */
export function EraseSection({ details }: { details: ClassDetails }) {
  const download = useExportClass();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4">
        <div>
          <p className="font-semibold">반 전체 내려받기</p>
          <p className="text-note text-ink-3">글, 결과, 살펴본 내용을 zip 하나로 받아요.</p>
        </div>
        <Button size="small" busy={download.isPending} onClick={() => download.mutate(details)}>
          {!download.isPending && <Download size={16} strokeWidth={1.75} aria-hidden />}
          내려받기
        </Button>
        {download.error && (
          <Alert tone="danger" role="alert" className="w-full">
            {messageFor(download.error, "내려받지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
          </Alert>
        )}
      </div>
      <EraseNow details={details} />
      <CertificateList title="지난 삭제" certificates={details.certificates} />
    </>
  );
}

function EraseNow({ details }: { details: ClassDetails }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [certificate, setCertificate] = useState<DeletionCertificate | null>(null);
  const erase = useDeleteClass();
  const navigate = useNavigate();
  const { name, texts, records, pupils, assignments } = details;
  return (
    <form
      className="pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        erase.mutate({ id: details.id, name: typed.trim() }, { onSuccess: setCertificate });
      }}
    >
      <p className="font-semibold">지금 모두 지우기</p>
      <p className="mt-0.5 mb-3 text-note text-ink-2 tabular-nums">
        글 {texts}편과 그 결과 · 작성 기록 {records}개 · 과제 {assignments}개 · 학생 이름 {pupils}개가 지워져요. 크레딧
        내역에는 횟수만 남아요.
      </p>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          aria-label="반 이름"
          value={typed}
          autoComplete="off"
          placeholder={`‘${name}’을 적어 주세요`}
          onChange={(event) => setTyped(event.target.value)}
          className="h-11 min-w-0 grow rounded-md border border-line-strong bg-surface px-3.5 placeholder:text-ink-3 sm:max-w-[340px]"
        />
        <Button type="submit" look="danger" busy={erase.isPending} disabled={typed.trim() !== name}>
          모두 지우기
        </Button>
      </div>
      {erase.error && (
        <Alert tone="danger" role="alert" className="mt-3">
          {messageFor(erase.error, "지우지 못했어요. 아무것도 지워지지 않았어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
      <CertificateDialog
        certificate={certificate}
        onClose={() => {
          setCertificate(null);
          void navigate("/classes", { replace: true });
        }}
      />
    </form>
  );
}
