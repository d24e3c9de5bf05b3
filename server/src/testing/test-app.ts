import { createHmac, randomUUID } from "node:crypto";
import { type BusinessDetails, ERRORS, type ErrorCode, ErrorEnvelope, eachProvider } from "@geulgyeol/contract";
import { compareTexts } from "@geulgyeol/similarity";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { createServer, type ServerParts } from "../create-server.ts";
import type { DatabaseConnection } from "../db/connection.ts";
import { createLogger } from "../http/request-log.ts";
import { sessions } from "../modules/accounts/tables.ts";
import { WEBHOOK_PATH } from "../modules/billing/index.ts";
import type { Limits } from "../modules.ts";
import { type Mail, onlyRealAddresses } from "../ports/mail.ts";
import { createTestGateway } from "../ports/test-gateway/payment-test-gateway.ts";
import { quickPasswordHash } from "./quick-password-hash.ts";
import { readInProcess } from "./read-in-process.ts";
import { recordsInProcess } from "./records-in-process.ts";
import { scriptedAnalyse } from "./scripted-analyse.ts";
import { scriptedDetector } from "./scripted-detector.ts";
import { scriptedRewrite } from "./scripted-rewrite.ts";
import { insertUser } from "./test-database.ts";

const SECRET = "a secret for tests, longer than 32 bytes";
export const PASSWORD = "correct horse 42";
export const CONSENTS = { termsAccepted: true, privacyAccepted: true, ageConfirmed: true };

