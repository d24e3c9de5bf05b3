import { resolve } from "node:path";
import { type BusinessDetails, PROVIDER_IDS, type ProviderId } from "@geulgyeol/contract";
import { z } from "zod";
import type { OAuthClient } from "./ports/identity/oauth-client.ts";
import { isLinkLocal } from "./ports/link-local.ts";
import { type ProviderSettings, ProviderSettingsError, readProviders } from "./ports/llm/provider-settings.ts";
import type { PortOneSettings } from "./ports/payment-portone.ts";
import { readSecretFiles } from "./read-secret-files.ts";

const optional = z.string().min(1).optional();
const url = (...protocols: string[]) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `must be an address that begins with ${protocols.map((name) => `${name}//`).join(" or ")}`,
    })
    .refine((value) => !URL.canParse(value) || !isLinkLocal(new URL(value).hostname), {
      error: "must not be a link-local address: that is where clouds keep the keys of a machine",
    })
    .optional();
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: `must be between ${min} and ${max}` });

const dollars = z
  .string()
  .regex(/^\d+(\.\d+)?$/, "must be an amount in US dollars, such as 5 or 0.50")
  .transform(Number);

const prefixOf = (id: ProviderId) => id.toUpperCase() as Uppercase<ProviderId>;

/** Client and, for tests and proxies, addresses of each sign-in provider: `GOOGLE_CLIENT_ID` and so on. */
function providerVariables() {
  type Name =
    `${Uppercase<ProviderId>}_${"CLIENT_ID" | "CLIENT_SECRET" | "AUTHORIZE_URL" | "TOKEN_URL" | "USERINFO_URL"}`;
  const address = url("http:", "https:");
  const variables = PROVIDER_IDS.map(prefixOf).flatMap((prefix) => [
    [`${prefix}_CLIENT_ID`, optional],
    [`${prefix}_CLIENT_SECRET`, optional],
    [`${prefix}_AUTHORIZE_URL`, address],
    [`${prefix}_TOKEN_URL`, address],
    [`${prefix}_USERINFO_URL`, address],
  ]);
  return Object.fromEntries(variables) as Record<Name, typeof optional>;
}

const PORTONE_NAMES = [
  "PORTONE_API_SECRET",
  "PORTONE_WEBHOOK_SECRET",
  "PORTONE_STORE_ID",
  "PORTONE_CHANNEL_KEY",
] as const;

