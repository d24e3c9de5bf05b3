import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ensureAuthSecret } from "./auth-secret.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

it("makes a secret once, for the owner's eyes only", () => {
  const folder = join(temporaryFolder(), "data");
  const secret = ensureAuthSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(ensureAuthSecret(folder)).toBe(secret);
  expect(statSync(join(folder, "auth-secret")).mode & 0o777).toBe(0o600);
});
