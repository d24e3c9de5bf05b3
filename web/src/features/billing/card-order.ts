import type { SubscriptionTerms } from "@geulgyeol/contract";

/** The purpose of the card. Subscribers agreed to the terms shown on the page; the server charges nothing else. */
export type CardOrder =
  | { readonly purpose: "subscribe"; readonly terms: SubscriptionTerms }
  | { readonly purpose: "change"; readonly terms?: undefined };

/** The query that preserves an order while the user is on the gateway's site. */
export function orderQuery({ purpose, terms }: CardOrder): string {
  const query = new URLSearchParams({ purpose });
  if (terms !== undefined) {
    query.set("won", String(terms.priceWon));
    query.set("credits", String(terms.monthlyCredits));
  }
  return query.toString();
}

/** Null if the query has no order, for instance in a truncated address. */
export function readOrder(query: URLSearchParams): CardOrder | null {
  if (query.get("purpose") === "change") return { purpose: "change" };
  const [priceWon, monthlyCredits] = [Number(query.get("won")), Number(query.get("credits"))];
  if (!(priceWon > 0 && monthlyCredits > 0)) return null;
  return { purpose: "subscribe", terms: { priceWon, monthlyCredits } };
}
