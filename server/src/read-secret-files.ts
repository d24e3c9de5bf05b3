import { readFileSync } from "node:fs";
import { PROVIDER_IDS } from "@geulgyeol/contract";

/** Variables that may name a file instead, as `NAME_FILE`, since they are or contain secrets. */
const SECRETS: readonly string[] = [
  "AUTH_SECRET",
  "DATABASE_URL",
  "REDIS_URL",
  "SMTP_URL",
  ...PROVIDER_IDS.map((id) => `${id.toUpperCase()}_CLIENT_SECRET`),
  "PORTONE_API_SECRET",
  "PORTONE_WEBHOOK_SECRET",
  "LLM_PROVIDERS",
];

interface ReadSecrets {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** One for each unusable file, never with its content. */
  readonly problems: readonly string[];
}

/**
 * Replaces `NAME` by the content of the file `NAME_FILE`, so that secrets stay out of process lists and container
 * metadata. Surrounding white space is ignored.
 */
export function readSecretFiles(environment: Readonly<Record<string, string | undefined>>): ReadSecrets {
  const read: Record<string, string | undefined> = { ...environment };
  const problems: string[] = [];
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`];
    if (file === undefined) continue;
    if (environment[name] !== undefined) {
      problems.push(`${name}_FILE and ${name} are both set; one of them has to go`);
      continue;
    }
    try {
      read[name] = readFileSync(file, "utf8").trim();
      if (read[name] === "") problems.push(`${name}_FILE names an empty file`);
    } catch {
      problems.push(`${name}_FILE names a file that cannot be read`);
    }
  }
  return { environment: read, problems };
}
