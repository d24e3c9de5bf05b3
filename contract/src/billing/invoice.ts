import { z } from "zod";
import { filledLine } from "../api/line.ts";
import { EMAIL_MAX_CHARS, INVOICE_FIELD_MAX_CHARS } from "../limits.ts";

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/**
 * Whether ten digits are a Korean business registration number: the last one is a check digit (National Tax Service:
 * weights 1 3 7 1 3 7 1 3 5, and the tens of the ninth product are added).
 */
export function isBusinessNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || /^0+$/.test(digits)) return false;
  const figures = [...digits].map(Number);
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * (figures[i] ?? 0), 0);
  const carried = Math.floor((5 * (figures[8] ?? 0)) / 10);
  return (10 - ((sum + carried) % 10)) % 10 === figures[9];
}

/** Its ten digits alone. */
export function plainBusinessNumber(typed: string): string {
  return typed.replace(/[\s-]/g, "");
}

/** What a tax invoice (세금계산서) needs. It is issued by hand. */
export const InvoiceDetails = z.object({
  /** Ten digits, with or without hyphens. */
  businessNumber: z
    .string()
    .max(20)
    .refine((typed) => isBusinessNumber(plainBusinessNumber(typed))),
  name: filledLine(INVOICE_FIELD_MAX_CHARS),
  representative: filledLine(INVOICE_FIELD_MAX_CHARS),
  address: filledLine(INVOICE_FIELD_MAX_CHARS),
  email: z.email().max(EMAIL_MAX_CHARS),
});
export type InvoiceDetails = z.infer<typeof InvoiceDetails>;
