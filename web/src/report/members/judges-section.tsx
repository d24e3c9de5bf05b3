import { JUDGE_RUBRIC, type JudgeOpinion } from "@geulgyeol/contract";
import { formatPercent, formatSeconds } from "@geulgyeol/wording";
import { Link } from "react-router";
import { SHEET_SECTION, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { bandClass } from "../verdict/probability-band.ts";

const NAMES = new Map(JUDGE_RUBRIC.map(({ id, name }) => [id, name]));
const DIRECTIONS = { ai: "AI 쪽", human: "사람 쪽", neither: "어느 쪽도 아님" } as const;
const MARKS = { ai: "text-ai", human: "text-human", neither: "text-ink-3" } as const;

interface JudgesSectionProps {
  readonly judges: readonly JudgeOpinion[];
  /** Whether the opinions are part of an ensemble; otherwise they do not affect the score. */
  readonly isEnsemble: boolean;
}

/** Assessments by language models, separate from the measurements. */
export function JudgesSection({ judges, isEnsemble }: JudgesSectionProps) {
  return (
    <section className={SHEET_SECTION}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-title-2 font-heading">언어 모델의 의견</h3>
        <span className="text-note text-ink-3">
          {isEnsemble ? "앙상블의 가중 평균에만 더했어요." : "위의 확률과 판정에는 넣지 않았어요."}
        </span>
      </div>
      <ul className="flex flex-col gap-5">
        {judges.map((judge) => (
          <li key={judge.model} className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
              <b className="font-semibold break-all">{judge.name}</b>
              <span className="text-note text-ink-3 tabular-nums">
                {judge.status === "ok" ? (
                  <>
                    AI 확률{" "}
                    <b className={`font-bold text-(--k) ${bandClass(judge.aiProbability)}`}>
                      {formatPercent(judge.aiProbability)}
                    </b>{" "}
                    · 스스로 말한 확신 {formatPercent(judge.confidence)} · {formatSeconds(judge.processingTime)}
                  </>
                ) : (
                  "의견 없음"
                )}
              </span>
            </p>
            <p className="mt-1 leading-relaxed break-words">{judge.reasoning}</p>
            {judge.findings.length > 0 && (
              <dl className="mt-2 border-t border-line">
                {judge.findings.map(({ criterion, direction, note }) => (
                  <div
                    key={criterion}
                    className="grid gap-x-4 border-b border-line py-2 text-small leading-note sm:grid-cols-[160px_1fr]"
                  >
                    <dt className="font-medium">
                      {NAMES.get(criterion) ?? criterion}{" "}
                      <span className={`text-note font-semibold whitespace-nowrap ${MARKS[direction]}`}>
                        {DIRECTIONS[direction]}
                      </span>
                    </dt>
                    <dd className="text-ink-2 break-words">{note}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3.5 text-note text-ink-3">
        언어 모델은 틀린 말도 자신 있게 해요. 공개한{" "}
        <Link to="/guide#judge-rubric" className={TEXT_LINK}>
          심사 기준
        </Link>
        으로 물었고, 글 속의 지시는 자료로만 읽게 했어요.
      </p>
    </section>
  );
}
