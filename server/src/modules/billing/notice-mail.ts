import {
  type BusinessDetails,
  FREE_HISTORY_VISIBLE,
  HISTORY_AFTER_PRO_DAYS,
  type Receipt,
  type SubscriptionTerms,
} from "@geulgyeol/contract";
import { formatCredits, formatDay, formatWon } from "@geulgyeol/wording";
import type { Mail } from "../../ports/mail.ts";
import type { SubscriptionRow } from "./queries.ts";

export interface NoticeFacts {
  readonly name: string;
  readonly email: string;
  readonly subscription: Pick<
    SubscriptionRow,
    "periodEndsAt" | "graceEndsAt" | "nextAttemptAt" | "gateway" | "status" | "priceWon" | "monthlyCredits"
  >;
  /** Terms for new subscriptions. */
  readonly offer: SubscriptionTerms;
  /** For notices about a completed payment. */
  readonly receipt: Receipt | null;
  /** The card company's own message about a refusal. */
  readonly failureMessage: string | null;
  readonly business: BusinessDetails;
  /** Origin of this server. */
  readonly baseUrl: string;
}

type Write = (facts: NoticeFacts) => { readonly subject: string; readonly lines: readonly string[] };

/** The e-mails about a subscription. Documents use 합쇼체, the pages 해요체. */
const WRITERS = {
  receipt: (facts) => {
    const { receipt, baseUrl, subscription } = facts;
    if (receipt === null) throw new Error("A receipt is owed for a payment that was not made.");
    return {
      subject: `Pro 결제 영수증 (${receipt.number})`,
      lines: [
        "글결 Pro 결제가 완료되었습니다.",
        "",
        ...receiptLines(receipt),
        ...(subscription.periodEndsAt === null ? [] : [`다음 결제일: ${day(subscription.periodEndsAt)}`]),
        "",
        "다음 결제 전에 언제든지 설정에서 해지할 수 있습니다.",
        `${baseUrl}/settings`,
      ],
    };
  },
  "renewal-failed": ({ subscription, failureMessage, baseUrl }) => {
    const { graceEndsAt, nextAttemptAt } = subscription;
    const isLastTry = nextAttemptAt === null || graceEndsAt === null || nextAttemptAt >= graceEndsAt;
    return {
      subject: "Pro 결제가 되지 않았습니다",
      lines: [
        "글결 Pro의 이번 달 결제가 승인되지 않았습니다.",
        ...(failureMessage === null ? [] : [`카드사 안내: ${failureMessage}`]),
        "",
        isLastTry
          ? "자동으로 다시 결제하는 일은 이번이 마지막이었습니다."
          : `${day(nextAttemptAt)}에 같은 카드로 다시 결제해 보겠습니다.`,
        ...(graceEndsAt === null
          ? []
          : [`${day(graceEndsAt)}까지 결제되지 않으면 Pro가 끝나고 무료 요금제로 바뀝니다.`]),
        "그때까지 Pro 기능과 남은 크레딧은 그대로 쓸 수 있습니다.",
        "",
        "카드 한도와 유효 기간을 확인하시거나, 설정에서 다른 카드로 바꾸어 주십시오. 카드를 바꾸면 바로 결제됩니다.",
        `${baseUrl}/settings`,
      ],
    };
  },
  "new-terms": ({ subscription, offer, baseUrl }) => ({
    subject: "Pro 요금이 바뀌었습니다: 동의하시기 전에는 지금 요금이 이어집니다",
    lines: [
      "글결 Pro의 요금이 바뀌었습니다.",
      "",
      `지금 이용하시는 요금: ${describeTerms(subscription)}`,
      `새 요금: ${describeTerms(offer)}`,
      "",
      "아무것도 하지 않으셔도 됩니다. 동의하시기 전에는 지금 요금과 크레딧이 그대로 이어집니다.",
      "새 요금으로 바꾸시려면 설정의 구독에서 동의해 주십시오. 동의하신 다음 결제부터 새 요금이 적용됩니다.",
      `${baseUrl}/settings`,
    ],
  }),
  cancelled: ({ subscription, baseUrl }) => ({
    subject: "Pro 해지가 접수되었습니다",
    lines: [
      "글결 Pro를 해지하셨습니다. 앞으로 결제되지 않습니다.",
      ...(subscription.periodEndsAt === null
        ? []
        : [`이미 결제하신 ${day(subscription.periodEndsAt)}까지는 Pro를 그대로 쓸 수 있습니다.`]),
      "",
      "그 전에 마음이 바뀌시면 설정에서 해지를 취소할 수 있습니다.",
      `${baseUrl}/settings`,
    ],
  }),
  ended: ({ baseUrl, offer }) => ({
    subject: "Pro 이용이 끝났습니다",
    lines: [
      "글결 Pro 이용이 끝나 무료 요금제로 바뀌었습니다. 등록하신 카드는 지웠으며 더 결제되지 않습니다.",
      `최근 분석 ${FREE_HISTORY_VISIBLE}개보다 오래된 기록은 ${HISTORY_AFTER_PRO_DAYS}일 동안 보관하며, 그 안에 다시 Pro를 시작하시면 모두 볼 수 있습니다.`,
      "",
      `다시 시작하시려면 요금제에서 카드를 등록해 주십시오. 결제하면 ${formatCredits(offer.monthlyCredits)}이 채워집니다.`,
      `${baseUrl}/pricing`,
    ],
  }),
  refunded: ({ receipt }) => ({
    subject: `결제가 환불되었습니다${receipt === null ? "" : ` (${receipt.number})`}`,
    lines: [
      "글결 Pro 결제를 전액 환불해 드렸습니다. 카드사에 따라 3~7영업일 안에 반영됩니다.",
      "",
      ...(receipt === null ? [] : receiptLines(receipt)),
    ],
  }),
} satisfies Record<string, Write>;

