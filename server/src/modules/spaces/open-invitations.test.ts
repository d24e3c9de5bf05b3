import type { listSpaces } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { z } from "zod";
import { spaceDriver } from "../../testing/space-driver.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { users } from "../accounts/tables.ts";

onEachDatabase("open invitations to spaces", (connection) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());

  const ANSWER = "/api/space-invitations/answer";
  const list = async (cookie: string) =>
    (await test.call("GET", "/api/spaces", { cookie })).json().data as z.output<typeof listSpaces.response>;
  const answer = (invitationId: string, accepts: boolean, cookie: string) =>
    test.post(ANSWER, { invitationId, accepts }, { cookie });

  async function invited() {
    const driver = spaceDriver(test);
    const [owner, cookie] = [await driver.newPerson(), await driver.newPerson()];
    const { id: userId, email } = (await test.call("GET", "/api/user/me", { cookie })).json().data.user;
    const spaceId = await driver.create(owner);
    const { memberId, token } = await driver.invite(spaceId, owner, email, "teacher");
    return { driver, owner, cookie, userId: userId as string, email: email as string, spaceId, memberId, token };
  }

  it("are listed for the confirmed address, and accepted without the link", async () => {
    const { driver, owner, cookie, spaceId, memberId, token } = await invited();
    const { invitations } = await list(cookie);
    expect(invitations).toMatchObject([
      { id: memberId, spaceName: "새빛고 국어과", role: "teacher", invitedBy: "시험" },
    ]);
    expect((await list(owner)).invitations).toEqual([]);
    expect((await answer(memberId, true, cookie)).statusCode).toBe(200);
    expect(await list(cookie)).toMatchObject({ invitations: [], spaces: [{ id: spaceId, role: "teacher" }] });
    // It was for one use, with or without the link.
    expectRefusal(await answer(memberId, true, cookie), "NOT_FOUND");
    expectRefusal(await test.post("/api/space-invitations/accept", { token }, { cookie: owner }), "NOT_FOUND");
    expect((await driver.log(spaceId, owner))[0]).toMatchObject({ action: "member-joined" });
  });

  it("are declined, which the log tells without the name of an account", async () => {
    const { driver, owner, cookie, spaceId, memberId, email } = await invited();
    expect((await answer(memberId, false, cookie)).statusCode).toBe(200);
    expect(await list(cookie)).toMatchObject({ invitations: [], spaces: [] });
    expect((await driver.space(spaceId, owner)).members).toHaveLength(1);
    const [entry] = await driver.log(spaceId, owner);
    expect(entry).toMatchObject({ action: "invitation-declined", who: null, subject: email.toLowerCase() });
  });

  it("are nobody else's, nor of an address that was not confirmed, nor any more after their time", async () => {
    const { driver, cookie, userId, memberId } = await invited();
    expectRefusal(await answer(memberId, true, await driver.newPerson()), "NOT_FOUND");
    const { db } = connection();
    const confirm = (emailVerified: boolean) => db.update(users).set({ emailVerified }).where(eq(users.id, userId));
    await confirm(false);
    expect((await list(cookie)).invitations).toEqual([]);
    expectRefusal(await answer(memberId, true, cookie), "NOT_FOUND");
    await confirm(true);
    const before = test.clock;
    test.clock = new Date(before.getTime() + 15 * 24 * 60 * 60 * 1000);
    expect((await list(cookie)).invitations).toEqual([]);
    expectRefusal(await answer(memberId, true, cookie), "NOT_FOUND");
    test.clock = before;
  });
});
