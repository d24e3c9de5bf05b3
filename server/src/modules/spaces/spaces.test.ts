import * as contract from "@geulgyeol/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { INVOICE, spaceDriver } from "../../testing/space-driver.ts";
import { CONSENTS, expectRefusal, openTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { users } from "../accounts/tables.ts";
import { confirmInvoice } from "../billing/index.ts";
import { readCredits } from "../credits/index.ts";
import { countUse, listSpacesOf, logInSpace, spaceRetention, spaceRole } from "./index.ts";

onEachDatabase("spaces of schools", (connection) => {
  let test: TestApp;
  let driver: ReturnType<typeof spaceDriver>;
  beforeAll(async () => {
    test = await openTestApp(connection());
    driver = spaceDriver(test);
  });
  afterAll(() => test?.app.close());

  const refused = async (path: string, payload: unknown, cookie: string) => {
    const answer = await test.post(path, payload, { cookie });
    return answer.json().error?.code as string | undefined;
  };

  it("begin with their maker as owner, without credits and with Pro", async () => {
    const owner = await driver.newPerson();
    const id = await driver.create(owner, "달빛중 국어과");
    const space = await driver.space(id, owner);
    expect(space).toMatchObject({
      name: "달빛중 국어과",
      role: "owner",
      retention: "term-end",
      credits: { left: 0, bought: 0, usedThisMonth: 0, endsAt: null },
    });
    expect(space.members).toMatchObject([{ isMe: true, role: "owner", state: "member" }]);
    test.clock = new Date(test.clock.getTime() + 3 * 86_400_000);
    const { credits, plan } = await readCredits({ db: connection().db, now: test.clock }, id);
    expect([plan.kind, credits.remaining, credits.max]).toEqual(["pro", 0, 0]);
    expect(await listSpacesOf(connection().db, await driver.idOf(owner))).toEqual([
      { id, name: "달빛중 국어과", role: "owner", members: 1 },
    ]);
  });

  it("need a verified address to be made, and there is a limit for one person", async () => {
    const unverified = await test.newSession({ emailVerified: false });
    expect(await refused(contract.createSpace.path, { name: "이름" }, unverified)).toBe("EMAIL_NOT_VERIFIED");
    const owner = await driver.newPerson();
    for (let i = 0; i < contract.SPACES_PER_USER; i++) await driver.create(owner, `공간 ${i}`);
    expect(await refused(contract.createSpace.path, { name: "하나 더" }, owner)).toBe("TOO_MANY_SPACES");
  });

  it("cannot be signed in to, get no mail, and are no person for operators", async () => {
    const id = await driver.create(await driver.newPerson());
    const [account] = await connection().db.select().from(users).where(eq(users.id, id));
    const email = account?.email ?? "";
    expect(email).toBe(`${id}@service.invalid`);
    const signIn = await test.post("/api/auth/sign-in/email", { email, password: PASSWORD });
    expectRefusal(signIn, "INVALID_CREDENTIALS");
    const before = test.mails.length;
    await test.post("/api/auth/request-password-reset", { email, redirectTo: "/" });
    expect(test.mails.slice(before).filter(({ to }) => to === email)).toEqual([]);
    const signUp = await test.post("/api/auth/sign-up/email", { name: "남", email, password: PASSWORD, ...CONSENTS });
    expect(signUp.statusCode).toBe(400);
  });

  it("are joined once by the link of an invitation, which ends", async () => {
    const owner = await driver.newPerson();
    const id = await driver.create(owner);
    const { token } = await driver.invite(id, owner, "Teacher.One@Example.com", "teacher");
    const invited = await test.call("GET", `${contract.openInvitation.path}?token=${token}`);
    expect(invited.json().data).toMatchObject({ spaceName: "새빛고 국어과", role: "teacher", invitedBy: "시험" });
    expect(invited.headers["referrer-policy"]).toBe("no-referrer");
    expect(test.mails.at(-1)).toMatchObject({ to: "teacher.one@example.com" });
    expect((await driver.space(id, owner)).members[1]).toMatchObject({
      email: "teacher.one@example.com",
      name: null,
      state: "invited",
    });
    const [one, two] = [await driver.newPerson(), await driver.newPerson()];
    const answers = await Promise.all(
      [one, two, one].map((cookie) => test.post(contract.acceptInvitation.path, { token }, { cookie })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await driver.space(id, owner)).members).toHaveLength(2);
    expect((await test.call("GET", `${contract.openInvitation.path}?token=${token}`)).statusCode).toBe(404);

    const late = await driver.invite(id, owner, "late@example.com", "billing");
    test.clock = new Date(test.clock.getTime() + contract.INVITATION_DAYS * 86_400_000);
    expect(await refused(contract.acceptInvitation.path, { token: late.token }, await driver.newPerson())).toBe(
      "NOT_FOUND",
    );
    // Asked again, the old link ends and the new one holds.
    const again = await driver.invite(id, owner, "late@example.com", "teacher");
    expect(again.memberId).toBe(late.memberId);
    const third = await driver.newPerson();
    await driver.accept(again.token, third);
    expect((await driver.space(id, third)).role).toBe("teacher");
    expect(await refused(contract.acceptInvitation.path, { token: "x".repeat(32) }, third)).toBe("NOT_FOUND");
  });

  it("send at most ten invitations an hour to one mailbox, whichever space they are for", async () => {
    const owner = await driver.newPerson();
    const [one, two] = [await driver.create(owner), await driver.create(owner)];
    for (let i = 0; i < 10; i++) {
      await driver.invite(i % 2 === 0 ? one : two, owner, `flood+${i}@example.com`, "teacher");
    }
    const more = { id: one, email: "flood@example.com", role: "teacher" };
    expect(await refused(contract.inviteToSpace.path, more, owner)).toBe("RATE_LIMITED");
  });

  it("are not joined twice by one person", async () => {
    const owner = await driver.newPerson();
    const id = await driver.create(owner);
    const teacher = await driver.join(id, owner, "teacher");
    const { token } = await driver.invite(id, owner, "second@example.com", "billing");
    expect(await refused(contract.acceptInvitation.path, { token }, teacher)).toBe("SPACE_ALREADY_MEMBER");
    const { email } = (await driver.read("/api/user/me", teacher)).user;
    expect(await refused(contract.inviteToSpace.path, { id, email, role: "teacher" }, owner)).toBe(
      "SPACE_ALREADY_MEMBER",
    );
  });

  it("always keep an owner: none of the last ones can leave, be removed, step down or delete the account", async () => {
    const owner = await driver.newPerson();
    const id = await driver.create(owner);
    const me = (await driver.space(id, owner)).members[0]?.id;
    expect(await refused(contract.leaveSpace.path, { id }, owner)).toBe("SPACE_NEEDS_OWNER");
    expect(await refused(contract.removeSpaceMember.path, { id, memberId: me }, owner)).toBe("SPACE_NEEDS_OWNER");
    expect(await refused(contract.changeSpaceMember.path, { id, memberId: me, role: "teacher" }, owner)).toBe(
      "SPACE_NEEDS_OWNER",
    );
    expect(await refused(contract.deleteAccount.path, {}, owner)).toBe("SPACE_NEEDS_OWNER");
    // An invited owner is none yet.
    await driver.invite(id, owner, "second.owner@example.com", "owner");
    expect(await refused(contract.leaveSpace.path, { id }, owner)).toBe("SPACE_NEEDS_OWNER");
    const other = await driver.join(id, owner, "owner");
    const left = await Promise.all([owner, other].map((cookie) => refused(contract.leaveSpace.path, { id }, cookie)));
    expect(left.filter((code) => code === "SPACE_NEEDS_OWNER")).toHaveLength(1);
    const stays = left[0] === "SPACE_NEEDS_OWNER" ? owner : other;
    const leaves = stays === owner ? other : owner;
    expect((await driver.space(id, stays)).members.filter(({ state }) => state === "member")).toHaveLength(1);
    await driver.send(contract.deleteAccount.path, {}, leaves);
    expect(await spaceRole(connection().db, "nobody", id)).toBeNull();
  });

  it("lose a member whose account is deleted, and keep what the member did", async () => {
    const owner = await driver.newPerson();
    const id = await driver.create(owner);
    const teacher = await test.newSession({ emailVerified: true });
    const { email } = (await driver.read("/api/user/me", teacher)).user;
    await driver.accept((await driver.invite(id, owner, email, "teacher")).token, teacher);
    const memberId = (await driver.space(id, teacher)).members.find(({ isMe }) => isMe)?.id;
    await driver.send(contract.changeSpaceMember.path, { id, memberId, role: "billing" }, owner);
    const told = async () =>
      (await driver.log(id, owner)).slice(0, 3).map(({ action, who, whom, subject }) => [action, who, whom, subject]);
    expect(await told()).toEqual([
      ["made-billing", "시험", "시험", null],
      ["member-joined", "시험", null, null],
      ["member-invited", "시험", null, email],
    ]);
    await driver.send(contract.deleteAccount.path, {}, teacher);
    expect((await driver.space(id, owner)).members).toHaveLength(1);
    // Neither name nor address stay.
    expect(await told()).toEqual([
      ["made-billing", "시험", null, null],
      ["member-joined", null, null, null],
      ["member-invited", "시험", null, null],
    ]);
  });

  it("have a pool of credits, bought once by card and used by members", async () => {
    const { db } = connection();
    const owner = await driver.newPerson();
    const id = await driver.create(owner);
    const payer = await driver.join(id, owner, "billing");
    const teacher = await driver.join(id, owner, "teacher");
    const billingKey = await driver.card(payer);
    const order = { id, billingKey, terms: contract.CREDIT_PACKS.space };
    expect(await driver.send(contract.buySpacePack.path, order, payer)).toEqual({ outcome: "paid", message: null });
    expect(await driver.send(contract.buySpacePack.path, order, payer)).toEqual({ outcome: "paid", message: null });
    const cheap = { id, billingKey: await driver.card(payer), terms: { priceWon: 2_900, credits: 2_000 } };
    expect(await refused(contract.buySpacePack.path, cheap, payer)).toBe("TERMS_CHANGED");
    // A key of another member's window is nobody else's.
    const theirs = { ...order, billingKey: await driver.card(owner) };
    expect(await refused(contract.buySpacePack.path, theirs, payer)).toBe("INVALID_BILLING_KEY");
    // The pack goes to the space, and the receipt to who paid.
    expect((await driver.read("/api/user/me", payer)).credits.pack).toBe(0);
    expect((await driver.billing(id, owner)).receipts).toMatchObject([{ credits: 2_000, totalWon: 60_000 }]);

    const teacherId = await driver.idOf(teacher);
    await countUse(db, { spaceId: id, userId: teacherId, credits: 3, now: test.clock });
    await countUse(db, { spaceId: id, userId: teacherId, credits: 2, now: test.clock });
    await countUse(db, { spaceId: id, userId: teacherId, credits: -1, now: test.clock });
    const space = await driver.space(id, teacher);
    expect(space.credits).toMatchObject({ left: 2_000, bought: 2_000 });
    expect(space.members.find(({ isMe }) => isMe)?.usedThisMonth).toBe(4);
    const bought = (await driver.log(id, owner)).filter(({ action }) => action === "credits-bought");
    expect(bought).toMatchObject([{ amount: 2_000, who: "시험" }]);
  });

  it("keep the details of an invoice, and get its credits when an operator confirms it, once", async () => {
    const { db } = connection();
    const owner = await driver.newPerson();
    const id = await driver.create(owner);
    const wrong = { ...INVOICE, businessNumber: "220-81-62518" };
    expect(await refused(contract.requestSpaceInvoice.path, { id, details: wrong }, owner)).toBe("INVOICE_DETAILS");
    const first = await driver.send(contract.requestSpaceInvoice.path, { id, details: INVOICE }, owner);
    expect(await refused(contract.requestSpaceInvoice.path, { id, details: INVOICE }, owner)).toBe("INVOICE_OPEN");
    await driver.send(contract.cancelSpaceInvoice.path, { id, invoiceId: first.id }, owner);
    const parts = { db, now: () => test.clock, log: test.app.log as never };
    await expect(confirmInvoice(parts, first.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const second = await driver.send(contract.requestSpaceInvoice.path, { id, details: INVOICE }, owner);
    expect((await driver.space(id, owner)).credits.left).toBe(0);
    const confirmed = await Promise.allSettled([confirmInvoice(parts, second.id), confirmInvoice(parts, second.id)]);
    expect(confirmed.some(({ status }) => status === "fulfilled")).toBe(true);
    expect((await driver.space(id, owner)).credits).toMatchObject({ left: 5_000, bought: 5_000 });
    const billing = await driver.billing(id, owner);
    expect(billing.invoices.map(({ state }) => state)).toEqual(["confirmed", "cancelled"]);
    expect(billing.details).toEqual({ ...INVOICE, businessNumber: "2208162517" });
    expect(await refused(contract.cancelSpaceInvoice.path, { id, invoiceId: second.id }, owner)).toBe("NOT_FOUND");
    const told = (await driver.log(id, owner)).filter(({ action }) => action === "invoice-confirmed");
    expect(told).toMatchObject([{ who: null, amount: 5_000 }]);
  });

  it("show a teacher only the own entries of the log, in pages", async () => {
    const { db } = connection();
    const owner = await driver.newPerson();
    const id = await driver.create(owner);
    const teacher = await driver.join(id, owner, "teacher");
    const [ownerId, teacherId] = [await driver.idOf(owner), await driver.idOf(teacher)];
    for (let i = 0; i < contract.SPACE_LOG_PAGE_ROWS; i++) {
      const row = { spaceId: id, action: "class-created", subject: `${i}반`, now: test.clock } as const;
      await logInSpace(db, { ...row, userId: i % 2 === 0 ? ownerId : teacherId });
    }
    const own = await driver.log(id, teacher);
    expect(own).toHaveLength(contract.SPACE_LOG_PAGE_ROWS / 2 + 1);
    const page = await driver.read(`${contract.readSpaceLog.path}?id=${id}`, owner);
    const rest = await driver.read(`${contract.readSpaceLog.path}?id=${id}&cursor=${page.nextCursor}`, owner);
    expect([...page.entries, ...rest.entries].map(({ action }) => action)).toEqual([
      ...Array(contract.SPACE_LOG_PAGE_ROWS).fill("class-created"),
      "member-joined",
      "member-invited",
      "space-created",
    ]);
    expect(rest.nextCursor).toBeNull();
  });

  it("set how long texts are kept, which the account of the space follows", async () => {
    const { db } = connection();
    const owner = await driver.newPerson();
    const id = await driver.create(owner);
    await driver.send(contract.changeSpace.path, { id, name: "새 이름", retention: "30-days" }, owner);
    expect(await driver.space(id, owner)).toMatchObject({ name: "새 이름", retention: "30-days" });
    expect(await spaceRetention(db, id)).toBe("30-days");
    const { rows } = (await db.execute(
      sql`select history_retention as kept from user_preferences where user_id = ${id}`,
    )) as unknown as { rows: { kept: string }[] };
    expect(rows).toEqual([{ kept: "30-days" }]);
    await driver.send(contract.changeSpace.path, { id, retention: "30-days" }, owner);
    const told = (await driver.log(id, owner)).map(({ action, subject }) => [action, subject]);
    expect(told).toEqual([
      ["retention-changed", "30-days"],
      ["space-renamed", "새 이름"],
      ["space-created", null],
    ]);
  });
});
