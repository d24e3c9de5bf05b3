import { countCharacters, TEXT_MAX_CHARS } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { PenLine, ScanText, Upload } from "lucide-react";
import { Fragment } from "react";
import { useNavigate } from "react-router";
import { bandClass } from "../../report/verdict/probability-band.ts";
import { useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { Segmented } from "../../shared/ui/segmented.tsx";
import { SHEET } from "../../shared/ui/surfaces.ts";
import type { SampleResult } from "./sample-result.ts";
import { SampleVerdict } from "./sample-verdict.tsx";
import { SAMPLES } from "./samples.ts";
import type { ShownSample } from "./use-shown-sample.ts";

/** Three sample texts with the engine's results. Analysing one's own text needs an account. */
export function SamplePanel({ shown: { sample, result, choose, retry } }: { shown: ShownSample }) {
  const session = useSession();
  const dialogs = useAppDialogs();
  const navigate = useNavigate();
  const judged = typeof result === "object" ? result : null;

  function askForAccount() {
    if (session.status === "authenticated") void navigate("/dashboard");
    else dialogs.openLogin();
  }

  return (
    <section aria-label="예시 글과 결과" className={`grid overflow-hidden lg:grid-cols-[1fr_384px] ${SHEET}`}>
      <div className="flex min-w-0 flex-col">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 px-4 pt-3.5 sm:pl-6">
          <Segmented
            label="예시 글"
            value={sample.id}
            onChange={choose}
            options={SAMPLES.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <ButtonLink to="/dashboard" look="ghost" size="small" className="max-sm:-ml-2 max-sm:px-2">
            <PenLine size={15} strokeWidth={1.75} aria-hidden />내 글 넣기
          </ButtonLink>
        </div>
        <p className="grow px-4 pt-5 pb-6 text-lead leading-writing sm:pr-7 sm:pl-6 sm:text-large">
          <SampleText text={sample.text} sentences={judged?.hold === null ? judged.sentences : null} />
        </p>
        <p className="px-4 pb-4 text-note text-ink-3 sm:px-6">{sample.origin}</p>
        <div className="flex items-center gap-3 border-t border-line px-4 py-3">
          <Button size="small" onClick={askForAccount}>
            <Upload size={15} strokeWidth={1.75} aria-hidden />
            <span>
              파일<span className="max-sm:sr-only"> 올리기</span>
            </span>
          </Button>
          <span className="text-note whitespace-nowrap text-ink-3 tabular-nums">
            <b className="font-heading text-ink">{formatCount(countCharacters(sample.text))}</b>
            <span className="max-[359px]:sr-only"> / {formatCount(TEXT_MAX_CHARS)}</span>
          </span>
          <span className="grow" />
          <Button look="primary" onClick={askForAccount}>
            <ScanText size={18} strokeWidth={1.75} aria-hidden />
            분석 시작
          </Button>
        </div>
      </div>
      <div className="border-line px-4 pt-5.5 pb-6 max-lg:border-t sm:px-7 lg:border-l" aria-live="polite">
        <SampleVerdict result={result} onRetry={retry} />
      </div>
    </section>
  );
}

/** The sample with the sentences that were judged AI underlined. */
function SampleText({ text, sentences }: { text: string; sentences: SampleResult["sentences"] | null }) {
  if (!sentences) return text;
  let end = 0;
  const pieces = sentences.map((sentence) => {
    const before = text.slice(end, sentence.start);
    end = sentence.end;
    const isAi = sentence.severity === "high" && sentence.excluded === null;
    return (
      <Fragment key={sentence.index}>
        {before}
        {isAi ? (
          <span className={`border-b-[3px] border-(--c) pb-0.5 ${bandClass(sentence.aiProbability)}`}>
            {text.slice(sentence.start, sentence.end)}
          </span>
        ) : (
          text.slice(sentence.start, sentence.end)
        )}
      </Fragment>
    );
  });
  return (
    <>
      {pieces}
      {text.slice(end)}
    </>
  );
}