const Environment = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().min(1).default("127.0.0.1"),
    APP_URL: url("http:", "https:"),
    DATA_DIR: z.string().min(1).default("./data"),
    DATABASE_URL: url("postgres:", "postgresql:"),
    REDIS_URL: url("redis:", "rediss:"),
    AUTH_SECRET: z.string().min(32, "must have 32 characters or more").optional(),
    ...providerVariables(),
    PORTONE_API_SECRET: optional,
    PORTONE_WEBHOOK_SECRET: optional,
    PORTONE_STORE_ID: optional,
    PORTONE_CHANNEL_KEY: optional,
    PORTONE_API_URL: url("http:", "https:"),
    PAYMENT_TEST_GATEWAY: z.enum(["on", "off"]).default("off"),
    BUSINESS_NAME: optional,
    BUSINESS_REPRESENTATIVE: optional,
    BUSINESS_NUMBER: optional,
    BUSINESS_MAIL_ORDER_NUMBER: optional,
    BUSINESS_ADDRESS: optional,
    BUSINESS_PHONE: optional,
    BUSINESS_EMAIL: optional,
    LLM_PROVIDERS: optional,
    LLM_BUDGET_PER_DAY: dollars.default(10),
    LLM_BUDGET_PER_USER_PER_DAY: dollars.default(1),
    SMTP_URL: url("smtp:", "smtps:"),
    MAIL_FROM: optional,
    LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"]).default("info"),
    ANALYSIS_WORKERS: wholeNumber(1, 64).optional(),
    TRUST_PROXY: optional,
    METRICS_PORT: wholeNumber(0, 65_535).optional(),
    METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  })
  .superRefine((env, context) => {
    const portOne = PORTONE_NAMES.filter((name) => env[name] === undefined);
    if (portOne.length > 0 && portOne.length < PORTONE_NAMES.length) {
      for (const name of portOne) {
        context.addIssue({ code: "custom", path: [name], message: "is missing, though PORTONE is half configured" });
      }
    }
    for (const id of PROVIDER_IDS) {
      const provider = prefixOf(id);
      const names = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`] as const;
      const missing = names.filter((name) => env[name] === undefined);
      if (missing.length === 1) {
        context.addIssue({
          code: "custom",
          path: missing,
          message: `is missing, though ${provider} is half configured`,
        });
      }
    }
  });

export interface Configuration {
  readonly port: number;
  readonly host: string;
  /** Public origin, without a trailing slash; undefined if the server answers under any name. */
  readonly appUrl: string | undefined;
  /** Absolute. */
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly authSecret: string | undefined;
  /** The sign-in providers with keys on this server. */
  readonly identityClients: readonly { readonly id: ProviderId; readonly client: OAuthClient }[];
  /** If undefined, the test gateway is used, or nothing is sold. */
  readonly portOne: PortOneSettings | undefined;
  /** Whether the test gateway is allowed: it was enabled, or the server is reachable only from the local machine. */
  readonly testGateway: boolean;
  /** The seller's details; null if not configured. */
  readonly business: BusinessDetails;
  /** Language models that edit and judge, with their keys; if empty, only the built-in parts work. */
  readonly llmProviders: readonly ProviderSettings[];
  /** Daily limits for language models in US dollars, per day in Seoul. */
  readonly llmBudget: { readonly perDay: number; readonly perUserPerDay: number };
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly logLevel: string;
  readonly analysisWorkers: number | undefined;
  /** Number or addresses of proxies whose `X-Forwarded-*` headers are trusted; none if undefined. */
  readonly trustProxy: number | string | undefined;
  /** Where Prometheus reads; disabled if undefined. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
}

/** Contains one English line for each wrong value; never the value itself, which may be a secret. */
export class ConfigurationError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "ConfigurationError";
    this.lines = lines;
  }
}

/**
 * Reads the environment, and the secret files that it names. An empty variable counts as absent. Throws
 * `ConfigurationError`.
 */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const secrets = readSecretFiles(filled);
  const parsed = Environment.safeParse(secrets.environment);
  const issues = parsed.success ? [] : parsed.error.issues;
  const lines = [...secrets.problems, ...issues.map((issue) => `${issue.path.join(".")} ${issue.message}`)];
  if (!parsed.success || lines.length > 0) throw new ConfigurationError(lines);
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    appUrl: env.APP_URL === undefined ? undefined : new URL(env.APP_URL).origin,
    dataFolder: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    authSecret: env.AUTH_SECRET,
    identityClients: PROVIDER_IDS.flatMap((id) => {
      const client = oauthClient(prefixOf(id), env);
      return client ? [{ id, client }] : [];
    }),
    portOne: portOne(env),
    testGateway: env.PAYMENT_TEST_GATEWAY === "on" || isLocalOnly(env),
    business: {
      name: env.BUSINESS_NAME ?? null,
      representative: env.BUSINESS_REPRESENTATIVE ?? null,
      registrationNumber: env.BUSINESS_NUMBER ?? null,
      mailOrderNumber: env.BUSINESS_MAIL_ORDER_NUMBER ?? null,
      address: env.BUSINESS_ADDRESS ?? null,
      phone: env.BUSINESS_PHONE ?? null,
      email: env.BUSINESS_EMAIL ?? null,
    },
    llmProviders: llmProviders(env.LLM_PROVIDERS),
    llmBudget: { perDay: env.LLM_BUDGET_PER_DAY, perUserPerDay: env.LLM_BUDGET_PER_USER_PER_DAY },
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    logLevel: env.LOG_LEVEL,
    analysisWorkers: env.ANALYSIS_WORKERS,
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    trustProxy:
      env.TRUST_PROXY !== undefined && /^\d+$/.test(env.TRUST_PROXY) ? Number(env.TRUST_PROXY) : env.TRUST_PROXY,
  };
}

/** A server behind a proxy counts as public, whatever its name is. */
function isLocalOnly({ APP_URL: appUrl, HOST: host, TRUST_PROXY: proxy }: z.output<typeof Environment>): boolean {
  return proxy === undefined && isLoopback(appUrl === undefined ? host : new URL(appUrl).hostname);
}

function llmProviders(json: string | undefined): readonly ProviderSettings[] {
  try {
    return readProviders(json);
  } catch (error) {
    throw error instanceof ProviderSettingsError ? new ConfigurationError(error.lines) : error;
  }
}

function oauthClient(name: Uppercase<ProviderId>, env: z.output<typeof Environment>): OAuthClient | undefined {
  const { [`${name}_CLIENT_ID` as const]: clientId, [`${name}_CLIENT_SECRET` as const]: clientSecret } = env;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return {
    clientId,
    clientSecret,
    authorizeUrl: env[`${name}_AUTHORIZE_URL`],
    tokenUrl: env[`${name}_TOKEN_URL`],
    userInfoUrl: env[`${name}_USERINFO_URL`],
  };
}

function portOne(env: z.infer<typeof Environment>): PortOneSettings | undefined {
  const { PORTONE_API_SECRET: apiSecret, PORTONE_WEBHOOK_SECRET: webhookSecret } = env;
  const { PORTONE_STORE_ID: storeId, PORTONE_CHANNEL_KEY: channelKey } = env;
  if (!apiSecret || !webhookSecret || !storeId || !channelKey) return undefined;
  return { apiSecret, webhookSecret, storeId, channelKey, apiUrl: env.PORTONE_API_URL ?? "https://api.portone.io" };
}

/** Whether a host name or address is local; IPv6 with or without its brackets. */
function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  return name === "localhost" || name === "::1" || name === "[::1]" || /^127(\.\d{1,3}){3}$/.test(name);
}
