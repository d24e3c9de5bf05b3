import type { ReactNode } from "react";
import { CARD } from "../../shared/ui/surfaces.ts";

/** The one card of a payment page, with its heading above. */
export function BillingCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-[560px] pt-2 sm:pt-6">
      <h1 className="mb-4 text-title-1 font-bold sm:mb-5">{title}</h1>
      <section className={`flex flex-col gap-4 p-5 sm:p-7 ${CARD}`}>{children}</section>
    </div>
  );
}

export function cardName(card: { issuer: string | null; number: string | null }): string {
  return [card.issuer, card.number].filter((part) => part !== null).join(" ") || "등록한 카드";
}