export interface TestApp {
  readonly app: FastifyInstance;
  readonly script: ReturnType<typeof scriptedAnalyse>;
  readonly edits: ReturnType<typeof scriptedRewrite>;
  readonly mails: Mail[];
  readonly logLines: string[];
  /** The current time for the modules; sessions use the real clock. */
  clock: Date;
  call(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>;
  post(path: string, payload: unknown, options?: CallOptions): Promise<LightMyRequestResponse>;
  /** Creates an account like a user, and returns its address and its session cookie. */
  signUp(email?: string): Promise<{ email: string; cookie: string }>;
  /** Does the repeated work of this name at once. */
  sweep(name: string): Promise<void>;
  /** Inserts a user with a session into the database, without hashing a password; returns the cookie. */
  newSession(user?: Parameters<typeof insertUser>[1]): Promise<string>;
}

const NOBODY: BusinessDetails = {
  name: null,
  representative: null,
  registrationNumber: null,
  mailOrderNumber: null,
  address: null,
  phone: null,
  email: null,
};

const NO_LIMITS: Partial<Limits> = {
  authRequestsPerMinute: 10_000,
  signUps: { perHour: 10_000, perDay: 10_000 },
  analysesPerMinute: 10_000,
  analysesWaiting: 10_000,
  analysesWaitingPerUser: 10_000,
  analysisWaitMs: 600_000,
  editsPerMinute: 10_000,
  documentsPerMinute: 10_000,
  communityActionsPerMinute: 10_000,
  communitySearchesPerMinute: 10_000,
  recordSharesPerMinute: 10_000,
  handInsPerMinute: 10_000,
  comparisonsPerMinute: 10_000,
  batchReportsPerMinute: 10_000,
  invitationsPerHour: 10_000,
  invitedTeachersPerHour: 10_000,
  pupilTextsPerMinute: 10_000,
};

interface CallOptions {
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
  /** Address that the request comes from. */
  readonly from?: string;
  readonly payload?: InjectOptions["payload"];
}

type Overrides = Partial<ServerParts>;

/** The whole server without a port, with the scripted detector; limits are high unless given. */
export async function openTestApp(connection: DatabaseConnection, overrides: Overrides = {}): Promise<TestApp> {
  const script = scriptedAnalyse();
  const edits = scriptedRewrite();
  const mails: Mail[] = [];
  const logLines: string[] = [];
  const log = createLogger("debug", { write: (line) => void logLines.push(line) });
  const gateway = createTestGateway({
    db: connection.db,
    now: () => test.clock,
    log,
    delayMs: 50,
    deliver: async (body, headers) => {
      const taken = await test.call("POST", WEBHOOK_PATH, {
        headers: { ...headers, "content-type": "application/json" },
        payload: body,
      });
      if (taken.statusCode !== 200) throw new Error(`The webhook was answered with ${taken.statusCode}.`);
    },
  });
  const { app, sweeps } = await createServer({
    connection,
    log,
    now: () => test.clock,
    authNow: () => new Date(),
    secret: SECRET,
    appUrl: undefined,
    baseUrl: "http://localhost",
    version: "0.1.0",
    signIn: { email: true, ...eachProvider((id) => id === "kakao") },
    providers: [],
    passwordHash: quickPasswordHash,
    sendMail: onlyRealAddresses(async (mail) => void mails.push(mail)),
    analyse: script.analyse,
    // So that concurrent requests meet in the database instead of in the queue.
    engineThreads: 64,
    rewrite: edits.rewrite,
    versions: scriptedDetector,
    readDocument: readInProcess,
    printReport: async ({ code }) => Buffer.from(`%PDF-1.3 ${code}`),
    printAppeal: async ({ title }) => Buffer.from(`%PDF-1.3 ${title}`),
    compareTexts: async (input) => compareTexts(input),
    recordReader: recordsInProcess,
    printRecord: async ({ address }) => Buffer.from(`%PDF-1.3 ${address}`),
    llm: { models: [], budget: { perDay: 10_000_000, perUserPerDay: 1_000_000 }, log },
    gateway,
    testGateway: gateway,
    business: NOBODY,
    limits: NO_LIMITS,
    checksAnswers: true,
    apiRequestsPerMinute: 100_000,
    programRequestsPerMinute: 10_000,
    ...overrides,
  });
  const test: TestApp = {
    app,
    script,
    edits,
    mails,
    logLines,
    clock: new Date("2026-03-10T03:00:00Z"),
    call: (method, url, { cookie, headers = {}, from, payload } = {}) =>
      app.inject({
        method,
        url,
        headers: { ...(cookie && { cookie }), ...headers },
        ...(from && { remoteAddress: from }),
        ...(payload !== undefined && { payload }),
      }),
    post: (path, payload, options = {}) =>
      test.call("POST", path, {
        ...options,
        headers: { "content-type": "application/json", ...options.headers },
        payload: JSON.stringify(payload),
      }),
    signUp: async (email = `${randomUUID()}@example.com`) => {
      const answer = await test.post("/api/auth/sign-up/email", {
        name: "시험",
        email,
        password: PASSWORD,
        ...CONSENTS,
      });
      expect(answer.statusCode).toBe(200);
      // The response does not wait for the e-mail.
      await expect
        .poll(() => mails.some(({ to }) => to === email.toLowerCase()), { interval: 2, timeout: 10_000 })
        .toBe(true);
      return { email, cookie: cookieOf(answer) };
    },
    sweep: async (name) => {
      const found = sweeps.find((one) => one.name === name);
      if (found === undefined) throw new Error(`Nothing repeated is named "${name}".`);
      await found.work();
    },
    newSession: async (user) => {
      const [token, userId] = [randomUUID(), await insertUser(connection.db, user)];
      const expiresAt = new Date(Date.now() + 3_600_000);
      await connection.db.insert(sessions).values({ id: randomUUID(), token, userId, expiresAt });
      const signature = createHmac("sha256", SECRET).update(token).digest("base64");
      return `geulgyeol.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
    },
  };
  return test;
}

/** The `Cookie` header for the cookies of a response. */
export function cookieOf(answer: LightMyRequestResponse): string {
  return answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
}

/** Expects our envelope with this code, its status, its message and the request id. */
export function expectRefusal(answer: LightMyRequestResponse, code: ErrorCode): void {
  const { error } = ErrorEnvelope.strict().parse(answer.json());
  expect(error).toEqual({ code, message: ERRORS[code].message, requestId: answer.headers["x-request-id"] });
  expect(answer.statusCode).toBe(ERRORS[code].status);
}
