import type { DocumentType } from "@geulgyeol/contract";
import {
  DOCUMENT_TYPE_NAME,
  percentileText,
  setQuotes,
  withoutPlace,
  withoutRates,
  withParticle,
} from "@geulgyeol/wording";
import { useState } from "react";
import { WholeWords } from "../../shared/ui/whole-words.tsx";
import type { Evidence } from "../report-types.ts";
import { revealSentence, useActiveSentence } from "../sentences/active-sentence.ts";
import { DocumentTypeSelect } from "./document-type-select.tsx";
import { RateBars } from "./rate-bars.tsx";

/** Signs shown per direction before the rest is collapsed; on a phone one fewer. */
const SHOWN = 3;
/** Maximum sentence links per sign. */
const SENTENCES_SHOWN = 6;

export interface Comparison {
  /** As it was chosen; null for none. */
  readonly documentType: DocumentType | null;
  /** Called to compare with the human texts of another type; without it the type cannot be chosen. */
  readonly onDocumentType?: ((type: DocumentType) => void) | undefined;
}

interface EvidenceColumnsProps {
  readonly evidence: readonly Evidence[];
  readonly resultId: string;
}

/** The signs for both writers, those that can be pointed at first: human on the left, AI on the right. */
export function EvidencePanel({ evidence, resultId, documentType, onDocumentType }: EvidenceColumnsProps & Comparison) {
  return (
    <section aria-labelledby={`${resultId}-evidence`}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={`${resultId}-evidence`} className="text-title-2 font-heading">
          판단 근거
        </h3>
        {onDocumentType && <DocumentTypeSelect value={documentType} onChange={onDocumentType} />}
        <EvidenceNote evidence={evidence} documentType={documentType} />
      </div>
      <EvidenceColumns evidence={evidence} resultId={resultId} />
    </section>
  );
}

/** Both columns alone, for a place that has its own heading. */
export function EvidenceColumns({ evidence, resultId }: EvidenceColumnsProps) {
  return (
    <div className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
      <EvidenceColumn title="사람 글에 가까운 근거" direction="human" evidence={evidence} resultId={resultId} />
      <EvidenceColumn title="AI 글에 가까운 근거" direction="ai" evidence={evidence} resultId={resultId} />
    </div>
  );
}

/** How to read the bars, and the texts of one kind that were compared; for results from before rates something else. */
function EvidenceNote({
  evidence,
  documentType,
}: Pick<EvidenceColumnsProps, "evidence"> & Pick<Comparison, "documentType">) {
  const hasRates = evidence.some(({ humanRate }) => humanRate !== undefined);
  // A result without its text has no messages, which name the compared texts.
  const isNamed = documentType !== null && documentType !== "other" && evidence.some(({ message }) => message !== "");
  const compared = evidence.map(({ message }) => withoutRates(message).comparedWith).find((name) => name !== null);
  return (
    <p className="basis-full text-note text-ink-3">
      {hasRates
        ? "막대는 100편 가운데 몇 편에서 보이는지예요."
        : "측정한 값이 모아 둔 사람 글 가운데 어디쯤인지 비교했어요."}
      {compared && ` 사람 글은 ${withParticle(compared, "과/와")} 비교했어요.`}
      {!compared &&
        isNamed &&
        ` 따로 모은 ${DOCUMENT_TYPE_NAME[documentType]} 글이 아직 없어 모든 사람 글과 비교했어요.`}
    </p>
  );
}

interface EvidenceColumnProps extends EvidenceColumnsProps {
  readonly title: string;
  readonly direction: Evidence["direction"];
}

function EvidenceColumn({ title, direction, evidence, resultId }: EvidenceColumnProps) {
  const [isOpen, setOpen] = useState(false);
  const found = evidence.filter((sign) => sign.direction === direction);
  const rest = found.length - SHOWN;
  return (
    <div className="min-w-0">
      <h4
        className={`flex items-center gap-2 border-b border-line-strong pb-1.5 text-title-3 font-heading ${direction === "human" ? "text-human" : "text-ai"}`}
      >
        <i className="size-2.5 rounded-2xs bg-current" aria-hidden />
        {title}
      </h4>
      {found.length === 0 ? (
        <p className="py-3 text-ink-2">눈에 띄는 표현은 찾지 못했어요.</p>
      ) : (
        <ul>
          {found.map((sign, at) => (
            <EvidenceItem
              key={sign.id}
              sign={sign}
              resultId={resultId}
              className={isOpen || at < SHOWN - 1 ? "" : at < SHOWN ? "max-sm:hidden" : "hidden"}
            />
          ))}
        </ul>
      )}
      {!isOpen && rest >= 0 && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className={`min-h-11 text-note lg:min-h-8 font-semibold text-accent underline underline-offset-3 ${rest === 0 ? "sm:hidden" : ""}`}
        >
          근거 <span className="max-sm:hidden">{rest}</span>
          <span className="sm:hidden">{rest + 1}</span>개 더 보기
        </button>
      )}
    </div>
  );
}

function EvidenceItem({ sign, resultId, className }: { sign: Evidence; resultId: string; className: string }) {
  const message = withoutRates(sign.message).said;
  const said = sign.sentences.length > 0 ? withoutPlace(message) : message;
  // Most messages begin with the sign's name, which is then not repeated.
  const leadsWithName = said.startsWith(sign.name);
  return (
    <li
      className={`grid gap-x-5 gap-y-1.5 border-t border-line py-2.25 first:border-t-0 sm:grid-cols-[1fr_auto] ${className}`}
    >
      <div className="min-w-0">
        <p className={leadsWithName ? "text-ink-2" : ""}>
          <b className="font-heading text-ink">{setQuotes(sign.name)}</b>
          {leadsWithName && <WholeWords text={said.slice(sign.name.length)} />}
        </p>
        <p className="text-note leading-normal text-ink-2">
          {!leadsWithName && <WholeWords text={said} />}
          <SentenceLinks sign={sign} resultId={resultId} />
        </p>
      </div>
      <RateBars humanRate={sign.humanRate} aiRate={sign.aiRate} />
      {sign.humanRate === undefined && <Standing sign={sign} />}
    </li>
  );
}

function SentenceLinks({ sign, resultId }: { sign: Evidence; resultId: string }) {
  const store = useActiveSentence();
  if (sign.sentences.length === 0) return null;
  const hidden = sign.sentences.length - SENTENCES_SHOWN;
  return (
    <span className="-ml-0.5 inline-flex flex-wrap gap-x-0.5 align-baseline text-ink-3 first:-ml-1.25">
      {sign.sentences.slice(0, SENTENCES_SHOWN).map((index) => (
        <button
          key={index}
          type="button"
          onPointerEnter={() => store.set(index)}
          onPointerLeave={() => store.set(null)}
          onClick={() => revealSentence(resultId, index)}
          className="relative min-h-6 rounded-xs px-1.25 font-semibold text-accent underline underline-offset-3 before:absolute before:inset-x-0 before:-inset-y-2.5 hover:bg-accent-soft max-lg:min-w-8"
        >
          {index + 1}번
        </button>
      ))}
      {hidden > 0 && <span className="self-center">외 {hidden}문장</span>}
    </span>
  );
}

/** Of results from before rates: the position among human texts. */
function Standing({ sign: { humanPercentile, direction } }: { sign: Evidence }) {
  const text = percentileText(humanPercentile, direction);
  return text && <p className="col-span-full text-note text-ink-3">{text}</p>;
}
