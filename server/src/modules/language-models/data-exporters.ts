import { eq } from "drizzle-orm";
import type { DataExporter } from "../../module.ts";
import { llmUsage } from "./tables.ts";

/** A user's model usage; neither requests nor answers are stored. */
export const languageModelExporters: readonly DataExporter[] = [
  {
    file: "language-models.json",
    async *rows(db, userId) {
      const { day, llm, role, calls, failures, inputTokens, outputTokens } = llmUsage;
      const columns = { day, llm, role, calls, failures, inputTokens, outputTokens };
      yield* await db.select(columns).from(llmUsage).where(eq(llmUsage.userId, userId)).orderBy(day, llm, role);
    },
  },
];
