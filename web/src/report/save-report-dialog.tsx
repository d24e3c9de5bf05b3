import { REPORT_FIELD_MAX_CHARS, REPORT_TITLE_MAX_CHARS } from "@geulgyeol/contract";
import { type FormEvent, useState } from "react";
import { messageFor } from "../shared/api/api-failure.ts";
import { Alert } from "../shared/ui/alert.tsx";
import { Button } from "../shared/ui/button.tsx";
import { Dialog } from "../shared/ui/dialog.tsx";
import { Segmented } from "../shared/ui/segmented.tsx";
import { TextField } from "../shared/ui/text-field.tsx";
import { type ReportFields, useSaveReport } from "./use-save-report.ts";

interface SaveReportDialogProps {
  readonly analysisId: string;
  readonly title: string;
  readonly onClose: () => void;
}

const FAILED = "보고서를 만들지 못했어요. 잠시 뒤 다시 시도해 주세요.";
const LIMITS = {
  title: REPORT_TITLE_MAX_CHARS,
  writer: REPORT_FIELD_MAX_CHARS,
  purpose: REPORT_FIELD_MAX_CHARS,
} as const;
type Field = keyof typeof LIMITS;

/** What stands on the report besides the result. Nothing of it is kept: the writer may be somebody else. */
export default function SaveReportDialog({ analysisId, title, onClose }: SaveReportDialogProps) {
  const [fields, setFields] = useState<Omit<ReportFields, "analysisId">>({
    title,
    writer: "",
    purpose: "",
    language: "ko",
  });
  const { mutate, isPending, error } = useSaveReport(onClose);
  const tooLong = (field: Field) => [...fields[field].trim()].length > LIMITS[field];

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!tooLong("title") && !tooLong("writer") && !tooLong("purpose")) mutate({ analysisId, ...fields });
  }

  const fieldProps = (field: Field) => ({
    name: `report-${field}`,
    autoComplete: "off",
    value: fields[field],
    error: tooLong(field) ? `${LIMITS[field]}자까지 쓸 수 있어요.` : undefined,
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [field]: event.target.value }),
  });

  return (
    <Dialog
      open
      onClose={onClose}
      width={460}
      title="PDF 보고서 저장"
      description="비워 둔 칸은 보고서에 나오지 않아요."
    >
      <form noValidate onSubmit={onSubmit} className="mt-5 flex flex-col gap-4">
        <TextField label="제목" {...fieldProps("title")} />
        <TextField label="글쓴이" {...fieldProps("writer")} />
        <TextField label="소속, 과목, 제출 목적" placeholder="예: 2학년 3반 통합사회" {...fieldProps("purpose")} />
        <Segmented
          label="보고서의 언어"
          value={fields.language}
          onChange={(language) => setFields({ ...fields, language })}
          options={[
            { value: "ko", label: "한국어" },
            { value: "en", label: "English" },
          ]}
        />
        <p className="text-note text-ink-3">여기에 적은 것은 이 파일에만 들어가고 글결에는 남지 않아요.</p>
        {error && (
          <Alert tone="danger" role="alert">
            {messageFor(error, FAILED)}
          </Alert>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>취소</Button>
          <Button type="submit" look="primary" busy={isPending}>
            {isPending ? "만드는 중" : "PDF 저장하기"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
