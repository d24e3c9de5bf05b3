import type { DatabaseConnection } from "./connection.ts";

/** 3:50 in Seoul, before the nightly dump. */
const CRON = "50 18 * * *";

/**
 * The job that removes deleted rows from the files of the embedded database; none for a database server, which does it
 * itself.
 */
export function nightlyErasure({ eraseDeleted }: Pick<DatabaseConnection, "eraseDeleted">) {
  return eraseDeleted === undefined ? [] : [{ name: "erase-deleted", cron: CRON, work: eraseDeleted }];
}
