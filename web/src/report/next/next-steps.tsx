import {
  askAbout,
  explainMyself,
  READER_OF_HUMAN,
  requestDrafts,
  type SentenceQuestion,
  WRITER_OF_HUMAN,
  WRITER_SUSPECTED,
} from "@geulgyeol/wording/report";
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { useStore } from "../../shared/state/create-store.ts";
import { CopyButton } from "../../shared/ui/copy-button.tsx";
import { Segmented } from "../../shared/ui/segmented.tsx";
import { SHEET_SECTION, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import type { Report } from "../report-types.ts";
import { revealSentence } from "../sentences/active-sentence.ts";
import { readerRole } from "./reader-role.ts";
import { StepList } from "./step-list.tsx";

interface NextStepsProps {
  readonly report: Pick<Report, "verdict" | "falseAlarm" | "sentences" | "segments" | "language"> & {
    readonly analysisId?: string | undefined;
  };
  readonly resultId: string;
}

/** 다음에 할 일, for who reads the text and for who wrote it. Not for a hold, which says what would help. */
export function NextSteps({ report, resultId }: NextStepsProps) {
  const role = useStore(readerRole.store) ?? readerRole.read();
  const isHuman = report.verdict === "human";
  return (
    <section className={SHEET_SECTION} aria-labelledby={`${resultId}-next`}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <h3 id={`${resultId}-next`} className="text-title-2 font-heading">
          다음에 할 일
        </h3>
        <Segmented
          label="누구를 위한 안내인지"
          value={role}
          onChange={readerRole.choose}
          options={[
            { value: "reader", label: "글을 읽는 사람" },
            { value: "writer", label: "글을 쓴 사람" },
          ]}
        />
      </div>
      {isHuman && <StepList isWide steps={role === "reader" ? READER_OF_HUMAN : WRITER_OF_HUMAN} />}
      {!isHuman &&
        (role === "reader" ? <ReaderSteps report={report} resultId={resultId} /> : <WriterSteps {...report} />)}
      {role === "writer" && (
        <p className="mt-4 text-note text-ink-2">
          작성 기록과 초고, 이 결과를 편지 한 통으로 묶을 수 있어요.{" "}
          <Link
            to={report.analysisId === undefined ? "/appeal" : `/appeal?result=${report.analysisId}`}
            className={TEXT_LINK}
          >
            소명 자료 만들기
          </Link>
        </p>
      )}
    </section>
  );
}

const COLUMNS = "grid gap-x-0 gap-y-5 lg:grid-cols-[1fr_332px] xl:grid-cols-[1fr_368px]";

function ReaderSteps({ report, resultId }: NextStepsProps) {
  const { sentences, segments, language } = report;
  const questions = useMemo(() => askAbout(sentences, segments), [sentences, segments]);
  return (
    <div className={COLUMNS}>
      <div className="min-w-0 lg:pr-9">
        <h4 className="text-title-3 font-heading">함께 읽을 문장과 물어볼 것</h4>
        {questions.length === 0 ? (
          <p className="py-3 text-ink-2">글이 없어 문장을 고르지 못했어요. 글쓴이와 함께 글을 읽어 보세요.</p>
        ) : (
          <ol>
            {questions.map((asked) => (
              <Question key={asked.index} asked={asked} lang={language} resultId={resultId} />
            ))}
          </ol>
        )}
      </div>
      <ToCopy title="초고나 작성 기록 부탁하기" text={requestDrafts(questions)} what="부탁하는 글">
        <Link to="/guide" className={TEXT_LINK}>
          결과 읽는 방법
        </Link>
      </ToCopy>
    </div>
  );
}

function Question({ asked, lang, resultId }: { asked: SentenceQuestion; lang: string; resultId: string }) {
  return (
    <li className="grid grid-cols-[46px_1fr] border-t border-line py-2 first:border-t-0">
      <button
        type="button"
        onClick={() => revealSentence(resultId, asked.index)}
        className="-mt-0.5 -ml-1 self-start min-h-6 rounded-xs px-1 text-left text-note font-semibold text-accent underline underline-offset-3 hover:bg-accent-soft max-lg:-mt-3 max-lg:min-h-11"
      >
        {asked.index + 1}번<span className="sr-only"> 문장으로 가기</span>
      </button>
      <div className="min-w-0">
        <p className="line-clamp-2 text-small leading-note text-ink-2" lang={lang}>
          {asked.text}
        </p>
        <p className="mt-0.5 font-heading">{asked.question}</p>
      </div>
    </li>
  );
}

function WriterSteps({ verdict, falseAlarm }: NextStepsProps["report"]) {
  return (
    <div className={COLUMNS}>
      <div className="min-w-0 lg:pr-9">
        <h4 className="text-title-3 font-heading">직접 쓴 글인데 이렇게 나왔나요?</h4>
        <StepList steps={WRITER_SUSPECTED} />
      </div>
      <ToCopy title="설명하는 글 보내기" text={explainMyself(verdict, falseAlarm)} what="설명하는 글">
        <Link to="/guide#wrongly-suspected" className={TEXT_LINK}>
          억울하게 의심받았다면
        </Link>
        <Link to="/compare" className={TEXT_LINK}>
          지난 글과 결 비교
        </Link>
        <Link to="/editor" className={TEXT_LINK}>
          작성 기록을 켜고 쓰기
        </Link>
      </ToCopy>
    </div>
  );
}

interface ToCopyProps {
  readonly title: string;
  readonly text: string;
  /** Name of the text for screen readers. */
  readonly what: string;
  readonly children: ReactNode;
}

/** A text that is written already, to be copied and sent. */
function ToCopy({ title, text, what, children }: ToCopyProps) {
  return (
    <div className="border-line max-lg:border-t max-lg:pt-4 lg:border-l lg:pl-8">
      <h4 className="mb-2.5 text-title-3 font-heading">{title}</h4>
      <p className="rounded-md bg-sunken px-4 py-3.5 text-small leading-relaxed text-ink-2">{text}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-note">
        <CopyButton text={text} what={what} />
        {children}
      </div>
    </div>
  );
}
