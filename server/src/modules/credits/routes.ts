import { me } from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../db/connection.ts";
import { registerEndpoint } from "../../http/register-endpoint.ts";
import { readCredits } from "./read-credits.ts";

/** `GET /api/user/me` stands here, not with the accounts, since its answer is the account with its credits. */
export function creditRoutes(app: FastifyInstance, { db, now }: { db: Database; now: () => Date }): void {
  registerEndpoint(app, me, async ({ user }) => {
    const { plan, credits } = await readCredits({ db, now: now() }, user.id);
    const subscriptionStatus = plan.kind === "pro" ? ("active" as const) : ("none" as const);
    return {
      user: { ...user, subscriptionStatus },
      credits: { ...credits, resetAt: credits.resetAt.toISOString() },
    };
  });
}
