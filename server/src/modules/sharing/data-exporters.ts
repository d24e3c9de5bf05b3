import { asc, eq } from "drizzle-orm";
import type { DataExporter } from "../../module.ts";
import { shares } from "./tables.ts";

export const sharingExporters: readonly DataExporter[] = [
  {
    file: "shared-links.json",
    async *rows(db, userId) {
      const { analysisId, token, withText, createdAt, expiresAt, views } = shares;
      const columns = { analysisId, token, withText, createdAt, expiresAt, views };
      yield* await db.select(columns).from(shares).where(eq(shares.userId, userId)).orderBy(asc(createdAt));
    },
  },
];
