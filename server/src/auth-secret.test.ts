import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ensureAuthSecret } from "./auth-secret.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

it("ensureAuthSecret creates one secret with file mode 0600", () => {
  const folder = join(temporaryFolder(), "data");
  const secret = ensureAuthSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(ensureAuthSecret(folder)).toBe(secret);
  expect(statSync(join(folder, "auth-secret")).mode & 0o777).toBe(0o600);
});
