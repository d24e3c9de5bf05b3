import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigurationError, readConfiguration } from "./configuration.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const linesOf = (environment: Record<string, string>) => {
  try {
    readConfiguration(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.lines;
  }
  return [];
};

describe("readConfiguration", () => {
  it("returns defaults for an empty environment", () => {
    expect(readConfiguration({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      appUrl: undefined,
      databaseUrl: undefined,
      analysisWorkers: undefined,
      dataFolder: `${process.cwd()}/data`,
    });
  });

  it("uses the defaults that the READMEs name", () => {
    const read = readConfiguration({});
    const budget = `\`${read.llmBudget.perDay}\`, \`${read.llmBudget.perUserPerDay}\``;
    for (const name of ["README.md", "README.en.md"]) {
      const readme = readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
      const rowOf = (variable: string) => readme.split("\n").find((line) => line.startsWith(`| \`${variable}\``)) ?? "";
      expect(rowOf("PORT")).toContain(`| \`${read.port}\`, \`${read.host}\` |`);
      expect(rowOf("DATA_DIR")).toContain("| `./data` |");
      expect(rowOf("LLM_PROVIDERS")).toContain(`${budget} |`);
      expect(rowOf("LOG_LEVEL")).toContain(`| \`${read.logLevel}\` |`);
      expect(rowOf("METRICS_PORT")).toContain(`\`${readConfiguration({ METRICS_PORT: "9464" }).metrics?.host}\` |`);
    }
  });

  it("treats empty variables as unset and reduces APP_URL to its origin", () => {
    const read = readConfiguration({ PORT: "", APP_URL: "https://geulgyeol.example/", TRUST_PROXY: "1" });
    expect(read).toMatchObject({ port: 3000, appUrl: "https://geulgyeol.example", trustProxy: 1 });
  });

  it("reads secrets from _FILE variables and reports unusable ones", () => {
    const folder = temporaryFolder();
    const file = (name: string, content: string) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const secret = "a secret of more than 32 characters, in a file";
    const environment = { AUTH_SECRET_FILE: file("auth", `${secret}\n`), LOG_LEVEL: "warn" };
    expect(readConfiguration(environment)).toMatchObject({ authSecret: secret, logLevel: "warn" });
    const lines = linesOf({
      AUTH_SECRET_FILE: join(folder, "none"),
      SMTP_URL_FILE: file("empty", " \n"),
      DATABASE_URL: "postgres://db",
      DATABASE_URL_FILE: file("db", "postgres://other"),
    });
    expect(lines).toEqual([
      "AUTH_SECRET_FILE names a file that cannot be read",
      "DATABASE_URL_FILE and DATABASE_URL are both set; one of them has to go",
      "SMTP_URL_FILE names an empty file",
      expect.stringMatching(/^SMTP_URL must be an address/),
    ]);
  });

  it("rejects link-local addresses", () => {
    const environment = { PORTONE_API_URL: "http://169.254.169.254/", GOOGLE_TOKEN_URL: "https://[fe80::1]/token" };
    expect(linesOf(environment)).toEqual([
      expect.stringMatching(/^GOOGLE_TOKEN_URL must not be a link-local address/),
      expect.stringMatching(/^PORTONE_API_URL must not be a link-local address/),
    ]);
  });

  it("reports each error on its own line, without the value", () => {
    const lines = linesOf({
      PORT: "99999",
      APP_URL: "geulgyeol.example",
      DATABASE_URL: "mysql://root:hidden@db",
      AUTH_SECRET: "hidden",
      LOG_LEVEL: "loud",
      GOOGLE_CLIENT_ID: "hidden",
    });
    expect(lines).toEqual([
      "PORT must be between 0 and 65535",
      "APP_URL must be an address that begins with http:// or https://",
      "DATABASE_URL must be an address that begins with postgres:// or postgresql://",
      "AUTH_SECRET must have 32 characters or more",
      expect.stringMatching(/^LOG_LEVEL /),
    ]);
    expect(lines.join()).not.toContain("hidden");
    expect(linesOf({ GOOGLE_CLIENT_ID: "hidden" })).toEqual([
      "GOOGLE_CLIENT_SECRET is missing, though GOOGLE is half configured",
    ]);
  });
});
