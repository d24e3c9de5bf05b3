import { expect, it } from "vitest";
import { readConfiguration } from "./configuration.ts";
import type { Database } from "./db/connection.ts";
import { createLogger } from "./http/request-log.ts";
import { openGateway } from "./open-gateway.ts";

const PORTONE = {
  PORTONE_API_SECRET: "s",
  PORTONE_WEBHOOK_SECRET: "whsec_s",
  PORTONE_STORE_ID: "store",
  PORTONE_CHANNEL_KEY: "channel",
};

it.each([
  [{}, "test"],
  [{ APP_URL: "http://127.0.0.1:3000" }, "test"],
  [{ APP_URL: "http://localhost:8080", HOST: "0.0.0.0" }, "test"],
  [{ APP_URL: "http://[::1]:3000" }, "test"],
  [{ HOST: "::1" }, "test"],
  [{ HOST: "0.0.0.0" }, "none"],
  [{ HOST: "192.168.0.7" }, "none"],
  [{ TRUST_PROXY: "1" }, "none"],
  [{ APP_URL: "http://127.0.0.1:3000", TRUST_PROXY: "127.0.0.1" }, "none"],
  [{ APP_URL: "http://geulgyeol.kr" }, "none"],
  [{ APP_URL: "http://127.0.0.1.example.kr" }, "none"],
  [{ HOST: "0.0.0.0", TRUST_PROXY: "1", PAYMENT_TEST_GATEWAY: "on" }, "test"],
  [{ APP_URL: "https://geulgyeol.kr" }, "none"],
  [{ APP_URL: "https://geulgyeol.kr", PAYMENT_TEST_GATEWAY: "off" }, "none"],
  [{ APP_URL: "https://geulgyeol.kr", PAYMENT_TEST_GATEWAY: "on" }, "test"],
  [{ APP_URL: "https://geulgyeol.kr", ...PORTONE }, "portone"],
  [{ APP_URL: "https://geulgyeol.kr", PAYMENT_TEST_GATEWAY: "on", ...PORTONE }, "portone"],
])("with %j opens the gateway %s", (environment, kind) => {
  const lines: string[] = [];
  const { gateway, testGateway } = openGateway(readConfiguration(environment), {
    db: {} as Database,
    now: () => new Date(0),
    log: createLogger("warn", { write: (line) => void lines.push(line) }),
    webhookUrl: () => "http://127.0.0.1/",
  });
  expect(gateway.cardWindow.kind).toBe(kind);
  expect(testGateway === null).toBe(kind !== "test");
  expect(lines.length).toBe(kind === "portone" ? 0 : 1);
});

it("rejects other PAYMENT_TEST_GATEWAY values than on and off", () => {
  expect(() => readConfiguration({ PAYMENT_TEST_GATEWAY: "yes" })).toThrow(/^PAYMENT_TEST_GATEWAY /);
});
