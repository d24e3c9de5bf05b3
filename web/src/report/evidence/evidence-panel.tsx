import { percentileText, setQuotes } from "@geulgyeol/wording";
import { geometry } from "../../shared/ui/geometry.ts";
import { WholeWords } from "../../shared/ui/whole-words.tsx";
import type { Evidence } from "../report-types.ts";
import { revealSentence, useActiveSentence } from "../sentences/active-sentence.ts";

/** Signs shown per direction before the rest is collapsed. */
const SHOWN = 4;
/** Maximum sentence links per sign. */
const SENTENCES_SHOWN = 6;

interface EvidencePanelProps {
  readonly evidence: readonly Evidence[];
  readonly resultId: string;
}

/** The signs for both writers, strongest first: human on the left, AI on the right. */
export function EvidencePanel({ evidence, resultId }: EvidencePanelProps) {
  return (
    <section aria-labelledby={`${resultId}-evidence`}>
      <h3 id={`${resultId}-evidence`} className="text-title-2 font-heading">
        판단 근거
      </h3>
      <p className="mt-1 mb-4 text-note text-ink-3">
        잰 값이 사람 글 모음에서 어디쯤 있는지 견주었어요. 줄이 길수록 이 판단에 크게 작용했어요.
      </p>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <EvidenceColumn title="사람 글의 근거" direction="human" evidence={evidence} resultId={resultId} />
        <EvidenceColumn title="AI 글의 근거" direction="ai" evidence={evidence} resultId={resultId} />
      </div>
    </section>
  );
}

interface EvidenceColumnProps extends EvidencePanelProps {
  readonly title: string;
  readonly direction: Evidence["direction"];
}

function EvidenceColumn({ title, direction, evidence, resultId }: EvidenceColumnProps) {
  const found = evidence.filter((sign) => sign.direction === direction).sort((a, b) => b.strength - a.strength);
  const rest = found.slice(SHOWN);
  return (
    <div>
      <h4
        className={`flex items-center gap-2 text-title-3 font-heading ${direction === "human" ? "text-human" : "text-ai"}`}
      >
        <i className="size-2.5 rounded-2xs bg-current" aria-hidden />
        {title}
      </h4>
      {found.length === 0 ? (
        <p className="py-3 text-ink-2">뚜렷한 근거를 찾지 못했어요.</p>
      ) : (
        <ul>
          {found.slice(0, SHOWN).map((sign) => (
            <EvidenceItem key={sign.id} sign={sign} resultId={resultId} />
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <details className="border-t border-line">
          <summary className="flex min-h-11 items-center text-note font-semibold text-accent underline underline-offset-3">
            근거 {rest.length}개 더 보기
          </summary>
          <ul>
            {rest.map((sign) => (
              <EvidenceItem key={sign.id} sign={sign} resultId={resultId} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function EvidenceItem({ sign, resultId }: { sign: Evidence; resultId: string }) {
  const store = useActiveSentence();
  // Most messages begin with the sign's name, which is then not repeated.
  const leadsWithName = sign.message.startsWith(sign.name);
  const standing = percentileText(sign.humanPercentile, sign.direction);
  return (
    <li className={`border-t border-line py-3 first:border-t-0 ${sign.direction === "human" ? "band-1" : "band-6"}`}>
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-ink-2">
          <b className="font-semibold text-ink">{setQuotes(sign.name)}</b>
          {leadsWithName && <WholeWords text={sign.message.slice(sign.name.length)} />}
        </p>
        <span className="flex h-3 w-24 shrink-0 bg-sunken" aria-hidden>
          <i className="grain-upright h-full min-w-0.75" ref={geometry({ width: `${sign.strength * 100}%` })} />
        </span>
      </div>
      {!leadsWithName && (
        <p className="mt-0.5 text-ink-2">
          <WholeWords text={sign.message} />
        </p>
      )}
      {standing && !sign.message.includes("사람 글") && <p className="text-note text-ink-3">{standing}</p>}
      {sign.sentences.length > 0 && (
        <p className="mt-1 -ml-1 flex flex-wrap gap-x-1 text-note text-ink-3 max-lg:-ml-2">
          {sign.sentences.slice(0, SENTENCES_SHOWN).map((index) => (
            <button
              key={index}
              type="button"
              onPointerEnter={() => store.set(index)}
              onPointerLeave={() => store.set(null)}
              onClick={() => revealSentence(resultId, index)}
              className="min-h-6 rounded-xs px-1 font-semibold text-accent underline underline-offset-3 hover:bg-accent-soft max-lg:min-h-11 max-lg:px-2"
            >
              {index + 1}번
            </button>
          ))}
          {sign.sentences.length > SENTENCES_SHOWN && (
            <span className="self-center">외 {sign.sentences.length - SENTENCES_SHOWN}문장</span>
          )}
        </p>
      )}
    </li>
  );
}
