import { type BusinessDetails, CREDIT_PACK_DAYS, CREDIT_PACK_REFUND_DAYS, type Receipt } from "@geulgyeol/contract";
import type { Mail } from "../../../ports/mail.ts";
import { businessLines, receiptLines } from "../notice-mail.ts";
import type { ORDER_NOTICE_KINDS } from "../tables.ts";

interface OrderMailFacts {
  readonly kind: (typeof ORDER_NOTICE_KINDS)[number];
  readonly name: string;
  readonly email: string;
  readonly receipt: Receipt;
  readonly business: BusinessDetails;
  /** Origin of this server. */
  readonly baseUrl: string;
}

/** The receipt of a pack of credits, or of its refund. */
export function orderMail({ kind, name, email, receipt, business, baseUrl }: OrderMailFacts): Mail {
  const isRefunded = kind === "pack-refunded";
  const subject = isRefunded
    ? `결제가 환불되었습니다 (${receipt.number})`
    : `크레딧 묶음 결제 영수증 (${receipt.number})`;
  const lines = isRefunded
    ? [
        "글결 크레딧 묶음 결제를 환불해 드렸습니다. 카드사에 따라 3~7영업일 안에 반영됩니다.",
        "",
        ...receiptLines(receipt),
      ]
    : [
        "글결 크레딧 묶음 결제가 완료되었습니다. 한 번만 결제되며 카드는 보관하지 않습니다.",
        "",
        ...receiptLines(receipt),
        "",
        `크레딧은 결제한 날부터 ${CREDIT_PACK_DAYS}일 동안 쓸 수 있습니다.`,
        `쓰지 않은 묶음은 결제한 날부터 ${CREDIT_PACK_REFUND_DAYS}일 안에 문의하시면 전액 환불해 드립니다.`,
        `${baseUrl}/settings`,
      ];
  return {
    to: email,
    subject: `[글결] ${receipt.isTest ? "(시험 결제) " : ""}${subject}`,
    text: [
      ...(receipt.isTest ? ["시험 결제입니다. 실제로 청구되지 않았습니다.", ""] : []),
      `${name}님, 안녕하십니까.`,
      "",
      ...lines,
      ...businessLines(business),
    ].join("\n"),
  };
}
