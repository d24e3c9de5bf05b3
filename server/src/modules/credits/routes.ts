import { me, readLedger } from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../db/connection.ts";
import { registerEndpoint } from "../../http/register-endpoint.ts";
import { type FindExisting, listLedger } from "./list-ledger.ts";
import { readCredits } from "./read-credits.ts";

export interface CreditParts {
  readonly db: Database;
  readonly now: () => Date;
  /** Which of the paid analyses still exist. */
  readonly findExisting: FindExisting;
}

/** `GET /api/user/me` is here, not with the accounts, since its response includes the credits. */
export function creditRoutes(app: FastifyInstance, { db, now, findExisting }: CreditParts): void {
  registerEndpoint(app, me, async ({ user }) => {
    const { plan, credits } = await readCredits({ db, now: now() }, user.id);
    const subscriptionStatus = plan.kind === "pro" ? ("active" as const) : ("none" as const);
    return {
      user: { ...user, subscriptionStatus },
      credits: { ...credits, resetAt: credits.resetAt.toISOString() },
    };
  });
  registerEndpoint(app, readLedger, ({ user, input }) => listLedger({ db, now: now(), findExisting }, user.id, input));
}
