import type { VerifiedReport } from "@geulgyeol/contract";
import { ENGLISH_VERIFY as words } from "@geulgyeol/wording/print";
import { Info } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { IN_ENGLISH } from "../../shared/address/use-is-english.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { DefinitionList } from "../../shared/ui/definition-list.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { CARD, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { CodeForm } from "./code-form.tsx";
import { CompareText } from "./compare-text.tsx";
import { useVerifiedReport } from "./use-verified-report.ts";

/** The verification of a report, in the words of the English report. */
export default function EnglishVerify({ code }: { code: string | undefined }) {
  useEnglishDocument();
  return (
    <div lang="en" className="mx-auto w-full max-w-[640px] py-8 sm:py-12">
      <h1 className="text-title-1 font-bold">{words.title}</h1>
      <p className="mt-1 mb-6 text-ink-2">
        {words.lead}{" "}
        <Link to="?" lang="ko" hrefLang="ko" className={`whitespace-nowrap ${TEXT_LINK}`}>
          {words.korean}
        </Link>
      </p>
      {code === undefined ? <Form /> : <Outcome key={code} code={code} />}
    </div>
  );
}

/** Gives title and language of the document, while the page is shown. */
function useEnglishDocument(): void {
  useEffect(() => {
    const { title } = document;
    const { lang } = document.documentElement;
    document.title = words.documentTitle;
    document.documentElement.lang = "en";
    return () => {
      // The next page may have set its title already.
      if (document.title === words.documentTitle) document.title = title;
      document.documentElement.lang = lang;
    };
  }, []);
}

function Form({ initial }: { initial?: string }) {
  return (
    <section className={`p-5 sm:p-7 ${CARD}`}>
      <CodeForm words={words.form} query={IN_ENGLISH} {...(initial !== undefined && { initial })} />
    </section>
  );
}

function Outcome({ code }: { code: string }) {
  const verification = useVerifiedReport(code);
  if (verification.status === "loading") {
    return (
      <p role="status" className="flex min-h-40 items-center gap-3 text-ink-2">
        <Spinner /> {words.waiting}
      </p>
    );
  }
  if (verification.status === "found") return <Found report={verification.report} />;
  if (verification.status === "failed") {
    return (
      <div className="flex flex-col items-start gap-3">
        <Alert tone="danger" role="alert">
          {words.failed}
        </Alert>
        <Button onClick={verification.retry}>{words.again}</Button>
      </div>
    );
  }
  return (
    <>
      <Alert tone="warn" role="alert" className="mb-5">
        <p className="font-semibold">{words.unknown}</p>
        <p>{words.unknownWhy}</p>
      </Alert>
      <Form initial={code} />
    </>
  );
}

function Found({ report }: { report: VerifiedReport }) {
  const facts = factsOf(report);
  return (
    <>
      <Alert tone="success" role="status" className="mb-5">
        <p className="font-semibold">{words.found}</p>
        <p>{words.compare}</p>
      </Alert>
      <section aria-labelledby="verified-verdict" className={`p-5 sm:p-7 ${CARD}`}>
        <p className="mb-3 text-note text-ink-3">
          {words.fields.code} <b className="font-semibold text-ink">{report.code}</b>
        </p>
        <Judgement report={report} />
        <p className="my-5 flex items-start gap-2.25 text-note text-ink-2">
          <Info size={18} strokeWidth={1.75} className="mt-px shrink-0 text-ink-3" aria-hidden />
          <span>
            <b className="font-heading text-ink">{words.caveat}</b> {words.caveatRest}
          </span>
        </p>
        <DefinitionList items={facts} keys={facts.map(({ key }) => key)} />
      </section>
      <section className="mt-9">
        <h2 className="mb-2 text-title-2 font-heading">{words.sameText.heading}</h2>
        <CompareText textHash={report.textHash} words={words.sameText} />
      </section>
    </>
  );
}

const TEXT_COLOUR = { human: "text-human", mixed: "text-mixed", ai: "text-ai" } as const;

/** Label, the judgement in one sentence, and how sure it is. */
function Judgement({ report }: { report: VerifiedReport }) {
  const { verdict, isHeld, certainty, falseAlarm } = report;
  const label = (
    <p
      id="verified-verdict"
      className={`inline-flex items-center gap-2.25 font-bold ${isHeld ? "text-ink-2" : TEXT_COLOUR[verdict]}`}
    >
      <i className="size-3 shrink-0 rounded-xs bg-current" aria-hidden />
      {words.label(verdict, isHeld)}
    </p>
  );
  if (isHeld) {
    return (
      <>
        {label}
        <p className="mt-2 text-ink-2">{words.noProbability}</p>
      </>
    );
  }
  const { sentence, share, rest } = words.finding(report);
  return (
    <>
      {label}
      <p className="mt-1.5 text-display-1 leading-heading font-bold tracking-tight text-pretty">{sentence}.</p>
      {(share !== "" || rest !== "") && <p className="mt-1.5 text-ink-2">{[share, rest].filter(Boolean).join(" ")}</p>}
      {certainty && <p className="mt-3 font-semibold">{words.certainties[certainty]}</p>}
      {falseAlarm && (
        <p className="mt-0.5 text-note text-ink-2">
          {words.frequency(falseAlarm)?.sentence} {words.measured(falseAlarm)}
        </p>
      )}
    </>
  );
}

/** Printed characters of the fingerprint. */
const ON_PAPER = 16;

function factsOf(report: VerifiedReport) {
  const { classProbabilities: outcomes, isHeld, textHash, resultHash } = report;
  const shares = outcomes && [outcomes.human, outcomes.mixed, outcomes.ai].map(words.percent).join(" / ");
  return [
    ...(isHeld ? [] : [{ key: "ai", term: words.probability, value: words.percent(report.aiProbability) }]),
    ...(isHeld || shares === undefined ? [] : [{ key: "outcomes", term: words.outcomes, value: shares }]),
    { key: "analysed", term: words.fields.analysedAt, value: words.date(report.analysedAt) },
    { key: "reported", term: words.reportedAt, value: words.date(report.reportedAt) },
    { key: "kind", term: words.fields.kind, value: words.kinds[report.kind] },
    { key: "size", term: words.fields.size, value: words.size(report.charCount, report.sentenceCount) },
    { key: "engine", term: words.engine, value: `${report.engineVersion} · ${report.modelVersion}` },
    { key: "text", term: words.fields.text, value: <code className="text-note">{textHash.slice(0, ON_PAPER)}</code> },
    {
      key: "result",
      term: words.fields.result,
      value: <code className="text-note">{resultHash.slice(0, ON_PAPER)}</code>,
      note: words.fingerprintNote,
    },
  ];
}
