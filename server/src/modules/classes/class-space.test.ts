import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { creditDriver } from "../../testing/credit-driver.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { eraseLedClasses } from "./erasure/erase-led-classes.ts";

const NOON = new Date("2026-09-10T03:00:00Z");

onEachDatabase("classes in a school's space", (connection) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(connection());
    test.clock = NOON;
  });
  afterAll(() => test?.app.close());

  const newUser = async () => {
    const cookie = await test.newSession({ emailVerified: true });
    const { id } = (await test.call("GET", "/api/user/me", { cookie })).json().data.user;
    return { cookie, id: id as string };
  };
  const send = (method: "POST" | "PATCH" | "DELETE", url: string, payload: object, cookie: string) =>
    test.app.inject({ method, url, headers: { cookie }, payload });
  const data = async (
    answer: Promise<{ statusCode: number; body: string; json(): { data: Record<string, unknown> } }>,
  ) => {
    const got = await answer;
    expect(got.statusCode, got.body).toBe(200);
    return got.json().data as Record<string, never> & { id: string };
  };
  const join = async (spaceId: string, userId: string, role: string) =>
    connection().db.execute(sql`insert into space_members (id, space_id, user_id, role, since)
      values (${crypto.randomUUID()}, ${spaceId}, ${userId}, ${role}, ${NOON.toISOString()})`);
  const newSpace = async () => {
    const owner = await newUser();
    const { id } = await data(send("POST", "/api/spaces", { name: "별내고 국어과" }, owner.cookie));
    return { owner, spaceId: id };
  };
  const makeClass = (cookie: string, spaceId: string | null, name = "2학년 3반") =>
    send("POST", "/api/classes", { name, year: 2026, term: 2, spaceId }, cookie);

  it("lets a teacher of the space make a class without Pro, and nobody else", async () => {
    const { owner, spaceId } = await newSpace();
    const [teacher, clerk, stranger] = [await newUser(), await newUser(), await newUser()];
    await join(spaceId, teacher.id, "teacher");
    await join(spaceId, clerk.id, "billing");
    const made = await data(makeClass(teacher.cookie, spaceId));
    expect(made).toMatchObject({ role: "lead", space: "별내고 국어과" });
    expectRefusal(await makeClass(teacher.cookie, null), "PRO_REQUIRED");
    expectRefusal(await makeClass(clerk.cookie, spaceId), "SPACE_ROLE_REQUIRED");
    expectRefusal(await makeClass(stranger.cookie, spaceId), "NOT_FOUND");
    // The owner of the space sees the class only when invited to it.
    const open = (cookie: string) => test.call("GET", `/api/classes/class?id=${made.id}`, { cookie });
    expectRefusal(await open(owner.cookie), "NOT_FOUND");
    const { entries } = await data(
      test.call("GET", `/api/spaces/log?id=${spaceId}`, { cookie: owner.cookie }) as never,
    );
    expect(entries).toEqual(expect.arrayContaining([expect.objectContaining({ action: "class-created" })]));
  });

  it("takes a class from a teacher who has left the space, and invites members alone", async () => {
    const { spaceId } = await newSpace();
    const [teacher, stranger] = [await newUser(), await newUser()];
    await join(spaceId, teacher.id, "teacher");
    const { id } = await data(makeClass(teacher.cookie, spaceId));
    const invite = (userId: string) =>
      send("POST", "/api/classes/teachers", { id, email: `${userId}@example.com`, role: "view" }, teacher.cookie);
    expectRefusal((await invite(stranger.id)) as never, "TEACHER_NOT_FOUND");
    await connection().db.execute(sql`delete from space_members where user_id = ${teacher.id}`);
    expectRefusal(await test.call("GET", `/api/classes/class?id=${id}`, { cookie: teacher.cookie }), "NOT_FOUND");
    const { classes } = await data(test.call("GET", "/api/classes", { cookie: teacher.cookie }) as never);
    expect(classes).toEqual([]);
  });

  it("deletes the classes of a teacher whose account is deleted, with the texts that belong to the space", async () => {
    const { spaceId } = await newSpace();
    const teacher = await newUser();
    await join(spaceId, teacher.id, "teacher");
    const { id: classId } = await data(makeClass(teacher.cookie, spaceId));
    const asked = { classId, title: "글", instructions: "", question: "", minChars: null, maxChars: null };
    await data(
      send(
        "POST",
        "/api/classes/assignments",
        { ...asked, dueAt: "2026-09-20T03:00:00Z", lateUntil: null },
        teacher.cookie,
      ) as never,
    );
    const batchesOf = async () =>
      (
        (await connection().db.execute(sql`select id from batches where owner_id = ${spaceId}`)) as unknown as {
          rows: unknown[];
        }
      ).rows.length;
    expect(await batchesOf()).toBe(1);
    await connection().db.transaction((tx) => eraseLedClasses(tx, teacher.id));
    expect(await batchesOf()).toBe(0);
  });

  it("charges the space for what is handed in, and counts it for the teacher", async () => {
    const { owner, spaceId } = await newSpace();
    const teacher = await newUser();
    await join(spaceId, teacher.id, "teacher");
    await creditDriver(connection().db, spaceId).gift(5, NOON);
    const { id: classId } = await data(makeClass(teacher.cookie, spaceId));
    const asked = { classId, title: "글", instructions: "", question: "", minChars: null, maxChars: null };
    const due = { dueAt: "2026-09-20T03:00:00Z", lateUntil: null };
    const assignment = await data(
      send("POST", "/api/classes/assignments", { ...asked, ...due }, teacher.cookie) as never,
    );
    const [row] = (
      (await connection().db.execute(sql`select batch_id from assignments where id = ${assignment.id}`)) as unknown as {
        rows: { batch_id: string }[];
      }
    ).rows;
    await connection().db.execute(sql`insert into batch_texts (id, batch_id, position, state, text, source, created_at, content_key)
      values ('t-space', ${row?.batch_id}, 0, 'waiting', ${koreanText(77)}, '{"kind":"paste"}', ${NOON.toISOString()}, 'k')`);
    await test.sweep("judge the texts of batches");
    const used = async () => {
      const { members } = await data(
        test.call("GET", `/api/spaces/space?id=${spaceId}`, { cookie: owner.cookie }) as never,
      );
      return (members as unknown as { usedThisMonth: number }[]).map((one) => one.usedThisMonth);
    };
    await expect.poll(used, { timeout: 20_000 }).toContain(1);
  });

  it("keeps texts no longer than the space allows, also after the space shortens it", async () => {
    const { owner, spaceId } = await newSpace();
    const teacher = await newUser();
    await join(spaceId, teacher.id, "teacher");
    const { id } = await data(makeClass(teacher.cookie, spaceId));
    const keep = (retention: string, retentionDay: string | null = null) =>
      send("PATCH", "/api/classes", { id, retention, retentionDay }, teacher.cookie);
    expectRefusal((await keep("day", "2027-02-01")) as never, "CLASS_RETENTION");
    await data(send("POST", "/api/spaces/change", { id: spaceId, retention: "class" }, owner.cookie));
    await data(keep("day", "2027-02-01") as never);
    await data(send("POST", "/api/spaces/change", { id: spaceId, retention: "30-days" }, owner.cookie));
    const kept = await data(test.call("GET", `/api/classes/class?id=${id}`, { cookie: teacher.cookie }) as never);
    expect(kept).toMatchObject({ retention: "after-due", retentionDay: null });
  });
});
