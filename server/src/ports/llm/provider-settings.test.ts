import { describe, expect, it } from "vitest";
import { ConfigurationError, readConfiguration } from "../../configuration.ts";
import { type ProviderSettings, readProviders } from "./provider-settings.ts";

const SOLAR = {
  id: "solar",
  kind: "openai-compatible",
  model: "solar-pro2",
  roles: ["edit", "judge"],
  baseUrl: "https://api.upstage.ai/v1",
  key: "hidden-key",
};
const read = (...providers: object[]): readonly ProviderSettings[] => readProviders(JSON.stringify(providers));
const linesOf = (json: string): readonly string[] => {
  try {
    readConfiguration({ LLM_PROVIDERS: json });
  } catch (error) {
    if (error instanceof ConfigurationError) return error.lines;
  }
  return [];
};
const faultOf = (change: object) => linesOf(JSON.stringify([{ ...SOLAR, ...change }]));

describe("LLM_PROVIDERS", () => {
  it("may be unset or list several providers", () => {
    expect(readConfiguration({}).llmProviders).toEqual([]);
    const claude = { id: "claude", kind: "anthropic", model: "claude-x", key: "k", roles: ["judge"] };
    const [first, second] = read(SOLAR, claude);
    expect(first).toEqual({
      ...SOLAR,
      timeoutMs: 60_000,
      maxOutputTokens: 16_000,
      tokenLimitField: "max_tokens",
      structured: "json",
      price: { input: 0, output: 0 },
    });
    expect(second).toMatchObject(claude);
  });

  it("reads the key from keyFile without the trailing newline", () => {
    const { key: _, ...keyless } = SOLAR;
    const json = JSON.stringify([{ ...keyless, keyFile: "/run/secrets/solar" }]);
    const [solar] = readProviders(json, (path) => (path === "/run/secrets/solar" ? "from-a-file\n" : ""));
    expect(solar?.key).toBe("from-a-file");
    expect(solar).not.toHaveProperty("keyFile");
    expect(linesOf(json)).toEqual(["LLM_PROVIDERS.solar.keyFile cannot be read"]);
  });

  it("needs no key for a local server or an allowed http address", () => {
    const { key: _, ...keyless } = SOLAR;
    for (const baseUrl of ["http://localhost:11434/v1", "http://127.0.0.1:8000/v1", "http://[::1]:8000/v1"]) {
      expect(read({ ...keyless, baseUrl })[0]?.key).toBeUndefined();
    }
    expect(read({ ...keyless, baseUrl: "http://vllm.internal:8000/v1", allowHttp: true })).toHaveLength(1);
  });

  const ADDRESS =
    "must be an https address (http only for this machine, or with allowHttp), without a user name in it, and not link-local";
  it.each([
    ["an address without https", { baseUrl: "http://api.upstage.ai/v1" }, [`LLM_PROVIDERS.solar.baseUrl ${ADDRESS}`]],
    [
      "a host that only looks local",
      { baseUrl: "http://localhost.evil.example/v1" },
      [`LLM_PROVIDERS.solar.baseUrl ${ADDRESS}`],
    ],
    [
      "a link-local address",
      { baseUrl: "http://169.254.169.254/v1", allowHttp: true },
      [`LLM_PROVIDERS.solar.baseUrl ${ADDRESS}`],
    ],
    [
      "a password in the address",
      { baseUrl: "https://me:hidden-key@h.example" },
      [`LLM_PROVIDERS.solar.baseUrl ${ADDRESS}`],
    ],
    [
      "a file as address",
      { baseUrl: "file:///etc/passwd", allowHttp: true },
      [`LLM_PROVIDERS.solar.baseUrl ${ADDRESS}`],
    ],
    ["no address", { baseUrl: undefined }, ["LLM_PROVIDERS.solar.baseUrl is missing"]],
    ["two keys", { keyFile: "/x" }, ["LLM_PROVIDERS.solar.keyFile stands beside key; only one of them may"]],
    ["no key for Anthropic", { kind: "anthropic", key: undefined }, ["LLM_PROVIDERS.solar.key is missing"]],
    ["no role", { roles: [] }, ["LLM_PROVIDERS.solar.roles must name edit, judge or both"]],
    ["an id with blanks", { id: "so lar" }, ["LLM_PROVIDERS.0.id must be 1 to 32 of a-z, 0-9 and -"]],
  ])("refuses %s in one line", (_name, change, lines) => {
    expect(faultOf(change)).toEqual(lines);
  });

  it("reports other errors in one line each, without the value", () => {
    expect(linesOf("{not json hidden-key")).toEqual(["LLM_PROVIDERS must be JSON"]);
    expect(linesOf(JSON.stringify([SOLAR, SOLAR]))).toEqual(["LLM_PROVIDERS names solar twice"]);
    for (const change of [
      { kind: "hidden-key" },
      { apikey: "hidden-key" },
      { timeoutMs: "hidden-key" },
      { weight: 2 },
    ]) {
      const lines = faultOf({ ...change });
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/^LLM_PROVIDERS\.solar/);
      expect(lines[0]).not.toContain("hidden-key");
    }
  });

  it("reads the budgets in dollars and rejects a negative one", () => {
    expect(readConfiguration({}).llmBudget).toEqual({ perDay: 10, perUserPerDay: 1 });
    const set = readConfiguration({ LLM_BUDGET_PER_DAY: "0.50", LLM_BUDGET_PER_USER_PER_DAY: "0" });
    expect(set.llmBudget).toEqual({ perDay: 0.5, perUserPerDay: 0 });
    expect(() => readConfiguration({ LLM_BUDGET_PER_DAY: "-1" })).toThrow(/^LLM_BUDGET_PER_DAY must be an amount/);
  });
});
