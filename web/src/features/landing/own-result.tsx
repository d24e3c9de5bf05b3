import { countCharacters, FREE_DAILY_CREDITS, VISITOR_TRIES_PER_DAY } from "@geulgyeol/contract";
import { CERTAINTY_LABEL, formatSeconds, formatTimes, HOLD_LABEL } from "@geulgyeol/wording";
import { headlineOf, type WordedReport } from "@geulgyeol/wording/report";
import { Lock } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { Finding } from "../../report/finding/finding.tsx";
import { GrainSection } from "../../report/sentences/grain-section.tsx";
import { toShownReport } from "../../report/to-shown-report.ts";
import { announce } from "../../shared/ui/announcer.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { SHEET, SHEET_SECTION } from "../../shared/ui/surfaces.ts";
import { isFree } from "./judge-own-text.ts";
import { OWN_RESULT_ID, OwnSource } from "./own-source.tsx";
import type { Judged } from "./shown-judgement.ts";

interface OwnResultProps {
  readonly judged: Judged;
  /** It takes the focus and is announced. */
  readonly isNew: boolean;
  /** Back to the field, to put in another text or to go on with this one. */
  readonly onLeave: (to: "replace" | "extend") => void;
  /** To the whole result, which needs an account. */
  readonly onContinue: () => void;
  readonly isSignedIn: boolean;
}

/** After a judgement in the browser: the finding and the grain. The rest of a result needs an account. */
export default function OwnResult({ judged, isNew, onLeave, onContinue, isSignedIn }: OwnResultProps) {
  const { report, text, isSample, milliseconds } = judged;
  const heading = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => toShownReport(report), [report]);
  useEffect(() => {
    if (!isNew) return;
    announce(findingAnnouncement(report));
    document.documentElement.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  }, [report, isNew]);
  return (
    <div className="pt-5 pb-12 sm:pt-8 sm:pb-14">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-title-1 font-bold">{isSample ? "예시 글의 결" : "내 글의 결"}</h1>
        <p className="flex items-start gap-1.5 text-note text-ink-2 tabular-nums">
          <Lock size={15} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" aria-hidden />이 브라우저에서{" "}
          {formatSeconds(milliseconds)} 만에 읽었어요. 글은 밖으로 나가지 않았어요.
        </p>
      </div>
      <OwnSource judged={judged} />
      <section aria-label="분석 결과" className={`mt-4 overflow-hidden ${SHEET}`}>
        {/* biome-ignore lint/a11y/useSemanticElements: it is no fieldset */}
        <div
          ref={heading}
          tabIndex={-1}
          role="group"
          aria-labelledby={`${OWN_RESULT_ID}-label`}
          data-result-heading
          className={`rounded-t-lg outline-offset-[-3px] ${SHEET_SECTION}`}
        >
          <Finding report={shown} charCount={countCharacters(text)} labelId={`${OWN_RESULT_ID}-label`} level={2} />
        </div>
        <GrainSection report={shown} resultId={OWN_RESULT_ID} level={2} />
        <NextStep judged={judged} onLeave={onLeave} onContinue={onContinue} isSignedIn={isSignedIn} />
      </section>
      {!isSample && !isSignedIn && !isFree(judged) && (
        <p className="mt-3.5 text-note text-ink-3">
          오늘의 체험을 썼어요. 내일 다시 쓰거나, 로그인하면 바로 이어서 쓸 수 있어요.
        </p>
      )}
    </div>
  );
}

function NextStep(props: Omit<OwnResultProps, "isNew">) {
  const { judged, onLeave, onContinue, isSignedIn } = props;
  const { isSample, report } = judged;
  if (isSample) {
    return (
      <Strip
        title="내 글도 이렇게 읽어 드려요"
        text={`로그인 없이 하루 ${formatTimes(VISITOR_TRIES_PER_DAY)} 쓸 수 있고, 글은 이 브라우저 밖으로 나가지 않아요.`}
      >
        <Button look="primary" onClick={() => onLeave("replace")}>
          내 글 넣기
        </Button>
      </Strip>
    );
  }
  if (isFree(judged)) {
    return (
      <Strip title="글을 더 넣으면 판단할 수 있어요" text="판단하지 않은 글이라 오늘의 체험은 그대로 남아 있어요.">
        <Button look="primary" onClick={() => onLeave("extend")}>
          글 더 넣기
        </Button>
      </Strip>
    );
  }
  const free = `가입하면 매일 ${FREE_DAILY_CREDITS}회 무료예요.`;
  const [title, text, go] =
    report.hold === null
      ? [
          "이어서 볼 수 있어요",
          `판단 근거${report.evidence.length > 0 ? ` ${report.evidence.length}가지` : ""} · 문장별 이유 · 통계와 문체 · 저장과 공유. 글은 그대로 남아 있고, ${free}`,
          "이어 보기",
        ]
      : ["다른 글을 바로 분석할 수 있어요", free, "다른 글 분석하기"];
  return (
    <Strip title={isSignedIn ? `분석 화면에서 ${title}` : `로그인하면 ${title}`} text={text}>
      <Button look="primary" onClick={onContinue}>
        {isSignedIn ? go : `로그인하고 ${go}`}
      </Button>
      <Button look="ghost" onClick={() => onLeave("replace")}>
        다른 글 넣기
      </Button>
    </Strip>
  );
}

function Strip({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line bg-accent-soft px-4.5 py-5 sm:px-6 lg:px-8">
      <div className="min-w-0 lg:max-w-[640px]">
        <h2 className="text-title-3 font-heading">{title}</h2>
        <p className="mt-0.5 text-note text-ink-2">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">{children}</div>
    </div>
  );
}

/** For screen readers: the finding without a probability, which the page does not show either. */
function findingAnnouncement(report: WordedReport): string {
  const { hold, certainty } = report;
  const sure = hold === null && certainty !== undefined ? ` ${CERTAINTY_LABEL[certainty]}.` : "";
  return `분석을 마쳤어요. ${hold ? `${HOLD_LABEL}. ` : ""}${headlineOf(report)}${sure}`;
}
