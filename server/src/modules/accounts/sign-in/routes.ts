import {
  AUTH_ENDPOINTS,
  type ErrorCode,
  type ResetPasswordRequest,
  type SignUpRequest,
  type SocialSignInRequest,
  verifiedPath,
} from "@geulgyeol/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../../app-error.ts";
import { hasBrokenString } from "../../../http/json-body.ts";
import { ownOrigin } from "../../../http/own-origin.ts";
import { callerAddress, createRateLimit, MINUTE_MS } from "../../../http/rate-limits.ts";
import { sendWebResponse, webRequest } from "../../../http/web-request.ts";
import type { Auth } from "../auth.ts";
import { isCommonPassword } from "../common-password.ts";
import { describeSession } from "../describe-session.ts";
import { authErrorCode, hasConsented, hasMailbox, isCallback, withOwnReason } from "../rules.ts";

export interface SignInParts {
  readonly auth: Auth;
  readonly appUrl: string | undefined;
  readonly isKnownAddress: (email: string) => Promise<boolean>;
  readonly authRequestsPerMinute: number;
  readonly signUps: SignUpLimits;
  readonly inHashingTurn: InHashingTurn;
}

/** Accounts that one network address may create. */
export interface SignUpLimits {
  readonly perHour: number;
  readonly perDay: number;
}

/**
 * Runs password hashing when the caller's turn has come, since hashes use a full processor and the threads that read
 * files. Throws `SERVER_BUSY` if too many wait.
 */
export type InHashingTurn = <Result>(caller: string, work: () => Promise<Result>) => Promise<Result>;

/** Paths on which the library hashes a password, even for a missing account. */
const HASHING_PATHS: ReadonlySet<string> = new Set(["sign-up/email", "sign-in/email", "reset-password"]);

/** Larger than the longest fields with every letter escaped. */
const BODY_MAX_BYTES = 16 * 1024;
const FAILED_PAGE = "/login?error=failed";

/** The routes of better-auth under our error envelope. */
export function signInRoutes(app: FastifyInstance, parts: SignInParts): void {
  const guard = guessingGuard(app, parts);
  for (const [path, { method }] of AUTH_ENDPOINTS) app.knownPaths.push({ method, path: `/api/auth/${path}` });

  app.route<{ Params: { "*": string } }>({
    method: ["GET", "POST"],
    url: "/api/auth/*",
    bodyLimit: BODY_MAX_BYTES,
    handler: async (request, reply) => {
      const path = request.params["*"];
      const endpoint = AUTH_ENDPOINTS.get(path);
      if (endpoint?.method !== request.method) return reply.callNotFound();
      if (request.method === "POST") await guard.all.count(request);
      const parsed = endpoint.request.safeParse((request.method === "GET" ? request.query : request.body) ?? {});
      reply.header("cache-control", "no-store");
      if (!parsed.success || hasBrokenString(parsed.data)) {
        if (isCallback(path)) return reply.redirect(FAILED_PAGE);
        throw new AppError("INVALID_REQUEST", { cause: parsed.error });
      }
      // After this only the contract's fields exist: neither limits nor the library see others.
      request.body = parsed.data;
      await guard.before(path, request);
      // Requests that will be refused anyway are answered before queueing.
      await guard.check(path, request);
      const input = libraryInput(path, parsed.data);
      const origin = ownOrigin(request, parts.appUrl);
      const answer = async () => {
        await guard.check(path, request);
        const asked = webRequest(request, { origin, path: `/api/auth/${path}`, input });
        const { response, error } = await parts.auth.handle(asked);
        if (isCallback(path)) return sendBack(reply, response);
        if (response.status < 400) {
          await guard.done(path, request);
          return sendWebResponse(reply, await inOurWords(path, response));
        }
        const code = await refusalOf(path, request, { response, error }, parts);
        await guard.after(code, request);
        throw new AppError(code);
      };
      return HASHING_PATHS.has(path) ? parts.inHashingTurn(callerAddress(request), answer) : answer();
    },
  });
}

/** A browser that comes from a provider is always redirected to a page. */
async function sendBack(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const location = response.headers.get("location");
  if (response.status < 300 || response.status >= 400 || location === null) return reply.redirect(FAILED_PAGE);
  const headers = new Headers(response.headers);
  headers.set("location", withOwnReason(location));
  return sendWebResponse(reply, new Response(null, { status: response.status, headers }));
}

async function inOurWords(path: string, response: Response): Promise<Response> {
  if (path !== "get-session") return response;
  return new Response(JSON.stringify(describeSession(await response.json())), response);
}

