import type { Logger } from "pino";
import type { Configuration } from "./configuration.ts";
import { type DatabaseConnection, openEmbedded, openPostgres } from "./db/connection.ts";
import { lockDataFolder } from "./db/data-folder-lock.ts";
import { ensureEmbedded } from "./db/ensure-embedded.ts";
import { builtDatabase } from "./runtime-paths.ts";

/**
 * Opens and migrates the configured database: PostgreSQL if `DATABASE_URL` is set, otherwise the embedded one in the
 * data folder, which is locked for this process. Rejects with `DataFolderInUse`. @param prepared the database that a
 * first start copies, if there is one; it may be some migrations behind.
 */
export async function openDatabase(
  { databaseUrl, dataFolder }: Pick<Configuration, "databaseUrl" | "dataFolder">,
  log: Logger,
  prepared = builtDatabase,
): Promise<DatabaseConnection> {
  if (databaseUrl !== undefined) {
    const onError = (err: Error) => log.error({ err }, "a database connection broke");
    return migrated(openPostgres(databaseUrl, { onError }));
  }
  const lock = await lockDataFolder(dataFolder);
  try {
    const connection = await openEmbedded(await ensureEmbedded(dataFolder, prepared));
    const close = async () => {
      await connection.close();
      await lock.release();
    };
    return await migrated({ ...connection, close });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function migrated(connection: DatabaseConnection): Promise<DatabaseConnection> {
  try {
    await connection.migrate();
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
