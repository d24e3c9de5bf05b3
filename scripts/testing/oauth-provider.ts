import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** Who signs in next, and how the provider behaves meanwhile. */
export interface Person {
  readonly subject: string;
  readonly name?: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  /** Kakao only: false when the address has passed to another account there. */
  readonly emailValid?: boolean;
  /** Address of the picture; Kakao's default figure when `isDefaultPicture`. */
  readonly picture?: string;
  readonly isDefaultPicture?: boolean;
}

export interface OAuthProvider {
  readonly url: string;
  person: Person;
  /** What the person answers to "may this site know who you are". */
  consents: boolean;
  behaviour: "answers" | "is down" | "never answers" | "answers nonsense";
  /** Parameters of the authorisation requests so far. */
  readonly requests: URLSearchParams[];
  /** Tokens that were given out. */
  readonly tokens: string[];
  /** Codes that are under way become worthless. */
  expireCodes(): void;
  close(): Promise<void>;
}

export const CLIENT = { clientId: "client-of-the-test", clientSecret: "secret-of-the-test" };

interface Answer {
  readonly status: number;
  readonly location?: string;
  readonly body?: unknown;
}

/**
 * A local OAuth provider (authorisation code flow) with paths and user info like Google's and Kakao's. It
 * checks the client secret, the redirect address, single use of the code, and the PKCE verifier (RFC 7636).
 */
export async function openOAuthProvider(port = 0): Promise<OAuthProvider> {
  const codes = new Map<string, { challenge: string; redirectUri: string; person: Person }>();
  const owners = new Map<string, Person>();

  function authorize(query: URLSearchParams): Answer {
    provider.requests.push(query);
    const redirectUri = query.get("redirect_uri") ?? "";
    const isSound =
      query.get("client_id") === CLIENT.clientId &&
      query.get("response_type") === "code" &&
      query.get("code_challenge_method") === "S256" &&
      URL.canParse(redirectUri);
    if (!isSound) return { status: 400, body: { error: "invalid_request" } };
    const back = new URL(redirectUri);
    back.searchParams.set("state", query.get("state") ?? "");
    if (provider.consents) {
      const code = randomUUID();
      codes.set(code, { challenge: query.get("code_challenge") ?? "", redirectUri, person: provider.person });
      back.searchParams.set("code", code);
    } else {
      back.searchParams.set("error", "access_denied");
    }
    return { status: 302, location: back.href };
  }

  function token(form: URLSearchParams): Answer {
    const code = form.get("code") ?? "";
    const grant = codes.get(code);
    codes.delete(code);
    const isClient = form.get("client_id") === CLIENT.clientId && form.get("client_secret") === CLIENT.clientSecret;
    if (!isClient) return { status: 401, body: { error: "invalid_client" } };
    const verifier = form.get("code_verifier") ?? "";
    const isSound =
      grant?.challenge === createHash("sha256").update(verifier).digest("base64url") &&
      grant.redirectUri === form.get("redirect_uri");
    if (!isSound) return { status: 400, body: { error: "invalid_grant" } };
    const [accessToken, refreshToken] = [`access-${randomUUID()}`, `refresh-${randomUUID()}`];
    owners.set(accessToken, grant.person);
    provider.tokens.push(accessToken, refreshToken);
    const tokens = { access_token: accessToken, refresh_token: refreshToken, expires_in: 3_600, token_type: "bearer" };
    // Providers add fields that nobody asked for.
    return { status: 200, body: { ...tokens, id_token: `id-${randomUUID()}` } };
  }

  function userInfo(name: string, accessToken: string): Answer {
    const person = owners.get(accessToken);
    if (person === undefined) return { status: 401, body: { error: "invalid_token" } };
    return { status: 200, body: name === "kakao" ? asKakao(person) : asGoogle(person) };
  }

  async function answerTo(request: IncomingMessage): Promise<Answer | null> {
    const url = new URL(request.url ?? "/", "http://provider");
    const [, name = "", action] = url.pathname.split("/");
    if (action === "authorize") return authorize(url.searchParams);
    if (provider.behaviour === "never answers") return null;
    if (provider.behaviour === "is down") return { status: 503, body: { error: "temporarily_unavailable" } };
    if (provider.behaviour === "answers nonsense") return { status: 200, body: { hello: "world" } };
    if (action === "token") return token(new URLSearchParams(await bodyOf(request)));
    if (action === "userinfo") return userInfo(name, (request.headers.authorization ?? "").replace(/^Bearer /, ""));
    return { status: 404, body: { error: "not_found" } };
  }

  const server = createServer(async (request, response) => {
    const answer = await answerTo(request);
    if (answer === null) return;
    const { status, location, body } = answer;
    response.writeHead(status, { "content-type": "application/json", ...(location && { location }) });
    response.end(body === undefined ? "" : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const provider: OAuthProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    person: { subject: "1" },
    consents: true,
    behaviour: "answers",
    requests: [],
    tokens: [],
    expireCodes: () => codes.clear(),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return provider;
}

function asGoogle({ subject, name, email, emailVerified = false, picture }: Person) {
  return { sub: subject, name, email, email_verified: emailVerified, picture };
}

function asKakao({ subject, name, email, emailVerified = false, emailValid = true, ...rest }: Person) {
  const { picture, isDefaultPicture = false } = rest;
  const image = { thumbnail_image_url: picture, profile_image_url: picture, is_default_image: isDefaultPicture };
  const hasProfile = name !== undefined || picture !== undefined;
  const profile = hasProfile ? { profile: { nickname: name, ...(picture !== undefined && image) } } : {};
  const address =
    email === undefined
      ? { has_email: false }
      : { has_email: true, email, is_email_valid: emailValid, is_email_verified: emailVerified };
  return { id: subject === "" ? null : Number(subject), kakao_account: { ...profile, ...address } };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
