import { once } from "node:events";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { ensureAuthSecret } from "../auth-secret.ts";
import { type Configuration, ConfigurationError, readConfiguration } from "../configuration.ts";
import { NotADump } from "../db/backup/restore-dump.ts";
import { DataFolderInUse } from "../db/data-folder-lock.ts";
import { createLogger } from "../http/request-log.ts";
import { setMailboxSecret } from "../modules/accounts/index.ts";
import { WEBHOOK_PATH } from "../modules/billing/index.ts";
import { OperatorError } from "../modules/operators/index.ts";
import { openDatabase } from "../open-database.ts";
import { openGateway } from "../open-gateway.ts";
import { UsageError } from "./command.ts";
import { parseCommand, USAGE } from "./parse-command.ts";

async function main(): Promise<void> {
  const parsed = parseCommand(process.argv.slice(2));
  if (parsed === "help") return console.log(USAGE);
  const configuration = readConfiguration(process.env);
  const { run, runOffline } = parsed.command;
  if (runOffline !== undefined) return runOffline({ ...configuration, write });
  requireDatabase(configuration);
  const log = createLogger(configuration.logLevel);
  const connection = await openDatabase(configuration, log);
  setMailboxSecret(configuration.authSecret ?? ensureAuthSecret(configuration.dataFolder));
  try {
    const webhookUrl = `${configuration.appUrl ?? `http://127.0.0.1:${configuration.port}`}${WEBHOOK_PATH}`;
    const operator = { name: parsed.operator ?? userInfo().username, now: new Date() };
    const { db } = connection;
    const { gateway } = openGateway(configuration, { db, now: () => operator.now, log, webhookUrl: () => webhookUrl });
    await run?.({ ...connection, operator, write, gateway, log });
  } finally {
    await connection.close();
  }
}

/** Otherwise a mistyped folder would get a new, empty database. */
function requireDatabase({ databaseUrl, dataFolder }: Configuration): void {
  if (databaseUrl !== undefined || existsSync(join(dataFolder, "database"))) return;
  throw new OperatorError(`There is no database in ${dataFolder}. Set DATA_DIR or DATABASE_URL as the server has it.`);
}

async function write(line: string): Promise<void> {
  // Waiting for the pipe limits memory when the reader is slower than the database.
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, "drain");
}

/** Errors that the operator can fix are printed in a line, others with their stack. */
function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`;
  if (error instanceof OperatorError || error instanceof NotADump) return error.message;
  if (error instanceof ConfigurationError) return error.lines.map((line) => `Configuration: ${line}`).join("\n");
  if (error instanceof DataFolderInUse) {
    return [
      "The embedded database is in use by the running server, and only one process can use it.",
      "Stop the server, run this command again, and start the server. With PostgreSQL (DATABASE_URL) both may run.",
    ].join("\n");
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

// A reader that closes early (head, less) is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
