import type { FeedbackRequest, FeedbackWithheld } from "@geulgyeol/contract";
import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { creditsLeft, grantFeedbackCredits, lockCredits } from "../credits/index.ts";
import { feedbackCredits } from "./rules.ts";
import { analyses, feedback } from "./tables.ts";

/**
 * Stores the owner's feedback on an analysis, once, and grants credits if it was charged. Throws `ALREADY_RATED`, and
 * `NOT_FOUND` for a missing analysis or somebody else's.
 */
export async function giveFeedback(
  { db, now }: { db: Database; now: Date },
  userId: string,
  request: FeedbackRequest,
): Promise<{ granted: number; remaining: number; withheld: FeedbackWithheld | null }> {
  const { analysisId, rating, origin, comment, textConsent } = request;
  return db.transaction(async (tx) => {
    const before = await lockCredits(tx, userId, now);
    const [own] = await tx
      .select({ charged: analyses.charged })
      .from(analyses)
      .where(and(eq(analyses.id, analysisId), eq(analyses.userId, userId), isNull(analyses.deletedAt)));
    if (own === undefined) throw new AppError("NOT_FOUND");
    const [rated] = await tx.select().from(feedback).where(eq(feedback.analysisId, analysisId));
    if (rated !== undefined) throw new AppError("ALREADY_RATED");

    const isPaid = own.charged > 0;
    const wanted = isPaid ? feedbackCredits({ origin, comment }) : 0;
    const grant = { wanted, reference: analysisId, now };
    const { locked, granted, isConfirmed } = await grantFeedbackCredits(tx, before, grant);
    const row = { analysisId, userId, rating, origin: origin ?? null, comment: comment?.trim() || null };
    await tx.insert(feedback).values({ ...row, granted, textConsentAt: textConsent ? now : null, createdAt: now });
    const remaining = creditsLeft(locked);
    if (!isPaid) return { granted, remaining, withheld: "free-analysis" };
    if (!isConfirmed) return { granted, remaining, withheld: "address-not-confirmed" };
    return { granted, remaining, withheld: granted < wanted ? "month-used-up" : null };
  });
}
