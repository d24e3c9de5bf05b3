import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { creditDriver } from "../../testing/credit-driver.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { users } from "../accounts/tables.ts";
import { sweepMailboxGrants } from "./count-mailbox-grant.ts";
import { mailboxGrants } from "./tables.ts";

const NOON = new Date("2026-03-10T03:00:00Z");
const TOMORROW = new Date("2026-03-11T03:00:00Z");
const NEXT_MONTH = new Date("2026-04-01T03:00:00Z");

let counter = 0;

onEachDatabase("credit grants per mailbox", (connection) => {
  let mailbox: string;
  beforeEach(async () => {
    mailbox = `mailbox-${counter++}`;
    await connection().db.delete(mailboxGrants);
  });
  const open = async (emailVerified = true) => {
    const email = `${mailbox}+${counter++}@example.com`;
    return creditDriver(connection().db, await insertUser(connection().db, { emailVerified, email }));
  };
  const leave = (userId: string) => connection().db.delete(users).where(eq(users.id, userId));

  it("grants daily credits once per mailbox, to the first account each day", async () => {
    const [one, other] = [await open(), await open()];
    expect((await one.read(NOON)).remaining).toBe(3);
    expect(await other.read(NOON)).toMatchObject({ remaining: 0, max: 3 });
    expect(await other.ledger()).toEqual({ allowance: 0, pack: 0, bonus: 0 });
    expect((await other.read(TOMORROW)).remaining).toBe(3);
    expect((await one.read(TOMORROW)).remaining).toBe(0);
  });

  it("does not repeat daily and monthly grants for a recreated account", async () => {
    const first = await open();
    await first.spend(3, NOON);
    for (let i = 0; i < 10; i++) expect(await first.feedback(5, NOON)).toBe(5);
    await leave(first.userId);
    const second = await open();
    expect((await second.read(NOON)).remaining).toBe(0);
    expect(await second.feedback(5, NOON)).toBe(0);
    expect((await second.read(TOMORROW)).remaining).toBe(3);
    expect(await second.feedback(5, TOMORROW)).toBe(0);
    expect(await second.feedback(5, NEXT_MONTH)).toBe(5);
  });

  it("shares the monthly feedback limit between all accounts of a mailbox", async () => {
    const [one, other] = [await open(), await open()];
    for (let i = 0; i < 8; i++) await one.feedback(5, NOON);
    expect(await other.feedback(5, NOON)).toBe(5);
    expect(await other.feedback(5, NOON)).toBe(5);
    expect(await other.feedback(5, NOON)).toBe(0);
    expect(await one.feedback(5, NOON)).toBe(0);
  });

  it("counts unverified accounts separately and grants them no feedback credits", async () => {
    const [owner, stranger, another] = [await open(), await open(false), await open(false)];
    expect((await stranger.read(NOON)).remaining).toBe(3);
    expect((await another.read(NOON)).remaining).toBe(0);
    expect((await owner.read(NOON)).remaining).toBe(3);
    expect(await stranger.feedback(5, NOON)).toBe(0);
  });

  it("grants daily credits on verification even if an unverified account took them", async () => {
    const [stranger, owner] = [await open(false), await open(false)];
    expect((await stranger.read(NOON)).remaining).toBe(3);
    expect((await owner.read(NOON)).remaining).toBe(0);
    await owner.confirm(NOON);
    expect((await owner.read(NOON)).remaining).toBe(3);
    await owner.confirm(NOON);
    expect(await owner.ledger()).toEqual({ allowance: 3, pack: 0, bonus: 0 });
    expect((await (await open()).read(NOON)).remaining).toBe(0);
  });

  it("verification grants no second day, and the first counts for the mailbox", async () => {
    const [early, late] = [await open(false), await open(false)];
    await early.spend(2, NOON);
    await early.confirm(NOON);
    expect((await early.read(NOON)).remaining).toBe(1);
    await late.confirm(NOON);
    expect((await late.read(NOON)).remaining).toBe(0);
    await late.confirm(TOMORROW);
    expect((await late.read(TOMORROW)).remaining).toBe(3);
    expect((await early.read(TOMORROW)).remaining).toBe(0);
  });

  it("concurrent verifications do not exceed the limit", async () => {
    const drivers = await Promise.all(Array.from({ length: 6 }, () => open(false)));
    for (const driver of drivers) await driver.read(NOON);
    await Promise.all(drivers.map((driver) => driver.confirm(NOON)));
    const balances = await Promise.all(drivers.map((driver) => driver.read(NOON)));
    expect(balances.reduce((sum, { remaining }) => sum + remaining, 0)).toBeLessThanOrEqual(6);
    for (const driver of drivers) expect(await driver.ledger()).toEqual(await driver.balance());
  });

  it("concurrent requests of many accounts do not exceed the limits", async () => {
    const drivers = await Promise.all(Array.from({ length: 8 }, () => open()));
    const balances = await Promise.all(drivers.map((driver) => driver.read(NOON)));
    expect(balances.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(3);
    const granted = await Promise.all(
      drivers.flatMap((driver) => [driver.feedback(5, NOON), driver.feedback(5, NOON)]),
    );
    expect(granted.reduce((sum, one) => sum + one, 0)).toBe(50);
    for (const driver of drivers) expect(await driver.ledger()).toEqual(await driver.balance());
  });

  it("counts an account for its current address", async () => {
    const { db } = connection();
    const [one, other] = [await open(), await open()];
    expect((await one.read(NOON)).remaining).toBe(3);
    await db
      .update(users)
      .set({ email: `elsewhere-${mailbox}@example.com` })
      .where(eq(users.id, other.userId));
    expect((await other.read(NOON)).remaining).toBe(3);
    await db
      .update(users)
      .set({ email: `${mailbox}+back@example.com` })
      .where(eq(users.id, other.userId));
    expect((await one.read(TOMORROW)).remaining).toBe(3);
    expect((await other.read(TOMORROW)).remaining).toBe(0);
  });

  it("does not reduce the Pro allowance", async () => {
    const [one, other] = [await open(), await open()];
    await one.read(NOON);
    await other.subscribe(other.userId, NOON, NEXT_MONTH);
    expect((await other.read(NOON)).remaining).toBe(300);
  });

  it("sweepMailboxGrants deletes grants only after their day or month", async () => {
    const { db } = connection();
    const driver = await open();
    await driver.feedback(5, NOON);
    const kinds = async () => (await db.select().from(mailboxGrants)).map(({ kind }) => kind).sort();
    await sweepMailboxGrants({ db, now: new Date("2026-03-10T15:30:00Z") });
    expect(await kinds()).toEqual(["allowance", "feedback"]);
    await sweepMailboxGrants({ db, now: TOMORROW });
    expect(await kinds()).toEqual(["feedback"]);
    await sweepMailboxGrants({ db, now: new Date("2026-03-31T15:30:00Z") });
    expect(await kinds()).toEqual(["feedback"]);
    await sweepMailboxGrants({ db, now: NEXT_MONTH });
    expect(await kinds()).toEqual([]);
  });
});
