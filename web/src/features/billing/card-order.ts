import type { PackTerms, SubscriptionTerms } from "@geulgyeol/contract";

/** A pack of credits, for oneself or for a school's space. */
export interface PackCardOrder {
  readonly purpose: "pack";
  /** Id of the space; null for oneself. */
  readonly space: string | null;
  readonly terms: PackTerms;
}

/** The purpose of the card. Buyers agreed to the terms shown on the page; the server charges nothing else. */
export type CardOrder =
  | { readonly purpose: "subscribe"; readonly terms: SubscriptionTerms }
  | { readonly purpose: "change"; readonly terms?: undefined }
  | PackCardOrder;

/** A card that is kept for the payments of a subscription. */
export type SubscriptionOrder = Exclude<CardOrder, PackCardOrder>;

/** The query that preserves an order while the user is on the gateway's site. */
export function orderQuery(order: CardOrder): string {
  const { purpose, terms } = order;
  const query = new URLSearchParams({ purpose });
  if (terms !== undefined) {
    query.set("won", String(terms.priceWon));
    query.set("credits", String("credits" in terms ? terms.credits : terms.monthlyCredits));
  }
  if (order.purpose === "pack" && order.space !== null) query.set("space", order.space);
  return query.toString();
}

/** Null if the query has no order, for instance in a truncated address. */
export function readOrder(query: URLSearchParams): CardOrder | null {
  const purpose = query.get("purpose");
  if (purpose === "change") return { purpose: "change" };
  const [priceWon, credits] = [Number(query.get("won")), Number(query.get("credits"))];
  if (!(priceWon > 0 && credits > 0)) return null;
  if (purpose === "pack") return { purpose, space: query.get("space"), terms: { priceWon, credits } };
  return { purpose: "subscribe", terms: { priceWon, monthlyCredits: credits } };
}
