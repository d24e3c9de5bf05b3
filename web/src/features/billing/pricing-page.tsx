import {
  CREDIT_COST,
  CREDIT_PACK_REFUND_DAYS,
  CREDIT_PACKS,
  FEEDBACK_MONTHLY_CAP,
  FREE_DAILY_CREDITS,
  FREE_HISTORY_VISIBLE,
  PRO_MONTHLY_CREDITS,
  PRO_MONTHLY_PRICE_WON,
  RENEWAL_GRACE_DAYS,
  RENEWAL_RETRY_DAYS,
  REVISIONS_PER_PAID_ANALYSIS,
} from "@geulgyeol/contract";
import { CAVEAT, formatCount, formatCredits, formatTimes, formatWon } from "@geulgyeol/wording";
import { Check, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { useAccount } from "../../shared/session/use-account.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { usePublicSettings } from "../../shared/settings/use-public-settings.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { DefinitionList } from "../../shared/ui/definition-list.tsx";
import { TickList } from "../../shared/ui/icon-list.tsx";
import { packPath } from "./pack-path.ts";

const FREE_POINTS = [
  `하루 ${formatCredits(FREE_DAILY_CREDITS)}, 자정에 다시 채워져요`,
  "문장별 확률과 글의 결, 판단 근거",
  "문체 분석과 통계, 개선 제안",
  "앙상블 분석과 단어별 히트맵도 크레딧으로",
];

const PRO_POINTS = [
  `한 달 ${formatCredits(PRO_MONTHLY_CREDITS)} (기본 분석 ${PRO_MONTHLY_CREDITS}회)`,
  "실시간 분석",
  "기록 무제한 보관",
  "PDF 보고서 저장",
  "여러 파일 한꺼번에 분석, API 키",
];

const COMPARISON: readonly { name: string; free: boolean | string; pro: boolean | string }[] = [
  {
    name: "크레딧",
    free: `하루 ${formatCredits(FREE_DAILY_CREDITS)}`,
    pro: `한 달 ${formatCredits(PRO_MONTHLY_CREDITS)}`,
  },
  { name: "문장별 분석과 글의 결", free: true, pro: true },
  { name: "문체 분석·통계", free: true, pro: true },
  { name: `앙상블 분석 (${formatCredits(CREDIT_COST.ensemble)})`, free: true, pro: true },
  { name: `단어별 히트맵 (${formatCredits(CREDIT_COST.wordLevel)})`, free: true, pro: true },
  { name: "상세 분석과 개선 제안", free: true, pro: true },
  { name: "실시간 분석", free: false, pro: true },
  { name: "기록 보관", free: `최근 ${FREE_HISTORY_VISIBLE}개`, pro: "무제한" },
  { name: "PDF 보고서", free: false, pro: true },
  { name: "여러 파일 한꺼번에 분석", free: false, pro: true },
  { name: "API 키", free: false, pro: true },
];

const COSTS = [
  { key: "basic", term: "기본 분석", value: formatCredits(CREDIT_COST.basic) },
  { key: "words", term: "단어별 히트맵", value: formatCredits(CREDIT_COST.wordLevel), note: "단어마다 0~100% 확률" },
  {
    key: "ensemble",
    term: "앙상블 분석",
    value: formatCredits(CREDIT_COST.ensemble),
    note: "세 모델, 가중 평균, 일치도, 신뢰 구간",
  },
  {
    key: "feedback",
    term: "결과 의견 보내기",
    value: <span className="text-success">한 달 최대 +{formatCredits(FEEDBACK_MONTHLY_CAP)}</span>,
  },
];

const QUESTIONS = [
  {
    question: "결과를 증거로 제출해도 되나요?",
    answer: `${CAVEAT} 추정에는 오류가 있어요. 초고와 작성 기록을 함께 확인해 주세요.`,
  },
  {
    question: "글을 고쳐서 다시 분석하면 크레딧을 또 쓰나요?",
    answer: `하루 안에 조금 고친 글을 다시 분석할 때는 크레딧을 쓰지 않아요. 한 번 분석한 글마다 ${REVISIONS_PER_PAID_ANALYSIS}번까지예요.`,
  },
  {
    question: "해지하면 언제까지 쓸 수 있나요?",
    answer: "이미 결제한 달의 마지막 날까지 그대로 쓸 수 있어요. 그 뒤에는 결제되지 않고 무료 요금제로 바뀌어요.",
  },
  {
    question: "결제가 안 되면 바로 끊기나요?",
    answer: `아니에요. ${RENEWAL_GRACE_DAYS}일 동안 Pro를 그대로 쓰면서 카드를 바꿀 수 있고, 그 사이에 ${RENEWAL_RETRY_DAYS.length}번 다시 결제해 봐요.`,
  },
  {
    question: "환불받을 수 있나요?",
    answer: `결제한 지 ${CREDIT_PACK_REFUND_DAYS}일이 지나지 않았고 그 달의 크레딧이나 그 묶음을 쓰지 않았다면 전액 환불해 드려요. 문의하기로 알려 주세요.`,
  },
  {
    question: "크레딧 묶음은 언제까지 쓰나요?",
    answer: "결제한 날부터 1년이에요. 그날의 무료 크레딧이나 그 달의 Pro 크레딧을 먼저 쓰고, 그다음 묶음을 써요.",
  },
  {
    question: "학생 할인이 있나요?",
    answer: "지금은 없어요. 몇 번만 필요하면 크레딧 묶음이 나아요.",
  },
  {
    question: "넣은 글은 어디에 보관되나요?",
    answer: "분석한 글과 결과는 회원의 기록에만 저장돼요. 올린 파일은 보관하지 않아요.",
  },
];

/** Plans, their contents, and the cost of an analysis. */
export function PricingPage() {
  const session = useSession();
  const isSignedIn = session.status === "authenticated";
  return (
    <div className="mx-auto max-w-[912px] pb-12 sm:pb-20">
      <div className="pt-8 pb-8 text-center sm:pt-12 sm:pb-10">
        <h1 className="text-headline font-bold">하루 {formatTimes(FREE_DAILY_CREDITS)}은 무료예요</h1>
        <p className="mt-2.5 text-lead text-ink-2">자주 쓰신다면 Pro가 나아요. 언제든 해지할 수 있어요.</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">
        <Plan name="무료" summary="가끔 확인하고 싶을 때" price="0" unit="원" points={FREE_POINTS}>
          <ButtonLink to={isSignedIn ? "/dashboard" : "/signup"} full>
            {isSignedIn ? "글 분석하러 가기" : "무료로 시작"}
          </ButtonLink>
        </Plan>
        <Plan
          name="Pro"
          summary="여러 글을 꼼꼼히 볼 때"
          price={formatCount(PRO_MONTHLY_PRICE_WON)}
          unit="원 / 월 (부가세 포함)"
          points={PRO_POINTS}
          isHighlighted
        >
          <ProButton />
        </Plan>
      </div>
      <Pack />
      <Comparison />
      <div className="grid gap-x-16 gap-y-12 pt-16 md:grid-cols-2">
        <section>
          <h2 className="mb-2 text-title-2 font-heading">크레딧은 이렇게 써요</h2>
          <DefinitionList items={COSTS} keys={COSTS.map(({ key }) => key)} />
        </section>
        <section>
          <h2 className="mb-2 text-title-2 font-heading">자주 묻는 질문</h2>
          {QUESTIONS.map(({ question, answer }, index) => (
            <details key={question} open={index === 0} className="group border-t border-line first-of-type:border-t-0">
              <summary className="flex min-h-11 list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
                {question}
                <ChevronDown size={18} strokeWidth={1.75} className="shrink-0 group-open:rotate-180" aria-hidden />
              </summary>
              <p className="pb-3 leading-relaxed text-ink-2">{answer}</p>
            </details>
          ))}
        </section>
      </div>
    </div>
  );
}

interface PlanProps {
  readonly name: string;
  readonly summary: string;
  readonly price: string;
  readonly unit: string;
  readonly points: readonly string[];
  readonly isHighlighted?: boolean;
  readonly children: ReactNode;
}

function Plan({ name, summary, price, unit, points, isHighlighted = false, children }: PlanProps) {
  const frame = isHighlighted ? "border-accent shadow-menu ring ring-accent" : "border-line shadow-sheet";
  return (
    <section className={`rounded-lg border bg-surface px-6 pt-7 pb-8 sm:px-8 ${frame}`}>
      <h2 className="text-title-2 font-heading">{name}</h2>
      <p className="text-ink-2">{summary}</p>
      <p className="mt-4 mb-4.5 text-display-7 leading-tight font-figure tracking-tightest tabular-nums">
        {price}
        <span className="ml-1 text-base font-medium tracking-normal text-ink-2">{unit}</span>
      </p>
      {children}
      <TickList items={points} className="mt-6" />
    </section>
  );
}

/**
 * Link to Pro, for visitors through sign-up. The card page needs a full page load for its own content security policy.
 */
function ProButton() {
  const session = useSession();
  const { isPro } = useAccount();
  const settings = usePublicSettings();
  if (isPro) {
    return (
      <ButtonLink to="/settings" full>
        Pro 이용 중 · 설정에서 보기
      </ButtonLink>
    );
  }
  if (settings?.sellsPro === false) return <Alert tone="info">{MESSAGES.paymentNotSetUp}</Alert>;
  const isAnonymous = session.status === "anonymous";
  return (
    <ButtonLink
      look="primary"
      to={isAnonymous ? "/signup?next=%2Fsubscribe" : "/subscribe"}
      reloadDocument={!isAnonymous}
      full
    >
      Pro 시작하기
    </ButtonLink>
  );
}

/** For whoever needs some credits once: calm, below the plans. */
function Pack() {
  const { credits, priceWon } = CREDIT_PACKS.personal;
  const session = useSession();
  const settings = usePublicSettings();
  if (settings?.sellsPro === false) return null;
  const isAnonymous = session.status === "anonymous";
  return (
    <section className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-lg border border-line bg-surface px-6 py-5 sm:mt-6 sm:px-8">
      <div className="min-w-0 grow basis-64">
        <h2 className="text-title-3 font-heading">한 번만 필요할 때</h2>
        <p className="text-ink-2">
          {formatCredits(credits)} {formatWon(priceWon)}. 구독 없이 한 번 결제하고 1년 동안 써요.
        </p>
      </div>
      <ButtonLink to={isAnonymous ? "/signup?next=%2Fpricing" : packPath(null)} reloadDocument={!isAnonymous}>
        크레딧 묶음 사기
      </ButtonLink>
    </section>
  );
}

function Comparison() {
  const head = "border-b border-line-strong py-2 pr-3 text-left text-label font-semibold text-ink-3";
  const cell = "border-b border-line py-3.25 pr-3 align-top";
  return (
    <section className="pt-14 sm:pt-18">
      <h2 className="mb-3 text-title-2 font-heading">자세히 비교하기</h2>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className={`w-1/2 ${head}`}>
              기능
            </th>
            <th scope="col" className={head}>
              무료
            </th>
            <th scope="col" className={head}>
              Pro
            </th>
          </tr>
        </thead>
        <tbody>
          {COMPARISON.map(({ name, free, pro }) => (
            <tr key={name}>
              <th scope="row" className={`text-left font-semibold ${cell}`}>
                {name}
              </th>
              <td className={cell}>
                <Mark value={free} />
              </td>
              <td className={cell}>
                <Mark value={pro} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Mark({ value }: { value: boolean | string }) {
  if (typeof value === "string") return value;
  return value ? (
    <>
      <Check size={18} strokeWidth={1.75} className="inline-block align-[-4px] text-accent" aria-hidden />
      <span className="sr-only">있음</span>
    </>
  ) : (
    <>
      <span className="text-ink-3" aria-hidden>
        –
      </span>
      <span className="sr-only">없음</span>
    </>
  );
}
