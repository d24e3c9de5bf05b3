import { readConfiguration } from "../configuration.ts";
import { createLogger } from "../http/request-log.ts";
import { startServer } from "../start-server.ts";

/**
 * The whole server, as `main.ts` starts it, with a clock that its parent process sets forward: journeys go through months in
 * a minute. The clock is moved over the process's own channel; no request can reach it.
 */
const DAY_MS = 24 * 60 * 60 * 1000;
let aheadMs = 0;

/**
 * With `CLOCK_STARTS_AT` (ISO 8601) time stands still there but for a millisecond at each look, so that one thing still comes
 * after the other and two runs show the same dates.
 */
const { CLOCK_STARTS_AT } = process.env;
let standingMs = CLOCK_STARTS_AT === undefined ? Number.NaN : Date.parse(CLOCK_STARTS_AT);
const now = () => new Date((CLOCK_STARTS_AT === undefined ? Date.now() : standingMs++) + aheadMs);

const configuration = readConfiguration(process.env);
const log = createLogger(configuration.logLevel);
const server = await startServer(configuration, log, now);

process.on("message", async ({ passDays }: { passDays: number }) => {
  aheadMs += passDays * DAY_MS;
  await server.runJob("billing");
  process.send?.({ aheadMs });
});
process.on("disconnect", () => void server.close().then(() => process.exit()));
process.send?.({ address: server.address });
