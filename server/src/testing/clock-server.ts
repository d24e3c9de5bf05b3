import { readConfiguration } from "../configuration.ts";
import { createLogger } from "../http/request-log.ts";
import { startServer } from "../start-server.ts";

/**
 * The whole server, started like `main.ts`, with a clock that its parent process advances, so that journeys cover
 * months in a minute. The clock is moved over the process channel, which requests cannot reach.
 */
const DAY_MS = 24 * 60 * 60 * 1000;
let aheadMs = 0;

/**
 * With `CLOCK_STARTS_AT` (ISO 8601) the clock stands still there, except for a millisecond per reading, which keeps the
 * order of events, so that two runs show the same dates.
 */
const { CLOCK_STARTS_AT } = process.env;
let standingMs = CLOCK_STARTS_AT === undefined ? Number.NaN : Date.parse(CLOCK_STARTS_AT);
const now = () => new Date((CLOCK_STARTS_AT === undefined ? Date.now() : standingMs++) + aheadMs);

/** With `WEBHOOK_RECEIVER` (http://127.0.0.1:…) that is where every address of a webhook leads, whose path stays. */
const { WEBHOOK_RECEIVER } = process.env;
const webhookFetch: typeof fetch = (address, init) =>
  fetch(new URL(new URL(String(address)).pathname, WEBHOOK_RECEIVER), init);

const configuration = readConfiguration(process.env);
const log = createLogger(configuration.logLevel);
const server = await startServer(configuration, log, { now, ...(WEBHOOK_RECEIVER && { webhookFetch }) });

process.on("message", async ({ passDays }: { passDays: number }) => {
  aheadMs += passDays * DAY_MS;
  await server.runJob("billing");
  process.send?.({ aheadMs });
});
process.on("disconnect", () => void server.close().then(() => process.exit()));
process.send?.({ address: server.address });
