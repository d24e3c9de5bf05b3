import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { ErrorEnvelope } from "@geulgyeol/contract";
import { expect, inject, it } from "vitest";
import { openPostgres } from "../../src/db/connection.ts";
import { koreanText } from "../../src/testing/korean-text.ts";
import { databaseAt, runOn } from "../../src/testing/run-on-postgres.ts";
import { openTestApp } from "../../src/testing/test-app.ts";

/** A proxy to a local port whose connections can be cut and restored. */
async function openBridge(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let isUp = true;
  const server = createServer((near) => {
    if (!isUp) return near.destroy();
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy()).on("close", () => sockets.delete(from));
      from.pipe(to);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isUp = false;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      isUp = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const CONSENTS = { termsAccepted: true, privacyAccepted: true, ageConfirmed: true };
const postgres = inject("postgresTemplate");
it.skipIf(postgres === null)(
  "refuses requests while the database is away, charges nothing and recovers",
  async () => {
    if (postgres === null) return;
    const database = `geulgyeol_test_${randomUUID().replaceAll("-", "")}`;
    await runOn(postgres.url, `create database ${database} template ${postgres.database}`);
    const real = new URL(databaseAt(postgres.url, database));
    const bridge = await openBridge({ host: real.hostname, port: Number(real.port || 5432) });
    const through = new URL(real);
    through.hostname = "127.0.0.1";
    through.port = String(bridge.port);
    const connection = openPostgres(through.href);
    const test = await openTestApp(connection);
    try {
      const cookie = await test.newSession();
      const analyse = (seed: number) => test.post("/api/analyze", { text: koreanText(seed) }, { cookie });
      const remaining = async () =>
        (await test.call("GET", "/api/user/me", { cookie })).json().data.credits.remaining as number;
      expect((await analyse(1)).statusCode).toBe(200);

      bridge.cut();
      const password = { email: "somebody@example.com", password: "a password of somebody" };
      const refused = await Promise.all([
        analyse(2),
        test.call("GET", "/api/user/me", { cookie }),
        // The auth library must not print its failed query: console output fails a test.
        test.call("GET", "/api/auth/get-session", { cookie }),
        test.post("/api/auth/sign-in/email", password),
        test.post("/api/auth/sign-up/email", { ...password, name: "somebody", ...CONSENTS }),
      ]);
      for (const answer of refused) {
        expect(answer.statusCode).toBe(503);
        expect(ErrorEnvelope.strict().parse(answer.json()).error.code).toBe("DATABASE_UNAVAILABLE");
        expect(answer.headers["retry-after"]).toBeDefined();
      }
      expect(test.logLines.join("\n")).not.toContain(password.email);
      expect((await test.call("GET", "/api/health")).statusCode).toBe(503);

      bridge.mend();
      expect((await test.call("GET", "/api/health")).statusCode).toBe(200);
      expect(await remaining()).toBe(2);
      expect((await analyse(2)).statusCode).toBe(200);

      // Cut while analyses are under way: each is stored and charged, or neither.
      const running = Promise.all([analyse(3), analyse(4), analyse(5)]);
      setTimeout(() => bridge.cut(), 5);
      await running;
      bridge.mend();
      await test.call("GET", "/api/health");
      const { entries } = (await test.call("GET", "/api/credits/ledger", { cookie })).json().data;
      const charged = (entries as { reason: string }[]).filter(({ reason }) => reason === "analysis").length;
      const { rows } = (await connection.db.execute("select id from analyses")) as unknown as { rows: unknown[] };
      expect(rows).toHaveLength(charged);
      expect(await remaining()).toBe(3 - charged);
    } finally {
      await test.app.close();
      await connection.close();
      bridge.close();
      await runOn(postgres.url, `drop database ${database} with (force)`);
    }
  },
  60_000,
);
