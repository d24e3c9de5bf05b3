import type { SubscriptionTerms } from "@geulgyeol/contract";

/** What the card is for. Who subscribes agreed to the terms that the page showed; the server charges nothing else. */
export type CardOrder =
  | { readonly purpose: "subscribe"; readonly terms: SubscriptionTerms }
  | { readonly purpose: "change"; readonly terms?: undefined };

/** The query that carries an order through the gateway's window, which is another site, and back. */
export function orderQuery({ purpose, terms }: CardOrder): string {
  const query = new URLSearchParams({ purpose });
  if (terms !== undefined) {
    query.set("won", String(terms.priceWon));
    query.set("credits", String(terms.monthlyCredits));
  }
  return query.toString();
}

/** Null when the query carries no order; an address that somebody has cut off, for example. */
export function readOrder(query: URLSearchParams): CardOrder | null {
  if (query.get("purpose") === "change") return { purpose: "change" };
  const [priceWon, monthlyCredits] = [Number(query.get("won")), Number(query.get("credits"))];
  if (!(priceWon > 0 && monthlyCredits > 0)) return null;
  return { purpose: "subscribe", terms: { priceWon, monthlyCredits } };
}