export function noticeMail(kind: keyof typeof WRITERS, facts: NoticeFacts): Mail {
  const { subject, lines } = WRITERS[kind](facts);
  const isTest = facts.subscription.gateway === "test";
  return {
    to: facts.email,
    subject: `[글결] ${isTest ? "(시험 결제) " : ""}${subject}`,
    text: [
      ...(isTest ? ["시험 결제입니다. 실제로 청구되지 않았습니다.", ""] : []),
      `${facts.name}님, 안녕하십니까.`,
      "",
      ...lines,
      ...businessLines(facts.business),
    ].join("\n"),
  };
}

export function receiptLines(receipt: Receipt): string[] {
  const { number, paidAt, periodStartsAt, periodEndsAt, supplyWon, vatWon, totalWon, card, status, slipUrl } = receipt;
  const month =
    periodStartsAt === null || periodEndsAt === null
      ? ""
      : ` (${day(new Date(periodStartsAt))}부터 ${day(new Date(periodEndsAt))} 전까지)`;
  const cardName = [card.issuer, card.number].filter((part) => part !== null).join(" ");
  return [
    `영수증 번호: ${number}`,
    `결제일: ${day(new Date(paidAt))}`,
    `상품: ${receipt.credits === null ? `글결 Pro 1개월${month}` : `글결 크레딧 묶음 ${formatCredits(receipt.credits)}`}`,
    `공급가액: ${formatWon(supplyWon)}`,
    `부가세: ${formatWon(vatWon)}`,
    `합계: ${formatWon(totalWon)}${status === "refunded" ? " (환불됨)" : ""}`,
    ...(cardName === "" ? [] : [`결제 카드: ${cardName}`]),
    ...(slipUrl === null ? [] : [`카드 매출전표: ${slipUrl}`]),
  ];
}

function describeTerms({ priceWon, monthlyCredits }: SubscriptionTerms): string {
  return `한 달 ${formatWon(priceWon)} (부가세 포함), ${formatCredits(monthlyCredits)}`;
}

function day(date: Date): string {
  return formatDay(date.toISOString());
}

export function businessLines(business: BusinessDetails): string[] {
  const { name, representative, registrationNumber, mailOrderNumber, address, phone, email } = business;
  const rows: readonly [string, string | null][] = [
    ["판매자", name],
    ["대표자", representative],
    ["사업자등록번호", registrationNumber],
    ["통신판매업신고번호", mailOrderNumber],
    ["주소", address],
    ["전화", phone],
    ["이메일", email],
  ];
  const known = rows.filter(([, value]) => value !== null).map(([term, value]) => `${term}: ${value}`);
  return known.length === 0 ? [] : ["", ...known];
}
