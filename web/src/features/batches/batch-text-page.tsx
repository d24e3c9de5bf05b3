import { type BatchText, ERRORS, type HistoryAnalysis } from "@geulgyeol/contract";
import { formatCount, REVIEW_NAME } from "@geulgyeol/wording";
import { Check, CircleAlert } from "lucide-react";
import { ReportView } from "../../report/report-view.tsx";
import { SaveReportButton } from "../../report/save-report-button.tsx";
import { codeOf } from "../../shared/api/api-failure.ts";
import { batchUploads } from "../../shared/batches/batch-uploads.ts";
import {
  type OpenedBatch,
  useBatch,
  useBatchChanges,
  useBatchText,
  useShowAnalysis,
} from "../../shared/batches/use-batches.ts";
import { useDocumentType } from "../../shared/draft/use-document-type.ts";
import { useStore } from "../../shared/state/create-store.ts";
import { CopyQuestions } from "../../shared/text-list/copy-questions.tsx";
import { OpenedText, type TextLine } from "../../shared/text-list/opened-text.tsx";
import { Segmented } from "../../shared/ui/segmented.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { Problem } from "./batch-page.tsx";
import { shownName, shownTexts, useBatchView } from "./batch-view.ts";
import { UploadAgain } from "./upload-again.tsx";

interface BatchTextPageProps {
  readonly batchId: string;
  readonly textId: string;
}

/** One text of a batch: its result, with the others at the left. */
export function BatchTextPage({ batchId, textId }: BatchTextPageProps) {
  const { data, error, refetch } = useBatch(batchId);
  const opened = data?.texts.find(({ id }) => id === textId);
  if (data && opened) return <Opened batch={data} text={opened} />;
  if (data || error) {
    const isGone = data !== undefined || codeOf(error) === "NOT_FOUND";
    return <Problem isGone={isGone} onRetry={() => void refetch()} />;
  }
  return <Waiting />;
}

function Waiting() {
  return (
    <p role="status" className="flex min-h-[320px] items-center justify-center gap-2.5 text-ink-2">
      <Spinner /> 불러오고 있어요
    </p>
  );
}

function Opened({ batch: { batch, texts }, text }: { batch: OpenedBatch; text: BatchText }) {
  const [view, , search] = useBatchView();
  const result = useBatchText(text.id);
  const uploads = useStore(batchUploads);
  const query = search === "" ? "" : `?${search}`;
  // In the order of the table; one that its filters leave out, such as after a change, still has its place.
  const shown = shownTexts(texts, view);
  const listed = shown.some(({ id }) => id === text.id) ? shown : texts;
  const looked = texts.filter(({ reviewed }) => reviewed !== "none").length;
  const analysis = result.data?.analysis ?? null;
  const about = [
    text.fileName,
    text.title,
    text.charCount === null ? null : `${formatCount(text.charCount)}자`,
    analysis && `${formatCount(analysis.result.statistics.totalSentences)}문장`,
  ];
  return (
    <OpenedText
      lines={listed.map((one) => lineOf(one, uploads.has(one.id)))}
      openId={text.id}
      addressOf={(id) => `/batches/${batch.id}/${id}${query}`}
      back={{ to: `/batches/${batch.id}${query}`, label: "묶음 표로" }}
      title={batch.name}
      facts={`${formatCount(listed.length)}편 · ${formatCount(looked)}편 살펴봄`}
      heading={text.pupilNumber === null ? shownName(text) : `${text.pupilNumber}번 ${shownName(text)}`}
      about={about.filter(Boolean).join(" · ")}
      actions={<Actions batchId={batch.id} text={text} analysis={analysis} />}
    >
      <Result batchId={batch.id} text={text} result={result} />
    </OpenedText>
  );
}

/** Whose text, and what the reader has done with it: the list never says what was found. @param isRead by this window */
function lineOf(text: BatchText, isRead: boolean): TextLine {
  const { id, pupilNumber, state, reviewed } = text;
  const said = {
    unread: isRead ? "읽는 중" : "안 올림",
    waiting: "읽는 중",
    judging: "읽는 중",
    failed: "못 읽음",
    judged: reviewed === "none" ? "" : REVIEW_NAME[reviewed],
  }[state];
  return { id, number: pupilNumber, name: shownName(text), state: said };
}

interface ResultProps {
  readonly batchId: string;
  readonly text: BatchText;
  readonly result: ReturnType<typeof useBatchText>;
}

function Result({ batchId, text, result: { data, error, refetch } }: ResultProps) {
  if (data?.analysis) return <Report key={text.id} id={text.id} analysis={data.analysis} />;
  if (error) return <Problem isGone={codeOf(error) === "NOT_FOUND"} onRetry={() => void refetch()} />;
  if (data === undefined) return <Waiting />;
  const { state, failure } = text;
  return (
    <section className={`flex items-start gap-2.5 p-6 text-ink-2 ${CARD}`}>
      {state === "failed" || state === "unread" ? (
        <>
          <CircleAlert size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden />
          <p>
            {state === "unread" ? "아직 올리지 못한 파일이에요." : ERRORS[failure ?? "ANALYSIS_FAILED"].message}{" "}
            <UploadAgain batchId={batchId} text={text} />
          </p>
        </>
      ) : state === "judged" ? (
        <p>결과를 지웠거나 보관하는 기간이 지났어요.</p>
      ) : (
        <p role="status" className="flex items-center gap-2.5">
          <Spinner /> 차례가 되면 읽고 결과를 보여 드려요.
        </p>
      )}
    </section>
  );
}

function Report({ id, analysis: { result, text } }: { id: string; analysis: HistoryAnalysis }) {
  const show = useShowAnalysis(id);
  const onDocumentType = useDocumentType(result.analysisId, show, { isForNext: false });
  return <ReportView result={result} text={text} onDocumentType={onDocumentType} />;
}

interface ActionsProps {
  readonly batchId: string;
  readonly text: BatchText;
  readonly analysis: HistoryAnalysis | null;
}

function Actions({ batchId, text, analysis }: ActionsProps) {
  const { changeText } = useBatchChanges(batchId);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {analysis && <CopyQuestions analysis={analysis} />}
      {analysis && (
        <SaveReportButton
          analysisId={analysis.result.analysisId}
          title={text.title ?? (text.fileName ?? "").replace(/\.[^.]{1,8}$/, "")}
        />
      )}
      <Segmented
        label="살펴봄"
        value={text.reviewed}
        onChange={(reviewed) => changeText.mutate({ id: text.id, reviewed })}
        options={(["none", "read", "talked"] as const).map((value) => ({
          value,
          label: (
            <>
              {value !== "none" && value === text.reviewed && <Check size={15} strokeWidth={1.75} aria-hidden />}
              {REVIEW_NAME[value]}
            </>
          ),
        }))}
      />
    </div>
  );
}
