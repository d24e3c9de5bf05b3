import { asc, eq, getTableColumns } from "drizzle-orm";
import type { DataExporter } from "../../module.ts";
import { handIns, writingRequests } from "./tables.ts";

const { userId: _asker, ...REQUEST } = getTableColumns(writingRequests);
const { name, text, characters, handedInAt, recordId, showsReplay, typedPercent, activeMinutes } =
  getTableColumns(handIns);

export const writingRequestExporters: readonly DataExporter[] = [
  {
    file: "writing-requests.json",
    async *rows(db, userId) {
      yield* await db
        .select(REQUEST)
        .from(writingRequests)
        .where(eq(writingRequests.userId, userId))
        .orderBy(asc(writingRequests.createdAt));
    },
  },
  {
    // What the user wrote; what others handed in to the user is theirs.
    file: "handed-in-texts.json",
    async *rows(db, userId) {
      yield* await db
        .select({
          title: writingRequests.title,
          name,
          text,
          characters,
          handedInAt,
          recordId,
          showsReplay,
          typedPercent,
          activeMinutes,
        })
        .from(handIns)
        .innerJoin(writingRequests, eq(writingRequests.id, handIns.requestId))
        .where(eq(handIns.userId, userId))
        .orderBy(asc(handedInAt));
    },
  },
];
