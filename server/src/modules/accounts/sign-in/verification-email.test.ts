import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { CONSENTS, openTestApp, PASSWORD, type TestApp } from "../../../testing/test-app.ts";
import { onEachDatabase } from "../../../testing/test-database.ts";

onEachDatabase("verification e-mail", (connection) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());

  const linksTo = (email: string) =>
    test.mails.filter(({ to }) => to === email).map(({ text }) => new URL(/http\S+/.exec(text)?.[0] ?? ""));

  async function ask(email: string, next: unknown): Promise<URL> {
    const before = linksTo(email).length;
    const answer = await test.post("/api/auth/send-verification-email", { email, next });
    expect(answer.statusCode).toBe(200);
    // The answer does not wait for the e-mail.
    await vi.waitFor(() => expect(linksTo(email).length).toBeGreaterThan(before));
    return linksTo(email).at(-1) as URL;
  }

  it("link redirects to the next page, for valid and invalid tokens", async () => {
    const { email } = await test.signUp();
    const known = "/email-verified?next=%2Fsubscribe";
    const link = await ask(email, "/subscribe");
    expect(link.searchParams.get("callbackURL")).toBe(known);
    const open = async (search: string) => (await test.call("GET", `${link.pathname}${search}`)).headers.location;
    expect(await open(link.search.replace("token=e", "token=f"))).toBe(`${known}&error=INVALID_TOKEN`);
    expect(await open(link.search)).toBe(known);
  });

  it.each(["//evil.example", "/history/buy-now", "/subscribe/../somewhere", 5])(
    "link ignores a next page that is not allowed: %s",
    async (next) => {
      const { email } = await test.signUp();
      expect((await ask(email, next)).searchParams.get("callbackURL")).toBe("/email-verified");
    },
  );

  it("link contains the next page that was given at sign-up", async () => {
    const email = "leads-on@example.com";
    const person = { name: "시험", email, password: PASSWORD, ...CONSENTS, next: "/subscribe" };
    expect((await test.post("/api/auth/sign-up/email", person)).statusCode).toBe(200);
    await vi.waitFor(() =>
      expect(linksTo(email)[0]?.searchParams.get("callbackURL")).toBe("/email-verified?next=%2Fsubscribe"),
    );
  });
});
