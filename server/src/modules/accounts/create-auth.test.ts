import { scryptSync } from "node:crypto";
import { expect, it } from "vitest";
import { createLogger } from "../../http/request-log.ts";
import { openEmbeddedCopy } from "../../testing/test-database.ts";
import { createAuth } from "./create-auth.ts";

/** Cost of one hash: 32 MiB of memory and about 0.1 s of processor time. */
const COST = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 };

// Other tests use a quick hash; this one checks the hash that production uses.
it("createAuth hashes passwords with scrypt and a random salt", async () => {
  const connection = await openEmbeddedCopy();
  const { passwords } = createAuth({
    db: connection.db,
    secret: "a secret for tests, longer than 32 bytes",
    baseUrl: "http://localhost",
    sendMail: async () => undefined,
    providers: [],
    log: createLogger("silent"),
    now: () => new Date(),
    onConfirmed: async () => undefined,
  });
  const [first, second] = [await passwords.hash("결을 읽는 말 2026"), await passwords.hash("결을 읽는 말 2026")];
  expect(first).not.toBe(second);
  for (const hash of [first, second]) {
    const [salt = "", key] = hash.split(":");
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(scryptSync("결을 읽는 말 2026".normalize("NFKC"), salt, 64, COST).toString("hex")).toBe(key);
    expect(await passwords.verify({ hash, password: "결을 읽는 말 2026" })).toBe(true);
    expect(await passwords.verify({ hash, password: "결을 읽는 말 2027" })).toBe(false);
  }
  await connection.close();
});
