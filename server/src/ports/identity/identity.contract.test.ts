import { createHash, randomBytes } from "node:crypto";
import { PROVIDER_IDS } from "@geulgyeol/contract";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { CLIENT, openOAuthProvider } from "../../../../scripts/testing/oauth-provider.ts";
import type { IdentityProvider } from "./identity.ts";
import type { OAuthClient } from "./oauth-client.ts";
import { openProvider } from "./providers.ts";

const REDIRECT_URI = "https://geulgyeol.example/callback";

const server = await openOAuthProvider();
afterAll(() => server.close());

beforeEach(() => {
  server.behaviour = "answers";
  server.person = { subject: "42", name: "윤서진", email: "Seojin@Example.kr", emailVerified: true };
});

/** What a browser does: requests a code with a PKCE challenge and is redirected back with it. */
async function codeFor({ authorizeUrl, clientId }: IdentityProvider) {
  const codeVerifier = randomBytes(32).toString("base64url");
  const address = new URL(authorizeUrl);
  address.search = new URLSearchParams({
    client_id: clientId,
    response_type: "code",
    redirect_uri: REDIRECT_URI,
    state: "s",
    code_challenge: createHash("sha256").update(codeVerifier).digest("base64url"),
    code_challenge_method: "S256",
  }).toString();
  const answer = await fetch(address, { redirect: "manual" });
  const code = new URL(answer.headers.get("location") ?? "").searchParams.get("code") ?? "";
  return { code, codeVerifier, redirectUri: REDIRECT_URI };
}

describe.each(PROVIDER_IDS)("identity provider %s", (name) => {
  const open = (client: OAuthClient) => openProvider(name, client);
  const client: OAuthClient = {
    ...CLIENT,
    authorizeUrl: `${server.url}/${name}/authorize`,
    tokenUrl: `${server.url}/${name}/token`,
    userInfoUrl: `${server.url}/${name}/userinfo`,
    timeoutMs: 1_000,
  };
  const provider = open(client);
  const signIn = async () => provider.readProfile((await provider.exchangeCode(await codeFor(provider))).accessToken);

  it("exchanges a code for tokens and reads the profile", async () => {
    const tokens = await provider.exchangeCode(await codeFor(provider));
    expect(server.tokens).toEqual(expect.arrayContaining([tokens.accessToken, tokens.refreshToken]));
    expect(tokens.expiresAt?.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
    expect(tokens).not.toHaveProperty("idToken");
    expect(await provider.readProfile(tokens.accessToken)).toEqual({
      subject: "42",
      name: "윤서진",
      email: "seojin@example.kr",
      emailVerified: true,
      picture: null,
    });
  });

  it("accepts a picture only from the provider's own hosts", async () => {
    const own = { google: "https://lh3.googleusercontent.com/a/x=s96-c", kakao: "https://k.kakaocdn.net/dn/x/img.jpg" };
    const address = own[name];
    const pictureOf = async (picture: string) => {
      server.person = { subject: "46", picture };
      return (await signIn()).picture;
    };
    expect(await pictureOf(address)).toBe(address);
    const host = new URL(address).host;
    for (const other of [
      `https://evil.example/${host}/x.jpg`,
      `https://${host}.evil.example/x.jpg`,
      `https://${host}:8443/x.jpg`,
      `https://name:word@${host}/x.jpg`,
      `${address}?${"x".repeat(2_000)}`,
      "javascript:alert(1)",
      "data:image/png;base64,x",
      "no address",
    ]) {
      expect(await pictureOf(other)).toBeNull();
    }
  });

  it("treats an address as verified only when the provider says so", async () => {
    server.person = { subject: "43", email: "other@example.kr", emailVerified: false };
    expect(await signIn()).toEqual({
      subject: "43",
      name: null,
      email: "other@example.kr",
      emailVerified: false,
      picture: null,
    });
    server.person = { subject: "44" };
    expect(await signIn()).toEqual({ subject: "44", name: null, email: null, emailVerified: false, picture: null });
  });

  it("rejects a wrong verifier, a used code, an unknown token and a wrong secret", async () => {
    const grant = await codeFor(provider);
    const other = await codeFor(provider);
    const refused = { name: "IdentityFailure", message: `${name} answered 400` };
    await expect(provider.exchangeCode({ ...grant, codeVerifier: "x".repeat(43) })).rejects.toMatchObject(refused);
    await expect(provider.exchangeCode(grant)).rejects.toMatchObject(refused);
    await provider.exchangeCode(other);
    await expect(provider.exchangeCode(other)).rejects.toMatchObject(refused);
    await expect(provider.readProfile("nobody's")).rejects.toMatchObject({ message: `${name} answered 401` });
    const stranger = open({ ...client, clientSecret: "guessed" });
    await expect(stranger.exchangeCode(await codeFor(provider))).rejects.toMatchObject({
      message: `${name} answered 401`,
    });
  });

  it.each([
    ["is down", "answered 503"],
    ["never answers", "gave no answer"],
    ["answers nonsense", "answered in another shape"],
  ] as const)("throws IdentityFailure when the provider %s", async (behaviour, message) => {
    const grant = await codeFor(provider);
    server.behaviour = behaviour;
    const failure = { name: "IdentityFailure", message: `${name} ${message}` };
    await expect(provider.exchangeCode(grant)).rejects.toMatchObject(failure);
    await expect(provider.readProfile("any")).rejects.toMatchObject(failure);
  });

  it("uses the provider's own host by default", () => {
    const host = { google: "accounts.google.com", kakao: "kauth.kakao.com" }[name];
    expect(new URL(open(CLIENT).authorizeUrl).host).toBe(host);
  });
});

const localKakao = () =>
  openProvider("kakao", {
    ...CLIENT,
    authorizeUrl: `${server.url}/kakao/authorize`,
    tokenUrl: `${server.url}/kakao/token`,
    userInfoUrl: `${server.url}/kakao/userinfo`,
  });

it("카카오의 http 사진 주소는 https로 고치고, 기본 그림은 사진이 없는 것으로 본다", async () => {
  const provider = localKakao();
  const read = async () => provider.readProfile((await provider.exchangeCode(await codeFor(provider))).accessToken);
  const picture = "http://k.kakaocdn.net/dn/x/img_110x110.jpg";
  server.person = { subject: "47", picture };
  expect((await read()).picture).toBe("https://k.kakaocdn.net/dn/x/img_110x110.jpg");
  server.person = { subject: "47", picture, isDefaultPicture: true };
  expect((await read()).picture).toBeNull();
});

it("카카오가 유효하지 않다고 한 주소는 없는 것으로 본다", async () => {
  const provider = localKakao();
  server.person = { subject: "45", email: "moved@example.kr", emailVerified: true, emailValid: false };
  const { accessToken } = await provider.exchangeCode(await codeFor(provider));
  expect(await provider.readProfile(accessToken)).toMatchObject({ email: null, emailVerified: false });
});
