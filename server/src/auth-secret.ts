import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The secret that signs cookies: created at the first start and stored in the data folder, readable by its owner only.
 */
export function ensureAuthSecret(dataFolder: string): string {
  const file = join(dataFolder, "auth-secret");
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  const fresh = `${file}.${randomUUID()}`;
  writeFileSync(fresh, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  try {
    // If two processes start at once, one link wins, and it appears with its content.
    linkSync(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(fresh);
  }
  return readFileSync(file, "utf8").trim();
}
