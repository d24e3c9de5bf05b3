import { join } from "node:path";
import type { DatabaseConnection } from "../connection.ts";
import { storeDump } from "./store-dump.ts";

/** 4:10 in Seoul. */
const CRON = "10 19 * * *";

/** The job that dumps the embedded database each night; none for a database server, which has its own tools. */
export function nightlyDump(
  connection: Pick<DatabaseConnection, "dump">,
  { dataFolder, now }: { dataFolder: string; now: () => Date },
) {
  if (connection.dump === undefined) return [];
  const folder = join(dataFolder, "backups");
  return [{ name: "backup", cron: CRON, work: async () => void (await storeDump(connection, { folder, now: now() })) }];
}
