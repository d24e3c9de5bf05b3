import { randomUUID } from "node:crypto";
import type { Transaction } from "../../db/connection.ts";
import { putProPeriod } from "./put-pro-period.ts";
import { users } from "./tables.ts";

const DOMAIN = "@service.invalid";
const CENTURY_MS = 100 * 365 * 24 * 60 * 60 * 1000;

/**
 * An account of several people: credits and texts belong to it as to any other, and nobody can sign in to it, since it
 * has no sign-in method and no mailbox. It is Pro without an end and without the plan's credits: it has what it buys.
 */
export async function createServiceAccount(
  tx: Transaction,
  { name, now }: { name: string; now: Date },
): Promise<string> {
  const id = randomUUID().replaceAll("-", "");
  await tx.insert(users).values({ id, name, email: `${id}${DOMAIN}`, createdAt: now, updatedAt: now });
  const endsAt = new Date(now.getTime() + CENTURY_MS);
  const period = { id: `service-${id}`, userId: id, startsAt: now, endsAt, graceEndsAt: null, monthlyCredits: 0 };
  await putProPeriod(tx, period);
  return id;
}

/** Whether an account is not a person's. Nobody can sign up with such an address (RFC 2606). */
export function isServiceAddress(email: string): boolean {
  return email.endsWith(DOMAIN);
}
