import type { VerifiedReport } from "@geulgyeol/contract";
import { formatCount, formatDateTime, KIND_NAME } from "@geulgyeol/wording";
import { Suspense } from "react";
import { Link } from "react-router";
import { Caveat } from "../../report/verdict/caveat.tsx";
import { ClassBar } from "../../report/verdict/class-bar.tsx";
import { reportHeadline } from "../../report/verdict/report-headline.ts";
import { VerdictFigure } from "../../report/verdict/verdict-figure.tsx";
import { IN_ENGLISH, useIsEnglish } from "../../shared/address/use-is-english.ts";
import { messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { DefinitionList } from "../../shared/ui/definition-list.tsx";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { CARD, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { CodeForm } from "./code-form.tsx";
import { CompareText } from "./compare-text.tsx";
import { useVerifiedReport } from "./use-verified-report.ts";

/** Printed characters of the fingerprint. */
const ON_PAPER = 16;

const EnglishVerify = lazyPart(() => import("./english-verify.tsx"));

/** Shows the content of a printed report at the time it was made; in English for who comes from an English report. */
export function VerifyPage({ code }: { code: string | undefined }) {
  if (useIsEnglish()) {
    return (
      <Suspense fallback={<Spinner />}>
        <EnglishVerify code={code} />
      </Suspense>
    );
  }
  return (
    <div className="mx-auto w-full max-w-[640px] py-8 sm:py-12">
      <h1 className="text-title-1 font-bold">보고서 확인하기</h1>
      <p className="mt-1 mb-6 text-ink-2">
        글결의 PDF 보고서가 처음 만든 그대로인지 확인 번호로 알아볼 수 있어요.{" "}
        <Link to={IN_ENGLISH} lang="en" hrefLang="en" className={`whitespace-nowrap ${TEXT_LINK}`}>
          In English
        </Link>
      </p>
      {code === undefined ? (
        <section className={`p-5 sm:p-7 ${CARD}`}>
          <CodeForm />
        </section>
      ) : (
        <Outcome key={code} code={code} />
      )}
    </div>
  );
}

function Outcome({ code }: { code: string }) {
  const verification = useVerifiedReport(code);
  if (verification.status === "loading") {
    return (
      <p role="status" className="flex min-h-40 items-center gap-3 text-ink-2">
        <Spinner /> 확인하고 있어요
      </p>
    );
  }
  if (verification.status === "found") return <Found report={verification.report} />;
  if (verification.status === "failed") {
    return (
      <div className="flex flex-col items-start gap-3">
        <Alert tone="danger" role="alert">
          {messageFor(verification.error, "확인하지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
        <Button onClick={verification.retry}>다시 시도</Button>
      </div>
    );
  }
  return (
    <>
      <Alert tone="warn" role="alert" className="mb-5">
        <p className="font-semibold">확인할 수 없는 번호예요.</p>
        <p>번호를 잘못 옮겼거나, 글쓴이가 분석을 지웠거나, 글결이 만든 보고서가 아니에요.</p>
      </Alert>
      <section className={`p-5 sm:p-7 ${CARD}`}>
        <CodeForm initial={code} />
      </section>
    </>
  );
}

/** The judgement in one sentence, as in the report; null where the report has none. */
function headlineIn({ aiShare, aiShareInterval, segments, ...report }: VerifiedReport): string | null {
  if (aiShare === undefined || aiShareInterval === undefined || segments === undefined) return null;
  return reportHeadline({ ...report, aiShare, aiShareInterval, segments, hold: null });
}

/** What the report says besides the judgement. */
function factsOf(report: VerifiedReport) {
  return [
    { key: "analysed", term: "분석 일시", value: formatDateTime(report.analysedAt) },
    { key: "reported", term: "보고서를 처음 만든 때", value: formatDateTime(report.reportedAt) },
    { key: "kind", term: "분석 방식", value: KIND_NAME[report.kind] },
    {
      key: "size",
      term: "분량",
      value: `${formatCount(report.charCount)}자 · ${formatCount(report.sentenceCount)}문장`,
    },
    { key: "engine", term: "엔진", value: report.engineVersion },
    { key: "model", term: "모델", value: report.modelVersion },
    {
      key: "text",
      term: "글 지문",
      value: <code className="text-note">{report.textHash.slice(0, ON_PAPER)}</code>,
    },
    {
      key: "result",
      term: "결과 지문",
      value: <code className="text-note">{report.resultHash.slice(0, ON_PAPER)}</code>,
      note: "보고서에 적힌 것과 다르면 숫자나 문장이 바뀐 보고서예요. 제목, 글쓴이, 소속은 저장한 사람이 적은 것이라 여기서 확인하지 않아요.",
    },
  ];
}

function Found({ report }: { report: VerifiedReport }) {
  const facts = factsOf(report);
  return (
    <>
      <Alert tone="success" role="status" className="mb-5">
        <p className="font-semibold">글결이 만든 보고서예요.</p>
        <p>보고서에 적힌 내용이 아래와 같은지 비교해 보세요. 다르면 바뀐 보고서예요.</p>
      </Alert>
      <section aria-labelledby="verified-verdict" className={`p-5 sm:p-7 ${CARD}`}>
        <p className="mb-3 text-note text-ink-3">
          확인 번호 <b className="font-semibold text-ink">{report.code}</b>
        </p>
        <VerdictFigure
          verdict={report.verdict}
          probability={report.aiProbability}
          interval={report.interval}
          isHeld={report.isHeld}
          certainty={report.certainty}
          falseAlarm={report.falseAlarm}
          headline={headlineIn(report)}
          labelId="verified-verdict"
        />
        {report.isHeld && <p className="mt-2 text-ink-2">판단하지 않은 결과라 확률이 없어요.</p>}
        {!report.isHeld && report.classProbabilities && (
          <div className="mt-5">
            <ClassBar probabilities={report.classProbabilities} />
          </div>
        )}
        <div className="my-5">
          <Caveat />
        </div>
        <DefinitionList items={facts} keys={facts.map(({ key }) => key)} />
      </section>
      <section className="mt-9">
        <h2 className="mb-2 text-title-2 font-heading">같은 글인지 보기</h2>
        <CompareText textHash={report.textHash} />
      </section>
      <p className="mt-9 flex flex-wrap gap-2">
        <ButtonLink to="/guide" size="small">
          결과를 읽는 방법
        </ButtonLink>
        <ButtonLink to="/verify" size="small" look="ghost">
          다른 번호 확인하기
        </ButtonLink>
      </p>
    </>
  );
}
