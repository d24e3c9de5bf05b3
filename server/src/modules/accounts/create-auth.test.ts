import { scryptSync } from "node:crypto";
import { expect, it } from "vitest";
import { createLogger } from "../../http/request-log.ts";
import { openEmbeddedCopy } from "../../testing/test-database.ts";
import { createAuth } from "./create-auth.ts";

/** Work and memory of one guess: 32 MiB, and a tenth of a second of a processor. */
const COST = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 };

// The other tests work with a quick hash; this one looks at what people's passwords are kept with.
it("keeps passwords with scrypt and a salt of their own", async () => {
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
