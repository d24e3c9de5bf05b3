import { readFileSync } from "node:fs";
import { PROVIDER_IDS } from "@geulgyeol/contract";

/** Variables that may name a file instead, as `NAME_FILE`: what they hold is a secret, or has one in it. */
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
  /** One for each file that cannot be used; never with what stands in it. */
  readonly problems: readonly string[];
}

/**
 * Puts the contents of `NAME_FILE` in the place of `NAME`: secrets in files stay out of process lists and of what
 * containers show of themselves. White space around them does not count.
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
