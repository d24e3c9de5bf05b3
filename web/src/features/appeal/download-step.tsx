import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { saveFile } from "../../shared/ui/save-file.ts";
import { showToast } from "../../shared/ui/toast-store.ts";
import type { AppealState } from "./appeal-state.ts";
import { Step } from "./steps.tsx";
import type { ComposedAppeal } from "./use-appeal.ts";

const FILE_NAME = "소명 자료";

interface DownloadStepProps {
  readonly state: AppealState;
  readonly composed: ComposedAppeal;
  readonly isSignedIn: boolean;
}

/** 내려받기: a PDF from the server, or a docx made in the browser. Nothing is sent for the writer. */
export function DownloadStep({ state, composed, isSignedIn }: DownloadStepProps) {
  const dialogs = useAppDialogs();
  const { blanks, isWaiting } = composed;
  const pdf = useMutation({ mutationFn: () => savePdf(state, composed) });
  const docx = useMutation({ mutationFn: () => saveDocx(composed) });
  const failed = pdf.error ?? docx.error;
  return (
    <Step number={4} title="내려받기" isDone={false}>
      <p className="text-note text-ink-2">
        PDF 한 묶음 또는 고칠 수 있는 docx로 받아요. 무료이고, 대신 보내 드리지는 않아요.
        {blanks > 0 && (
          <b className="block font-semibold text-ink">아직 빈칸이 {blanks}개 있어요. 받은 뒤에 채워도 돼요.</b>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          busy={pdf.isPending}
          disabled={isWaiting}
          onClick={() => (isSignedIn ? pdf.mutate() : dialogs.openLogin())}
        >
          {!pdf.isPending && <FileDown size={16} strokeWidth={1.75} aria-hidden />}
          PDF 받기
        </Button>
        <Button busy={docx.isPending} disabled={isWaiting} onClick={() => docx.mutate()}>
          docx 받기
        </Button>
      </div>
      {failed !== null && (
        <Alert tone="danger" role="alert">
          {messageFor(failed, "문서를 만들지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
      <p className="text-note text-ink-3">
        docx는 이 기기에서 만들어요. PDF를 만들 때는 편지에 적은 말과 초고의 이름, 날짜, 길이, 파일에 적힌 값만 서버에
        보내고 저장하지 않아요. 글과 초고의 내용은 보내지 않아요.
        {composed.pasted !== null && " 붙여 넣은 글은 지문(해시)만 보내 기록과 같은 글인지 맞춰 봐요."}
        {!isSignedIn && " PDF는 로그인하면 받을 수 있어요."}
      </p>
    </Step>
  );
}

async function savePdf(state: AppealState, { appeal, pasted }: ComposedAppeal): Promise<void> {
  const { callForFile, printAppeal } = await loadApi();
  const { letter, documentType, characters, drafts } = appeal;
  const { blob } = await callForFile(printAppeal, {
    analysisId: appeal.result === null ? null : (state.suspected?.analysisId ?? null),
    recordShareId: appeal.record === null ? null : state.recordShareId,
    suspectedId: appeal.record === null ? null : (state.suspected?.analysisId ?? null),
    pasted: appeal.record === null ? null : pasted,
    letter,
    documentType,
    characters,
    drafts: drafts.map((draft) => ({ ...draft, missing: [...draft.missing], values: [...draft.values] })),
  });
  saveFile(`${FILE_NAME}.pdf`, blob);
  showToast("소명 자료를 PDF로 저장했어요.");
}

async function saveDocx({ document }: ComposedAppeal): Promise<void> {
  const { writeDocx } = await import("./write-docx.ts");
  saveFile(`${FILE_NAME}.docx`, await writeDocx(document));
  showToast("소명 자료를 docx로 저장했어요.");
}