async function refusalOf(
  path: string,
  request: FastifyRequest,
  { response, error }: { response: Response; error: Error | null },
  { isKnownAddress }: SignInParts,
): Promise<ErrorCode> {
  const { code } = ((await response.json().catch(() => null)) ?? {}) as { code?: string };
  // Two concurrent sign-ups: the second one fails at the table's unique address.
  if (code === "FAILED_TO_CREATE_USER") {
    const { email } = request.body as SignUpRequest;
    if (await isKnownAddress(email.toLowerCase())) return "EMAIL_TAKEN";
    throw error ?? new AppError("INTERNAL_ERROR");
  }
  // The library gives no reason if a session could not be read; the error that it caught shows whether the database
  // failed.
  if (code === "FAILED_TO_GET_SESSION" && response.status >= 500 && error !== null) throw error;
  return authErrorCode(path, response.status, code);
}

/** Wrong passwords from one address for one account, and for all accounts together, in 15 minutes. */
const WRONG_PASSWORDS_PER_ACCOUNT = 10;
const WRONG_PASSWORDS_PER_ADDRESS = 50;
/** Sign-ups with a taken address from one address per hour; after them it cannot sign up at all. */
const TAKEN_ADDRESSES_PER_HOUR = 10;
/** E-mails that one address may request for one mailbox per hour. */
const EMAILS_PER_HOUR = 5;

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/**
 * Sign-up reveals taken addresses, so it is limited against testing lists. New accounts bring credits: the limits allow
 * the classes of a school behind one address, but not mass sign-ups.
 */
function guessingGuard(app: FastifyInstance, { auth, authRequestsPerMinute, signUps }: SignInParts) {
  const mailboxOf = (request: FastifyRequest) => (request.body as { email: string }).email.toLowerCase();
  const account = (request: FastifyRequest) => `${callerAddress(request)} ${mailboxOf(request)}`;
  const limit = (name: string, max: number, minutes: number, key?: (request: FastifyRequest) => string) =>
    createRateLimit(app, { name, max, windowMs: minutes * MINUTE_MS, ...(key && { key }) });
  const all = limit("auth", authRequestsPerMinute, 1);
  const taken = limit("taken-address", TAKEN_ADDRESSES_PER_HOUR, 60);
  const made = [
    limit("sign-ups-hour", signUps.perHour, HOUR_MINUTES),
    limit("sign-ups-day", signUps.perDay, DAY_MINUTES),
  ];
  const wrongHere = limit("wrong-password-account", WRONG_PASSWORDS_PER_ACCOUNT, 15, account);
  const wrongAnywhere = limit("wrong-password-address", WRONG_PASSWORDS_PER_ADDRESS, 15);
  const emails = limit("letters", EMAILS_PER_HOUR, 60, account);
  return {
    all,
    before: async (path: string, request: FastifyRequest) => {
      if (path === "send-verification-email" || path === "request-password-reset") {
        await emails.count(request);
        await auth.emails.claim(mailboxOf(request));
      }
      if (path === "reset-password") refuseCommon((request.body as ResetPasswordRequest).newPassword);
      if (path !== "sign-up/email") return;
      const given = request.body as SignUpRequest;
      if (!hasMailbox(given.email)) throw new AppError("INVALID_REQUEST");
      if (!hasConsented(given)) throw new AppError("CONSENT_REQUIRED");
      refuseCommon(given.password);
    },
    /** Checked again in the caller's turn, so that concurrent guesses are counted one after another. */
    check: async (path: string, request: FastifyRequest) => {
      if (path === "sign-up/email") for (const one of [taken, ...made]) await one.check(request);
      if (path !== "sign-in/email") return;
      await wrongHere.check(request);
      await wrongAnywhere.check(request);
    },
    done: async (path: string, request: FastifyRequest) => {
      // The account exists. If concurrent sign-ups on several nodes passed the check, the limit applies to the next
      // one.
      if (path === "sign-up/email") await Promise.allSettled(made.map((one) => one.count(request)));
    },
    after: async (code: ErrorCode, request: FastifyRequest) => {
      if (code === "EMAIL_TAKEN") await taken.count(request);
      if (code !== "INVALID_CREDENTIALS") return;
      await wrongHere.count(request);
      await wrongAnywhere.count(request);
    },
  };
}

function refuseCommon(password: string): void {
  if (isCommonPassword(password)) throw new AppError("PASSWORD_TOO_COMMON");
}

/** Input for the library: the parsed fields, and the final target of the browser. */
function libraryInput(path: string, parsed: object): object {
  if (path === "sign-up/email" || path === "send-verification-email") {
    const { next, ...fields } = parsed as Pick<SignUpRequest, "next">;
    return { ...fields, callbackURL: verifiedPath(next) };
  }
  if (path !== "sign-in/social" && path !== "link-social") return parsed;
  const { provider, callbackURL } = parsed as SocialSignInRequest;
  const errorCallbackURL =
    path === "link-social" ? callbackURL : `/login?${new URLSearchParams({ next: callbackURL })}`;
  return { provider, callbackURL, errorCallbackURL, disableRedirect: true, additionalData: { provider } };
}
