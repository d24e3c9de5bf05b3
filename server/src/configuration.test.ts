import { describe, expect, it } from "vitest";
import { ConfigurationError, readConfiguration } from "./configuration.ts";

const linesOf = (environment: Record<string, string>) => {
  try {
    readConfiguration(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.lines;
  }
  return [];
};

describe("configuration", () => {
  it("needs nothing", () => {
    expect(readConfiguration({})).toMatchObject({
      ...{ port: 3000, host: "127.0.0.1", appUrl: undefined, databaseUrl: undefined, analysisWorkers: undefined },
      dataFolder: `${process.cwd()}/data`,
    });
  });

  it("takes an empty variable for an absent one, and the origin of the address", () => {
    const read = readConfiguration({ PORT: "", APP_URL: "https://geulgyeol.example/", TRUST_PROXY: "1" });
    expect(read).toMatchObject({ port: 3000, appUrl: "https://geulgyeol.example", trustProxy: 1 });
  });

  it("says what is wrong in a line each, without the value", () => {
    const lines = linesOf({
      ...{ PORT: "99999", APP_URL: "geulgyeol.example", DATABASE_URL: "mysql://root:hidden@db", AUTH_SECRET: "hidden" },
      ...{ LOG_LEVEL: "loud", GOOGLE_CLIENT_ID: "hidden" },
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
