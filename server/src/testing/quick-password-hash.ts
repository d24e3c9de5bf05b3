import { createHash, randomUUID } from "node:crypto";

const digest = (salt: string, password: string) => createHash("sha256").update(`${salt} ${password}`).digest("hex");

/**
 * Salted like the real hash, but without protection against guessing, so that a hundred sign-ups in a test are fast.
 */
export const quickPasswordHash = {
  async hash(password: string): Promise<string> {
    const salt = randomUUID();
    return `${salt}:${digest(salt, password)}`;
  },
  async verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
    const [salt = "", kept] = hash.split(":");
    return digest(salt, password) === kept;
  },
};
