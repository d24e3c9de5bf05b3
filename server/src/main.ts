import { ConfigurationError, readConfiguration } from "./configuration.ts";
import { DataFolderInUse } from "./db/data-folder-lock.ts";
import { createLogger } from "./http/request-log.ts";
import { startServer } from "./start-server.ts";

/** Maximum time for stopping. */
const SHUTDOWN_TIMEOUT_MS = 15_000;

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const log = createLogger(configuration.logLevel);
  const server = await startServer(configuration, log);
  console.log(`글결 is ready: ${configuration.appUrl ?? server.address}`);

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    await server.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(signal));
}

/** Errors that an operator can fix are printed in a line, others with their stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigurationError) return error.lines.map((line) => `Configuration: ${line}`).join("\n");
  if (error instanceof DataFolderInUse) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is in use. Set PORT to another one.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
