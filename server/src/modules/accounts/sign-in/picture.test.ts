import { CurrentUser } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { type AppWithProvider, appWithProvider } from "../../../testing/app-with-provider.ts";
import { arrive, depart, signInBy } from "../../../testing/provider-browser.ts";
import { CONSENTS } from "../../../testing/test-app.ts";
import { onEachDatabase } from "../../../testing/test-database.ts";
import { users } from "../tables.ts";

const AT_GOOGLE = "https://lh3.googleusercontent.com/a/one=s96-c";
const AT_KAKAO = "https://k.kakaocdn.net/dn/one/img_110x110.jpg";

onEachDatabase("profile picture", (connection) => {
  let provider: AppWithProvider["provider"];
  let test: AppWithProvider["test"];
  let subject = 3_000;
  appWithProvider(connection, (opened) => {
    ({ test, provider } = opened);
  });
  beforeEach(() => void subject++);

  const imageOf = async (cookie: string) =>
    CurrentUser.parse((await test.call("GET", "/api/user/me", { cookie })).json().data).user.image;
  async function signIn(name: string, person: { picture?: string; email?: string; emailVerified?: boolean } = {}) {
    provider.person = { subject: `${subject}`, name: "윤서진", ...person };
    const { cookie } = await signInBy(test, name);
    await test.post("/api/account/consent", CONSENTS, { cookie });
    return cookie;
  }

  it.each([
    ["google", AT_GOOGLE],
    ["kakao", AT_KAKAO],
  ])("updates the picture from %s at each sign-in and removes a missing one", async (name, picture) => {
    expect(await imageOf(await signIn(name, { picture }))).toBe(picture);
    const next = picture.replace("one", "two");
    const cookie = await signIn(name, { picture: next });
    expect(await imageOf(cookie)).toBe(next);
    const session = (await test.call("GET", "/api/auth/get-session", { cookie })).json();
    expect(session.user.image).toBe(next);
    expect(await imageOf(await signIn(name))).toBeNull();
  });

  it("stores the picture when a provider signs in to an existing account", async () => {
    const { email, cookie } = await test.signUp();
    expect(await imageOf(cookie)).toBeNull();
    await connection().db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
    await signIn("google", { picture: AT_GOOGLE, email, emailVerified: true });
    expect(await imageOf(cookie)).toBe(AT_GOOGLE);
  });

  it("removes the picture when its provider is unlinked, not when another is", async () => {
    const { email, cookie } = await test.signUp();
    await connection().db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
    await signIn("google", { picture: AT_GOOGLE, email, emailVerified: true });
    provider.person = { subject: `${subject}` };
    await arrive(test, await depart(test, "kakao", "/settings", cookie));
    const unlink = (method: string) =>
      test.app.inject({ method: "DELETE", url: `/api/account/methods?method=${method}`, headers: { cookie } });
    expect((await unlink("kakao")).statusCode).toBe(200);
    expect(await imageOf(cookie)).toBe(AT_GOOGLE);
    expect((await unlink("google")).statusCode).toBe(200);
    expect(await imageOf(cookie)).toBeNull();
  });

  it("keeps the picture when another provider's sign-in has none", async () => {
    const { email, cookie } = await test.signUp();
    await connection().db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
    await signIn("google", { picture: AT_GOOGLE, email, emailVerified: true });
    await signIn("kakao", { email, emailVerified: true });
    expect(await imageOf(cookie)).toBe(AT_GOOGLE);
  });

  it("returns null for a picture on an unknown host", async () => {
    const cookie = await signIn("google", { picture: "https://evil.example/pixel.gif" });
    expect(await imageOf(cookie)).toBeNull();
    await connection().db.update(users).set({ image: "https://evil.example/pixel.gif" });
    expect(await imageOf(cookie)).toBeNull();
    const session = (await test.call("GET", "/api/auth/get-session", { cookie })).json();
    expect(session.user.image).toBeNull();
  });
});
