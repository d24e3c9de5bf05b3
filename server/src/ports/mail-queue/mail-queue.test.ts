import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { createLogger } from "../../http/request-log.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import type { Mail } from "../mail.ts";
import { createMailQueue } from "./mail-queue.ts";
import { mailQueue } from "./tables.ts";

const LETTER: Mail = { to: "hong@example.com", subject: "주소를 확인해 주십시오", text: "https://x.example/#secret" };
const MINUTE = 60_000;

onEachDatabase("createMailQueue", (connection) => {
  let clock: Date;
  let taken: Mail[];
  let fault: (Error & { responseCode?: number }) | null;
  const lines: string[] = [];
  const log = createLogger("info", { write: (line) => void lines.push(line) });
  const node = (secret = "a secret for tests, longer than 32 bytes") =>
    createMailQueue({
      db: connection().db,
      secret,
      log,
      now: () => clock,
      sendMail: async (mail) => {
        if (fault !== null) throw fault;
        taken.push(mail);
      },
    });
  const pass = (ms: number) => {
    clock = new Date(clock.getTime() + ms);
  };
  const waiting = async () => (await connection().db.select().from(mailQueue)).length;
  beforeEach(async () => {
    [clock, taken, fault] = [new Date("2026-03-10T03:00:00Z"), [], null];
    await connection().db.delete(mailQueue);
  });

  it("stores mails encrypted, retries with growing pauses and delivers once", async () => {
    fault = new Error("connect ECONNREFUSED");
    await node().send(LETTER);
    const { rows } = (await connection().db.execute(sql`select * from mail_queue`)) as unknown as { rows: unknown[] };
    expect(JSON.stringify(rows)).not.toMatch(/hong|secret|주소/);
    expect(lines.join("\n")).not.toMatch(/hong|x\.example/);

    await node().deliver();
    expect(taken).toEqual([]);
    pass(MINUTE);
    await node().deliver();
    expect(await waiting()).toBe(1);
    fault = null;
    pass(MINUTE);
    await node().deliver();
    expect(taken).toEqual([]);
    pass(MINUTE);
    await Promise.all([node().deliver(), node().deliver()]);
    expect(taken).toEqual([LETTER]);
    expect(await waiting()).toBe(0);
  });

  it("drops mails that the mail server rejects permanently", async () => {
    fault = Object.assign(new Error("550 nobody here"), { responseCode: 550 });
    await expect(node().send(LETTER)).rejects.toThrow("nobody here");
    expect(await waiting()).toBe(0);
    fault = new Error("away");
    await node().send(LETTER);
    fault = Object.assign(new Error("550 nobody here"), { responseCode: 550 });
    pass(MINUTE);
    await node().deliver();
    expect(await waiting()).toBe(0);
  });

  it("drops mails older than an hour or sealed with another secret", async () => {
    fault = new Error("away");
    await node().send(LETTER);
    await node().send(LETTER);
    fault = null;
    pass(MINUTE);
    await node("another secret, which is longer than 32 bytes").deliver();
    expect(await waiting()).toBe(0);
    fault = new Error("away");
    await node().send(LETTER);
    fault = null;
    pass(61 * MINUTE);
    await node().deliver();
    expect(await waiting()).toBe(0);
    expect(taken).toEqual([]);
  });
});
