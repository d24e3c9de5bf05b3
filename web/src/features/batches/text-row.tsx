import { type BatchText, ERRORS } from "@geulgyeol/contract";
import { formatCount, REVIEW_NAME, rowFinding } from "@geulgyeol/wording";
import { Check, ChevronRight, CircleAlert, Pencil } from "lucide-react";
import { memo, useState } from "react";
import { Link } from "react-router";
import { batchUploads, type Upload } from "../../shared/batches/batch-uploads.ts";
import { useStore } from "../../shared/state/create-store.ts";
import { EvidenceStrokes } from "../../shared/text-list/evidence-strokes.tsx";
import { FindingMarker } from "../../shared/text-list/finding-marker.tsx";
import { InkGrain } from "../../shared/text-list/ink-grain.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { shownName } from "./batch-view.ts";
import { PupilForm } from "./pupil-form.tsx";
import { UploadAgain } from "./upload-again.tsx";

/** The columns of the list; the grain is shown if there is room. */
export const COLUMNS =
  "lg:grid lg:grid-cols-[40px_minmax(0,1fr)_124px_76px_118px_72px_18px] lg:items-center lg:gap-x-3 xl:grid-cols-[40px_minmax(0,1fr)_124px_76px_118px_52px_72px_18px] min-[87.5rem]:grid-cols-[40px_minmax(0,1fr)_150px_124px_80px_122px_52px_76px_18px]";

interface TextRowProps {
  readonly batchId: string;
  readonly text: BatchText;
  /** Parameters of the table, kept in the address of the opened text. */
  readonly search: string;
}

/** One text: it opens from anywhere in its row. On a phone the row has two lines. */
export const TextRow = memo(function TextRow({ batchId, text, search }: TextRowProps) {
  const { id, pupilNumber, charCount, state } = text;
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <PupilForm batchId={batchId} text={text} onClose={() => setEditing(false)} />;
  const name = shownName(text);
  return (
    <li
      className={`group relative border-t border-line px-4.5 py-2.5 first:border-t-0 hover:bg-sunken sm:px-6 max-lg:grid max-lg:grid-cols-[32px_minmax(0,1fr)_auto] max-lg:gap-x-2 max-lg:gap-y-1 ${COLUMNS}`}
    >
      <span className="text-ink-3 tabular-nums max-lg:row-span-2">
        {pupilNumber !== null && (
          <>
            <span className="sr-only">번호 </span>
            {pupilNumber}
          </>
        )}
      </span>
      <span className="flex min-w-0 items-center gap-1">
        <span className="min-w-0">
          <Link
            to={`/batches/${batchId}/${id}${search === "" ? "" : `?${search}`}`}
            className="block truncate font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {name}
          </Link>
          <span className="block truncate text-label text-ink-3">{belowName(text, name)}</span>
        </span>
        <button
          type="button"
          aria-label={`${name} 번호, 이름, 제목 고치기`}
          title="번호, 이름, 제목 고치기"
          onClick={() => setEditing(true)}
          className="relative z-10 grid size-8 shrink-0 place-items-center rounded-md text-ink-3 hover:bg-surface max-lg:size-11 lg:hidden lg:group-hover:grid lg:group-focus-within:grid"
        >
          <Pencil size={15} strokeWidth={1.75} aria-hidden />
        </button>
      </span>
      {text.finding === null ? <StateCells batchId={batchId} text={text} /> : <FindingCells text={text} />}
      <span className="text-right tabular-nums max-xl:hidden">
        {charCount === null || state === "failed" ? "–" : formatCount(charCount)}
        <span className="sr-only">자</span>
      </span>
      <Reviewed text={text} />
      <ChevronRight size={18} strokeWidth={1.75} className="text-ink-3 max-lg:hidden" aria-hidden />
    </li>
  );
});

/** The file, and the title of a part of it; not what already stands above. */
function belowName({ fileName, title }: BatchText, name: string): string {
  return [fileName, title].filter((part) => part !== null && part !== name).join(" · ");
}

function FindingCells({ text: { finding } }: { text: BatchText }) {
  if (finding === null) return null;
  const said = rowFinding(finding);
  return (
    <>
      <span className="max-[87.5rem]:hidden">
        <InkGrain bars={finding.grain} isHollow={said.marker === "hollow"} />
      </span>
      <span className="max-lg:col-start-2 max-lg:row-start-2 max-lg:text-note">
        <FindingMarker of={said} />
        <span className="ml-3 lg:hidden">
          <EvidenceStrokes of={said} />
        </span>
      </span>
      <span className="text-note max-lg:hidden">
        <EvidenceStrokes of={said} />
      </span>
      <span className="tabular-nums max-lg:hidden">
        <span className="sr-only">AI에 가까운 분량 </span>
        {said.share === null ? (
          <span className="text-ink-3">–</span>
        ) : said.marker === "human" ? (
          <span className="text-ink-3">{said.share}</span>
        ) : (
          <>
            <span className="font-semibold">{said.share}</span>{" "}
            <span className="text-label whitespace-nowrap text-ink-3">{said.interval}</span>
          </>
        )}
      </span>
    </>
  );
}

/** What a text waits for, or why it could not be read, with its cure. */
function StateCells({ batchId, text }: { batchId: string; text: BatchText }) {
  const upload = useStore(batchUploads, (uploads) => uploads.get(text.id));
  const { state, failure } = text;
  const isLost = state === "unread" && upload === undefined;
  return (
    <span className="flex min-w-0 items-center gap-2 text-note text-ink-2 max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2 lg:col-span-3 min-[87.5rem]:col-span-4">
      {state === "failed" || isLost ? (
        <>
          <CircleAlert size={16} strokeWidth={1.75} className="shrink-0" aria-hidden />
          <span className="min-w-0">
            {isLost ? "아직 올리지 못한 파일이에요." : ERRORS[failure ?? "ANALYSIS_FAILED"].message}{" "}
            <UploadAgain batchId={batchId} text={text} />
          </span>
        </>
      ) : (
        <>
          {state !== "waiting" && <Spinner />}
          <span className="tabular-nums">{waitingFor(text, upload)}</span>
        </>
      )}
    </span>
  );
}

function waitingFor({ state }: BatchText, upload: Upload | undefined): string {
  if (state === "judged") return "결과를 지웠어요.";
  if (state === "waiting") return "차례를 기다려요";
  if (state === "unread" && upload?.share === null) return "파일 차례를 기다려요";
  return "읽고 있어요";
}

function Reviewed({ text: { reviewed, finding } }: { text: BatchText }) {
  return (
    <span className="text-note max-lg:col-start-3 max-lg:row-start-1 max-lg:text-right">
      <span className="sr-only">살펴봄 </span>
      {reviewed === "none" ? (
        <span className="text-ink-3">{finding === null ? "–" : REVIEW_NAME.none}</span>
      ) : (
        <span className="inline-flex items-center gap-1 whitespace-nowrap">
          <Check size={15} strokeWidth={1.75} aria-hidden />
          {REVIEW_NAME[reviewed]}
        </span>
      )}
    </span>
  );
}
