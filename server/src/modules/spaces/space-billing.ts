import {
  CREDIT_PACKS,
  type readSpaceBilling as endpoint,
  InvoiceDetails,
  type PackAnswer,
  type PackOrder,
  plainBusinessNumber,
  type SpaceInvoice,
} from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import {
  buyPack,
  cancelInvoice,
  listOrders,
  type PackParts,
  packsOf,
  requestInvoice,
  toPackReceipt,
} from "../billing/index.ts";
import { logInSpace } from "./log-in-space.ts";
import { lockSpace } from "./queries.ts";
import { spaces } from "./tables.ts";

type Order = Awaited<ReturnType<typeof listOrders>>[number];

/** Packs, receipts and invoices of a space. `userId` is the gateway's customer if a card is entered. */
export async function readSpaceBilling(
  { db, now, gateway }: Pick<PackParts, "db" | "gateway" | "now">,
  spaceId: string,
  userId: string,
): Promise<z.input<typeof endpoint.response>> {
  const orders = await noteOrders(db, spaceId);
  const [space] = await db.select({ invoice: spaces.invoice }).from(spaces).where(eq(spaces.id, spaceId));
  const { cardWindow } = gateway;
  return {
    packs: await packsOf({ db, now: now() }, spaceId),
    receipts: orders.filter(({ paidAt, invoice }) => paidAt !== null && invoice === null).map(toPackReceipt),
    invoices: orders.flatMap(toInvoice),
    details: space?.invoice ?? null,
    offers: { card: CREDIT_PACKS.space, invoice: CREDIT_PACKS.spaceInvoice },
    isChecking: orders.some(({ status }) => status === "charging"),
    cardWindow: cardWindow.kind === "portone" ? { ...cardWindow, customerId: userId } : cardWindow,
  };
}

/** Buys the pack of a space by card, into its own balance. Throws as `buyPack` does. */
export async function buySpacePack(
  parts: PackParts,
  { spaceId, userId, order }: { spaceId: string; userId: string; order: PackOrder },
): Promise<PackAnswer> {
  const answer = await buyPack(parts, { ...order, buyerId: userId, accountId: spaceId, kind: "space" });
  await noteOrders(parts.db, spaceId);
  return answer;
}

/** Throws `INVOICE_DETAILS`, `INVOICE_OPEN`. */
export async function requestSpaceInvoice(
  { db, now }: { db: Database; now: Date },
  { spaceId, userId, typed }: { spaceId: string; userId: string; typed: InvoiceDetails },
): Promise<{ id: string }> {
  const parsed = InvoiceDetails.safeParse(typed);
  if (!parsed.success) throw new AppError("INVOICE_DETAILS");
  const details = { ...parsed.data, businessNumber: plainBusinessNumber(parsed.data.businessNumber) };
  return db.transaction(async (tx) => {
    await lockSpace(tx, spaceId, userId, "buyCredits");
    const id = await requestInvoice(tx, { buyerId: userId, accountId: spaceId, details, now });
    await tx.update(spaces).set({ invoice: details }).where(eq(spaces.id, spaceId));
    const { credits } = CREDIT_PACKS.spaceInvoice;
    await logInSpace(tx, { spaceId, userId, action: "invoice-requested", amount: credits, now });
    return { id };
  });
}

/** Throws `NOT_FOUND` for one that is not waiting. */
export async function cancelSpaceInvoice(
  { db, now }: { db: Database; now: Date },
  { spaceId, userId, invoiceId }: { spaceId: string; userId: string; invoiceId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await cancelInvoice(tx, spaceId, invoiceId);
    await logInSpace(tx, { spaceId, userId, action: "invoice-cancelled", now });
  });
}

/**
 * Tells the log of orders that were paid, whoever noticed it: the page, a webhook, a job or an operator. Returns all
 * orders of the space.
 */
export async function noteOrders(db: Database, spaceId: string): Promise<Order[]> {
  const orders = await listOrders(db, spaceId);
  for (const { id, paidAt, credits, invoice, buyerId } of orders.toReversed()) {
    if (paidAt === null) continue;
    const what = invoice === null ? "credits-bought" : "invoice-confirmed";
    // An invoice is confirmed by an operator of the service.
    const userId = invoice === null ? buyerId : null;
    await logInSpace(db, { spaceId, userId, action: what, amount: credits, once: id, now: paidAt });
  }
  return orders;
}

function toInvoice(order: Order): SpaceInvoice[] {
  const { id, status, credits, totalWon, supplyWon, vatWon, createdAt, paidAt, invoice } = order;
  if (invoice === null) return [];
  return [
    {
      id,
      state: status === "requested" || status === "cancelled" ? status : "confirmed",
      credits,
      totalWon,
      supplyWon,
      vatWon,
      requestedAt: createdAt.toISOString(),
      confirmedAt: paidAt?.toISOString() ?? null,
      details: invoice,
    },
  ];
}
