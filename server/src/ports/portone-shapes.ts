import { z } from "zod";

/**
 * The used parts of PortOne V2's responses (developers.portone.io, REST API V2). PortOne may add fields without notice,
 * so unknown ones are allowed, and an unknown status counts as pending.
 */
const Card = z.object({ issuer: z.string().optional(), name: z.string().optional(), number: z.string().optional() });

export const BillingKeyAnswer = z.object({
  status: z.string(),
  billingKey: z.string(),
  customer: z.object({ id: z.string().optional() }).optional(),
  methods: z.array(z.object({ type: z.string(), card: Card.optional() })).optional(),
});

export const ChargeAnswer = z.object({ payment: z.object({ paidAt: z.iso.datetime({ offset: true }) }) });

export const PaymentAnswer = z.object({
  status: z.string(),
  amount: z.object({ total: z.number().int() }),
  currency: z.string(),
  paidAt: z.iso.datetime({ offset: true }).optional(),
  receiptUrl: z.string().optional(),
  failure: z.object({ reason: z.string().optional(), pgMessage: z.string().optional() }).optional(),
});
export type PaymentAnswer = z.infer<typeof PaymentAnswer>;

export const CancelAnswer = z.object({ cancellation: z.object({ status: z.string() }) });

export const DeleteAnswer = z.object({ deletedAt: z.string() });

export const ErrorAnswer = z.object({ type: z.string(), pgMessage: z.string().optional() });

export const WebhookBody = z.object({
  type: z.string(),
  data: z.object({ storeId: z.string().optional(), paymentId: z.string().optional() }).optional(),
});

/** Korean names of PortOne's card company codes. */
export const ISSUERS: Readonly<Record<string, string>> = {
  KOREA_DEVELOPMENT_BANK: "산업은행",
  KFCC: "새마을금고",
  SHINHYUP: "신협",
  EPOST: "우체국",
  SAVINGS_BANK_KOREA: "저축은행",
  KAKAO_BANK: "카카오뱅크",
  K_BANK: "케이뱅크",
  TOSS_BANK: "토스뱅크",
  WOORI_CARD: "우리카드",
  BC_CARD: "BC카드",
  GWANGJU_CARD: "광주카드",
  SAMSUNG_CARD: "삼성카드",
  SHINHAN_CARD: "신한카드",
  HYUNDAI_CARD: "현대카드",
  LOTTE_CARD: "롯데카드",
  SUHYUP_CARD: "수협카드",
  CITI_CARD: "씨티카드",
  NH_CARD: "농협카드",
  JEONBUK_CARD: "전북카드",
  JEJU_CARD: "제주카드",
  HANA_CARD: "하나카드",
  KOOKMIN_CARD: "국민카드",
};
