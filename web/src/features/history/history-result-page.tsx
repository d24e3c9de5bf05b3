import { CREDIT_COST, type HistoryAnalysis, type StoredResult } from "@geulgyeol/contract";
import { formatCredits, shortenTitle } from "@geulgyeol/wording";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, FilePlus2, GitCompareArrows, PenLine, Share2, TextCursorInput, Trash2 } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import { ReportView } from "../../report/report-view.tsx";
import { SaveReportButton } from "../../report/save-report-button.tsx";
import { useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import { useOpenEdit } from "../../shared/dialogs/use-open-edit.ts";
import { showAnalysis } from "../../shared/draft/current-analysis.ts";
import { readDraft, writeDraft } from "../../shared/draft/draft-store.ts";
import { useDocumentType } from "../../shared/draft/use-document-type.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { AnalysisProblem } from "./analysis-problem.tsx";
import { openInDraft } from "./open-in-draft.ts";
import { RenameDialog } from "./rename-dialog.tsx";
import { StarButton } from "./star-button.tsx";
import { HISTORY_KEY, useHistoryAnalysis } from "./use-history.ts";
import { useHistoryChanges } from "./use-history-changes.ts";
import { useReanalysis } from "./use-reanalysis.ts";

const RecordBadge = lazyPart(() => import("../../report/record-badge.tsx"));

const ICON = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** One row on a phone, which scrolls sideways; the room around it is for focus rings. */
const PHONE_ROW =
  "max-sm:-mx-4 max-sm:-my-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] max-sm:*:shrink-0";

interface HistoryResultPageProps {
  readonly id: string;
  /** Asks for feedback on the result, or shows that it was given; not for a hold. */
  readonly feedback: (analysis: HistoryAnalysis) => ReactNode;
}

/** A complete stored result. */
export function HistoryResultPage({ id, feedback }: HistoryResultPageProps) {
  const { data, error, refetch } = useHistoryAnalysis(id);
  return (
    <>
      <Link
        to="/history"
        className={`mb-3 inline-flex min-h-9 max-lg:min-h-11 items-center gap-1.5 text-note ${TEXT_LINK}`}
      >
        <ArrowLeft {...ICON} />
        기록
      </Link>
      {data ? (
        <StoredReport key={id} analysis={data} feedback={feedback(data)} />
      ) : error ? (
        <AnalysisProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <p role="status" className="flex min-h-[320px] items-center justify-center gap-2.5 text-ink-2">
          <Spinner /> 불러오고 있어요
        </p>
      )}
    </>
  );
}

/** The owner's title or the file's name; not the first sentence, which is no title for a report. */
function reportTitle({ title, result }: HistoryAnalysis): string {
  return title === shortenTitle(result.sentences[0]?.text ?? "") ? "" : title;
}

type StoredSentence = StoredResult["sentences"][number];

function StoredReport({ analysis, feedback }: { analysis: HistoryAnalysis; feedback: ReactNode }) {
  const { result, text, title } = analysis;
  const { star } = useHistoryChanges();
  const navigate = useNavigate();
  const { onEditSentence, question } = useEditInDraft(analysis);
  const client = useQueryClient();
  const onDocumentType = useDocumentType(result.analysisId, (changed) =>
    client.setQueryData([...HISTORY_KEY, "analysis", result.analysisId], changed),
  );
  return (
    <>
      <header className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 max-sm:flex-col max-sm:flex-nowrap max-sm:items-stretch">
        <div className="flex min-w-0 items-start gap-1">
          <h1 className="min-w-0 text-title-1 font-bold break-words">{title}</h1>
          <StarButton
            title={title}
            isFavourite={analysis.isFavourite}
            onChange={(isOn) => star(result.analysisId, isOn)}
          />
        </div>
        <Actions analysis={analysis} />
      </header>
      {analysis.isOutdated && <Outdated analysis={analysis} />}
      <ReportView
        result={result}
        text={text}
        onDocumentType={onDocumentType}
        onEditSentence={onEditSentence}
        onMoreText={() => openInDraft(text, navigate)}
        feedback={feedback}
        actions={
          <Suspense>
            <RecordBadge of={{ analysisId: result.analysisId }} text={text} />
          </Suspense>
        }
      />
      {question}
    </>
  );
}

/** Actions of the stored result. */
function Actions({ analysis }: { analysis: HistoryAnalysis }) {
  const id = analysis.result.analysisId;
  const dialogs = useAppDialogs();
  const navigate = useNavigate();
  const { remove, isRemoving } = useHistoryChanges();
  const [isRenaming, setRenaming] = useState(false);

  async function removeThis() {
    try {
      await remove([id]);
      void navigate("/history");
    } catch {
      // The toast has reported it; the page stays.
    }
  }

  return (
    <div className={`flex flex-wrap gap-2 ${PHONE_ROW}`}>
      <SaveReportButton analysisId={id} title={reportTitle(analysis)} />
      <Button size="small" onClick={() => dialogs.openShare(id)}>
        <Share2 {...ICON} />
        공유
      </Button>
      <ButtonLink to={`/appeal?result=${id}`} size="small">
        <FilePlus2 {...ICON} />
        소명 자료
      </ButtonLink>
      {analysis.earlierVersion && (
        <ButtonLink
          size="small"
          to={`/history/compare?${new URLSearchParams({ before: analysis.earlierVersion.id, after: id })}`}
        >
          <GitCompareArrows {...ICON} />
          고치기 전과 비교
        </ButtonLink>
      )}
      <Button size="small" onClick={() => openInDraft(analysis.text, navigate)}>
        <PenLine {...ICON} />
        에디터에서 열기
      </Button>
      <Button size="small" onClick={() => setRenaming(true)}>
        <TextCursorInput {...ICON} />
        이름 바꾸기
      </Button>
      <Button size="small" className="!text-danger" busy={isRemoving} onClick={() => void removeThis()}>
        <Trash2 {...ICON} />
        지우기
      </Button>
      {isRenaming && <RenameDialog analysis={analysis} onClose={() => setRenaming(false)} />}
    </div>
  );
}

/** Editing a sentence makes the stored text the draft; another draft is replaced only after confirmation. */
function useEditInDraft({ result, text, isRated }: HistoryAnalysis) {
  const openEdit = useOpenEdit();
  const navigate = useNavigate();
  /** The sentence to edit after the owner confirms replacing another draft. */
  const [waitingEdit, setWaitingEdit] = useState<StoredSentence | null>(null);

  /** The text becomes the draft with this result, and the sentence is edited there. */
  function editSentence({ start, end, index, aiProbability }: StoredSentence) {
    writeDraft(text);
    void navigate("/dashboard");
    showAnalysis({ result, text, isRated, takesFocus: false });
    openEdit({
      text: text.slice(start, end),
      start,
      sentence: { index, aiProbability: result.hold === null ? aiProbability : null },
    });
  }

  function onEditSentence(sentence: StoredSentence) {
    const draft = readDraft();
    if (draft.trim() === "" || draft === text) editSentence(sentence);
    else setWaitingEdit(sentence);
  }

  const question = waitingEdit && (
    <ReplaceDraftDialog onReplace={() => editSentence(waitingEdit)} onClose={() => setWaitingEdit(null)} />
  );
  return { onEditSentence, question };
}

/** Offers a new analysis with the current engine; the old result stays unchanged. */
function Outdated({ analysis }: { analysis: HistoryAnalysis }) {
  const { engineVersion, modelVersion, kind } = analysis.result;
  const { start, isRunning, problem } = useReanalysis(analysis);
  return (
    <div className="mb-6 flex flex-col gap-2">
      <Alert tone="info">
        <p>
          이 결과는 예전 엔진({engineVersion}, 모델 {modelVersion})이 낸 것이에요. 새 엔진으로 다시 분석하면 이 기록은
          그대로 두고 새 기록을 만들어요.
        </p>
        <Button size="small" className="mt-2" busy={isRunning} onClick={start}>
          {isRunning ? "분석 중" : `다시 분석 · 최대 ${formatCredits(CREDIT_COST[kind])}`}
        </Button>
      </Alert>
      {problem && (
        <Alert tone="danger" role="alert">
          {problem}
        </Alert>
      )}
    </div>
  );
}

/** Asks before replacing the draft by another text. */
function ReplaceDraftDialog({ onReplace, onClose }: { onReplace: () => void; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="쓰던 글 대신 이 글을 열까요?"
      description="문장은 분석 화면에서 고쳐요. 거기에서 쓰던 글은 이 글로 바뀌고 되돌릴 수 없어요. 필요하면 먼저 복사해 두세요."
    >
      <div className="mt-6 flex justify-end gap-2">
        <Button onClick={onClose}>취소</Button>
        <Button look="primary" onClick={onReplace}>
          이 글 열기
        </Button>
      </div>
    </Dialog>
  );
}
