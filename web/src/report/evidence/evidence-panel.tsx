import { formatOfHundred, percentileText, setQuotes } from "@geulgyeol/wording";
import { geometry } from "../../shared/ui/geometry.ts";
import { WholeWords } from "../../shared/ui/whole-words.tsx";
import type { Evidence } from "../report-types.ts";
import { revealSentence, useActiveSentence } from "../sentences/active-sentence.ts";

/** Signs shown per direction before the rest is collapsed. */
const SHOWN = 4;
/** Maximum sentence links per sign. */
const SENTENCES_SHOWN = 6;

const WITH_RATES =
  "한쪽 글에서 세 배 넘게 흔한 것만 골랐어요. 막대는 100편 중 몇 편인지로, 위가 사람 글, 아래가 AI 글이에요. 글결이 모은 글에서 센 수라 글 종류에 따라 다를 수 있어요.";
/** For results from before rates. */
const WITHOUT_RATES = "측정한 값이 모아 둔 사람 글 가운데 어디쯤인지 비교했어요.";

interface EvidencePanelProps {
  readonly evidence: readonly Evidence[];
  readonly resultId: string;
}

/** The signs for both writers, those that can be pointed at first: human on the left, AI on the right. */
export function EvidencePanel({ evidence, resultId }: EvidencePanelProps) {
  return (
    <section aria-labelledby={`${resultId}-evidence`}>
      <h3 id={`${resultId}-evidence`} className="text-title-2 font-heading">
        판단 근거
      </h3>
      <p className="mt-1 mb-4 text-note text-ink-3">
        {evidence.some(({ humanRate }) => humanRate !== undefined) ? WITH_RATES : WITHOUT_RATES}
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
  const found = evidence.filter((sign) => sign.direction === direction);
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
        <p className="py-3 text-ink-2">눈에 띄는 표현은 찾지 못했어요.</p>
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
  return (
    <li className={`border-t border-line py-3 first:border-t-0 ${sign.direction === "human" ? "band-1" : "band-6"}`}>
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-ink-2">
          <b className="font-semibold text-ink">{setQuotes(sign.name)}</b>
          {leadsWithName && <WholeWords text={sign.message.slice(sign.name.length)} />}
        </p>
        <RateBars sign={sign} />
      </div>
      {!leadsWithName && (
        <p className="mt-0.5 text-ink-2">
          <WholeWords text={sign.message} />
        </p>
      )}
      {!sign.message.includes("100편 중") && <Rates sign={sign} />}
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

/** Both rates on one scale from 0 to 100 texts: human above, AI below. The message says them in words. */
function RateBars({ sign: { humanRate, aiRate } }: { sign: Evidence }) {
  if (humanRate === undefined || aiRate === undefined) return null;
  return (
    <span className="flex w-24 shrink-0 flex-col gap-0.5" aria-hidden>
      <span className="band-1 flex h-1.5 bg-sunken">
        <i className="band-solid min-w-0.75" ref={geometry({ width: `${humanRate * 100}%` })} />
      </span>
      <span className="band-6 flex h-1.5 bg-sunken">
        <i className="band-solid min-w-0.75" ref={geometry({ width: `${aiRate * 100}%` })} />
      </span>
    </span>
  );
}

/** The rates in words, where no message has them; of results from before rates the position among human texts. */
function Rates({ sign: { humanRate, aiRate, humanPercentile, direction } }: { sign: Evidence }) {
  const text =
    humanRate === undefined || aiRate === undefined
      ? percentileText(humanPercentile, direction)
      : `사람 글 ${formatOfHundred(humanRate)}, AI 글 ${formatOfHundred(aiRate)}에서 보여요.`;
  return text && <p className="text-note text-ink-3">{text}</p>;
}
