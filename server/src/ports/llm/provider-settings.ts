import { readFileSync } from "node:fs";
import { LANGUAGE_MODEL_ROLES } from "@geulgyeol/contract";
import { z } from "zod";
import { isLinkLocal } from "../link-local.ts";

const Address = z.string().refine(isSafeAddress, {
  error:
    "must be an https address (http only for this machine, or with allowHttp), without a user name in it, and not link-local",
});

/**
 * One entry of `LLM_PROVIDERS`. Only the operator sets the address: no user input can change it, and redirects are not
 * followed, so that the server cannot be sent to other machines.
 */
const Provider = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/, "must be 1 to 32 of a-z, 0-9 and -"),
    kind: z.enum(["openai-compatible", "anthropic", "google"]),
    model: z.string().min(1).max(200),
    baseUrl: z.string().optional(),
    /** Allows http to another machine, for instance in a private cluster. */
    allowHttp: z.boolean().default(false),
    /** Allows a name that resolves to a private address; implied by `allowHttp`. */
    allowPrivate: z.boolean().optional(),
    key: z.string().min(1).optional(),
    keyFile: z.string().min(1).optional(),
    /** Header for the bare key, for servers without `Authorization: Bearer`. */
    keyHeader: z
      .string()
      .regex(/^[A-Za-z0-9-]+$/, "must be the name of a header")
      .optional(),
    roles: z.array(z.enum(LANGUAGE_MODEL_ROLES)).min(1, "must name edit, judge or both"),
    timeoutMs: z.number().int().min(1_000).max(300_000).default(60_000),
    maxOutputTokens: z.number().int().min(256).max(128_000).default(16_000),
    /** Newer models of OpenAI know only the second name. */
    tokenLimitField: z.enum(["max_tokens", "max_completion_tokens"]).default("max_tokens"),
    /** Not sent when absent: some models refuse it. */
    temperature: z.number().min(0).max(2).optional(),
    /** How an OpenAI-compatible server is asked for JSON: by schema, as any JSON, or only in the prompt. */
    structured: z.enum(["schema", "json", "words"]).default("json"),
    /** US dollars for a million tokens. */
    price: z.strictObject({ input: z.number().min(0), output: z.number().min(0) }).default({ input: 0, output: 0 }),
    weight: z.number().min(0).max(0.5).optional(),
  })
  .superRefine((provider, context) => {
    const complain = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    const { kind, baseUrl, allowHttp, key, keyFile } = provider;
    if (kind === "openai-compatible" && baseUrl === undefined) complain("baseUrl", "is missing");
    if (baseUrl !== undefined && !(allowHttp ? isAddress(baseUrl) : Address.safeParse(baseUrl).success)) {
      complain("baseUrl", Address.safeParse(baseUrl).error?.issues[0]?.message ?? "must be an address");
    }
    if (key !== undefined && keyFile !== undefined) complain("keyFile", "stands beside key; only one of them may");
    if (kind !== "openai-compatible" && key === undefined && keyFile === undefined) complain("key", "is missing");
  });

const Providers = z.array(Provider).max(8, "must not name more than 8");

/** A provider with its key loaded; the key is sent only to its own address. */
export type ProviderSettings = Omit<z.output<typeof Provider>, "keyFile" | "allowHttp">;

/** Contains one English line for each error, never a value. */
export class ProviderSettingsError extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "ProviderSettingsError";
    this.lines = lines;
  }
}

/**
 * Reads `LLM_PROVIDERS`, a JSON array; none when undefined. Throws `ProviderSettingsError`.
 * @param readFile reads a key's file; blanks around the key are cut.
 */
export function readProviders(
  json: string | undefined,
  readFile: (path: string) => string = (path) => readFileSync(path, "utf8"),
): readonly ProviderSettings[] {
  if (json === undefined) return [];
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new ProviderSettingsError(["LLM_PROVIDERS must be JSON"]);
  }
  const parsed = Providers.safeParse(value);
  if (!parsed.success) {
    throw new ProviderSettingsError(
      parsed.error.issues.map(({ path, message }) => `${placeOf(path, value)} ${message}`),
    );
  }
  const lines: string[] = [];
  const ids = parsed.data.map(({ id }) => id);
  for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) {
    lines.push(`LLM_PROVIDERS names ${id} twice`);
  }
  const providers = parsed.data.map(({ keyFile, allowHttp, ...entry }) => {
    const provider = allowHttp ? { ...entry, allowPrivate: true } : entry;
    if (keyFile === undefined) return provider;
    try {
      const key = readFile(keyFile).trim();
      if (key !== "") return { ...provider, key };
      lines.push(`LLM_PROVIDERS.${provider.id}.keyFile is empty`);
    } catch {
      lines.push(`LLM_PROVIDERS.${provider.id}.keyFile cannot be read`);
    }
    return provider;
  });
  if (lines.length > 0) throw new ProviderSettingsError(lines);
  return providers;
}

/** `LLM_PROVIDERS.solar.price` rather than `LLM_PROVIDERS.0.price` where the entry has a usable id. */
function placeOf(path: readonly PropertyKey[], value: unknown): string {
  const [at, ...rest] = path;
  const entry = typeof at === "number" && Array.isArray(value) ? (value[at] as { id?: unknown } | null) : null;
  const isNamed = typeof entry?.id === "string" && /^[a-z0-9][a-z0-9-]{0,31}$/.test(entry.id);
  return ["LLM_PROVIDERS", ...(at === undefined ? [] : [isNamed ? entry.id : at]), ...rest].map(String).join(".");
}

function isAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, hostname } = new URL(value);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && username === "" && password === "" && !isLinkLocal(hostname);
}

function isSafeAddress(value: string): boolean {
  if (!isAddress(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
