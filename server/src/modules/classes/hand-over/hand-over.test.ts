import {
  type ClassDetails,
  EXPORT_PATH,
  type listClasses,
  type SpaceClass,
  type SpaceLogEntry,
} from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import type { z } from "zod";
import { classWorld, days, END_OF_TERM, type Teacher } from "../../../testing/class-driver.ts";
import { koreanText } from "../../../testing/korean-text.ts";
import { spaceDriver } from "../../../testing/space-driver.ts";
import { expectRefusal } from "../../../testing/test-app.ts";
import { onEachDatabase } from "../../../testing/test-database.ts";
import { tellTeachers } from "../erasure/tell-teachers.ts";

const PATH = "/api/classes/hand-over";

onEachDatabase("handing a class over", (connection) => {
  const world = classWorld(connection);
  const { drive } = world;
  const list = (by: Teacher) => drive.call<z.output<typeof listClasses.response>>("GET", "/api/classes", {}, by);
  const read = (id: string, by: Teacher) => drive.call<ClassDetails>("GET", "/api/classes/class", { id }, by);
  const offer = (teacherId: string | null) => drive.ask("POST", PATH, { id: world.own.id, teacherId }, world.lead);
  const answer = (by: Teacher, accepts: boolean, id = world.own.id) =>
    drive.ask("POST", `${PATH}/answer`, { id, accepts }, by);
  const leave = async ({ cookie }: Teacher) =>
    (await world.test.post("/api/account/delete", {}, { cookie })).statusCode;
  const rowsOf = async (table: string, column: string, id: string) => {
    const { rows } = (await connection().db.execute(
      sql`select count(*)::int as n from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`,
    )) as unknown as { rows: { n: number }[] };
    return rows[0]?.n;
  };

  it("gives an own class with its texts, results and costs to an invited teacher who accepts", async () => {
    const text = koreanText(31_337, 400);
    await drive.handIn(world.assignment, 1, "강다온", { text });
    const [row] = (await drive.judged(world.lead, world.assignment.id)).rows;
    const next = await drive.teacher();
    const teacherId = await drive.join(world.lead, world.own.id, next);
    expect((await offer(teacherId)).statusCode).toBe(200);
    expect((await read(world.own.id, world.lead)).handedOverTo).toBe(teacherId);
    // Nothing changes until the answer.
    expect(await list(next)).toMatchObject({ handOvers: [{ classId: world.own.id, texts: 1, space: null }] });
    expect(await list(world.lead)).toMatchObject({ handOvers: [], classes: [{ role: "lead" }] });
    expect((await answer(next, true)).statusCode).toBe(200);
    expect(await list(next)).toMatchObject({ handOvers: [], classes: [{ role: "lead" }] });
    expect(await list(world.lead)).toMatchObject({ classes: [{ role: "assign" }] });
    for (const [table, column] of [
      ["batches", "owner_id"],
      ["analyses", "user_id"],
      ["analysis_requests", "user_id"],
      ["history_entries", "user_id"],
      ["history_texts", "user_id"],
    ] as const) {
      expect([table, await rowsOf(table, column, world.lead.id), await rowsOf(table, column, next.id)]).toEqual([
        table,
        0,
        1,
      ]);
    }
    const opened = { id: row?.handIn?.id ?? "" };
    expect(await drive.call("GET", "/api/classes/texts", opened, next)).toMatchObject({ analysis: { text } });
    // The new lead pays for what comes.
    await drive.handIn(world.assignment, 2, "고은결");
    await drive.judged(next, world.assignment.id);
    expect(await rowsOf("analyses", "user_id", next.id)).toBe(2);
    // The account of the former lead takes nothing with it.
    expect(await leave(world.lead)).toBe(200);
    expect(await read(world.own.id, next)).toMatchObject({ texts: 2, role: "lead" });
    const certificate = await drive.call("DELETE", "/api/classes/texts", opened, next);
    expect(certificate).toMatchObject({ texts: 1, results: 1, left: 0 });
    expect(await world.tablesWith(text.slice(0, 40))).toEqual([]);
  });

  it("judges a text again at the new lead's expense that was being judged", async () => {
    await drive.handIn(world.assignment, 1, "강다온");
    await drive.judged(world.lead, world.assignment.id);
    const taken = days(1).toISOString();
    await connection().db.execute(sql`insert into batch_texts
      (id, batch_id, position, state, text, source, created_at, content_key, taken_until)
      values (${`taken-${world.own.id}`}, ${world.assignment.batchId}, 9, 'waiting', ${koreanText(99, 400)},
        '{"kind":"paste"}', ${taken}, 'former', ${taken})`);
    const next = await drive.teacher();
    await offer(await drive.join(world.lead, world.own.id, next));
    await answer(next, true);
    await world.test.sweep("judge the texts of batches");
    await expect.poll(() => rowsOf("analyses", "user_id", next.id), { timeout: 20_000 }).toBe(2);
    expect(await rowsOf("analyses", "user_id", world.lead.id)).toBe(0);
  });

  it("asks only teachers who have accepted their invitation, and can be taken back and declined", async () => {
    const [next, other] = [await drive.teacher(), await drive.teacher()];
    const given = { id: world.own.id, email: other.email, role: "view" };
    const { id: unanswered } = await drive.call<{ id: string }>("POST", "/api/classes/teachers", given, world.lead);
    expectRefusal(await offer(unanswered), "NOT_FOUND");
    const teacherId = await drive.join(world.lead, world.own.id, next, "assign");
    expectRefusal(await answer(next, true), "NOT_FOUND");
    await offer(teacherId);
    expectRefusal(await answer(other, true), "NOT_FOUND");
    await offer(null);
    expectRefusal(await answer(next, true), "NOT_FOUND");
    await offer(teacherId);
    expect((await answer(next, false)).statusCode).toBe(200);
    expect((await read(world.own.id, world.lead)).handedOverTo).toBeNull();
    // Whoever is taken out and invited again has no old offer.
    await offer(teacherId);
    await drive.call("DELETE", "/api/classes/teachers", { id: world.own.id, teacherId }, world.lead);
    await drive.join(world.lead, world.own.id, next);
    expectRefusal(await answer(next, true), "NOT_FOUND");
    expect(await list(world.lead)).toMatchObject({ classes: [{ role: "lead" }] });
  });

  async function newSpace() {
    const spaces = spaceDriver(world.test);
    const owner = await drive.teacher(false);
    const spaceId = await spaces.create(owner.cookie);
    const join = async (role: "teacher" | "billing") => {
      const teacher = await drive.teacher(false);
      const { memberId, token } = await spaces.invite(spaceId, owner.cookie, teacher.email, role);
      await spaces.accept(token, teacher.cookie);
      return { ...teacher, memberId };
    };
    const [lead, next, clerk] = [await join("teacher"), await join("teacher"), await join("billing")];
    const { id } = await drive.newClass(lead, { spaceId });
    const listed = async () =>
      (await drive.call<{ classes: SpaceClass[] }>("GET", "/api/spaces/classes", { id: spaceId }, owner)).classes;
    const move = (memberId: string, by: Teacher) =>
      drive.ask("POST", "/api/spaces/classes/lead", { id: spaceId, classId: id, memberId }, by);
    return { spaces, owner, spaceId, lead, next, clerk, id, listed, move };
  }

  it("lets the owner of a space give a class to another teacher of it, and logs it", async () => {
    const { spaces, owner, spaceId, lead, next, clerk, id, listed, move } = await newSpace();
    expect(await listed()).toMatchObject([{ id, leadMemberId: lead.memberId, texts: 0 }]);
    expectRefusal(await move(next.memberId, lead), "SPACE_ROLE_REQUIRED");
    expectRefusal(await move(clerk.memberId, owner), "NOT_FOUND");
    expectRefusal(await move("no-member", owner), "NOT_FOUND");
    expect((await move(next.memberId, owner)).statusCode).toBe(200);
    expect(await read(id, next)).toMatchObject({ role: "lead" });
    expect(await read(id, lead)).toMatchObject({ role: "assign" });
    expect(await rowsOf("classes", "owner_id", spaceId)).toBe(1);
    const [entry] = (await spaces.log(spaceId, owner.cookie)) as SpaceLogEntry[];
    expect(entry).toMatchObject({ action: "class-moved", subject: "2학년 3반 국어", whom: expect.any(String) });
    // The owner still reads none of its texts.
    expectRefusal(await drive.ask("GET", "/api/classes/class", { id }, owner), "NOT_FOUND");
  });

  it("gives a class a lead again whose lead has left the space, who sees it no more", async () => {
    const { spaces, owner, spaceId, lead, next, id, listed, move } = await newSpace();
    await spaces.send("/api/spaces/members/remove", { id: spaceId, memberId: lead.memberId }, owner.cookie);
    expect(await listed()).toMatchObject([{ leadMemberId: null }]);
    expect((await move(next.memberId, owner)).statusCode).toBe(200);
    expect(await read(id, next)).toMatchObject({ role: "lead", teachers: [{ role: "lead" }] });
    expectRefusal(await drive.ask("GET", "/api/classes/class", { id }, lead), "NOT_FOUND");
  });

  it("gives a class to an owner of its space when a lead who has left the space deletes the account", async () => {
    const { spaces, owner, spaceId, lead, id } = await newSpace();
    await drive.assign(lead, id);
    await spaces.send("/api/spaces/members/remove", { id: spaceId, memberId: lead.memberId }, owner.cookie);
    expect(await leave(lead)).toBe(200);
    expect(await read(id, owner)).toMatchObject({ role: "lead", roster: [], assignments: 1 });
    const [entry] = await spaces.log(spaceId, owner.cookie);
    expect(entry).toMatchObject({ action: "class-moved", who: null });
  });

  it("tells an owner of the space, not a lead who has left it, that a class will be deleted", async () => {
    const { spaces, owner, spaceId, lead, id } = await newSpace();
    await drive.roster(lead, id, ["강다온"]);
    await drive.handIn(await drive.assign(lead, id), 1, "강다온");
    await spaces.send("/api/spaces/members/remove", { id: spaceId, memberId: lead.memberId }, owner.cookie);
    const mails: { to: string; text: string }[] = [];
    const sendMail = async (mail: { to: string; text: string }) => void mails.push(mail);
    await tellTeachers({ db: connection().db, now: days(-14, END_OF_TERM), baseUrl: "https://geulgyeol.kr", sendMail });
    expect(mails.filter(({ to }) => to === lead.email)).toEqual([]);
    const [mail] = mails.filter(({ to }) => to === owner.email);
    expect(mail?.text).toContain(`https://geulgyeol.kr/spaces/${spaceId}`);
  });

  it("exports nothing of a class whose space its lead has left", async () => {
    const { spaces, owner, spaceId, lead, id } = await newSpace();
    await drive.roster(lead, id, ["강다온"]);
    await drive.handIn(await drive.assign(lead, id), 1, "강다온");
    const exported = async () => {
      const { rawPayload } = await world.test.call("GET", EXPORT_PATH, { cookie: lead.cookie });
      return Object.values(unzipSync(rawPayload))
        .map((file) => strFromU8(file))
        .join();
    };
    expect(await exported()).toContain("강다온");
    await spaces.send("/api/spaces/members/remove", { id: spaceId, memberId: lead.memberId }, owner.cookie);
    expect(await exported()).not.toContain("강다온");
  });

  it("leaves a class of a space with the space when its lead hands it over", async () => {
    const { owner, spaces, spaceId, lead, next, id } = await newSpace();
    const teacherId = await drive.join(lead, id, next);
    await drive.call("POST", PATH, { id, teacherId }, lead);
    expect((await list(next)).handOvers).toMatchObject([{ space: "새빛고 국어과" }]);
    expect((await answer(next, true, id)).statusCode).toBe(200);
    expect(await rowsOf("classes", "owner_id", spaceId)).toBe(1);
    // With the account of its lead a class is deleted, and the space learns it.
    expect(await leave(next)).toBe(200);
    const [entry] = await spaces.log(spaceId, owner.cookie);
    expect(entry).toMatchObject({ action: "class-deleted", who: null });
  });
});
