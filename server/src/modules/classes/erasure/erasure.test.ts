import type { DeletionCertificate } from "@geulgyeol/contract";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { classWorld, days, END_OF_TERM } from "../../../testing/class-driver.ts";
import { koreanText } from "../../../testing/korean-text.ts";
import { expectRefusal } from "../../../testing/test-app.ts";
import { onEachDatabase } from "../../../testing/test-database.ts";
import { writtenRecord } from "../../../testing/written-record.ts";
import { users } from "../../accounts/tables.ts";
import { classExporters } from "../data-exporters.ts";
import { tellTeachers } from "./tell-teachers.ts";

const DELETING = "delete the texts of classes";

onEachDatabase("the deletion of classes", (connection) => {
  const world = classWorld(connection);
  const { drive, details, received, change, read, rowOf, tablesWith } = world;

  it("deletes everything of a class on its day, with proof and without a trace", async () => {
    const written = writtenRecord([{ text: koreanText(51, 300) }]);
    const text = written.text;
    await drive.handIn(world.assignment, 1, "강다온", {
      text,
      writing: { record: written.shown("text"), showsReplay: false },
    });
    await drive.handIn(world.assignment, 2, "고은결");
    await drive.judged(world.lead, world.assignment.id);
    const { id } = (await rowOf(1))?.handIn ?? { id: "" };
    await drive.call("PATCH", "/api/classes/texts", { id, reviewed: "read" }, world.lead);
    expect((await tablesWith(text.slice(0, 40))).length).toBeGreaterThan(0);
    world.test.clock = new Date(END_OF_TERM.getTime() - 1);
    await world.test.sweep(DELETING);
    expect((await details()).texts).toBe(2);
    world.test.clock = END_OF_TERM;
    await world.test.sweep(DELETING);
    await world.test.sweep(DELETING);
    const left = await details();
    expect(left).toMatchObject({ texts: 0, records: 0, roster: [], assignmentList: [] });
    expect(left.certificates).toMatchObject([
      {
        what: "contents",
        reason: "day",
        texts: 2,
        results: 2,
        records: 1,
        pupils: 4,
        left: 0,
        className: "2학년 3반 국어",
      },
    ]);
    for (const words of [text.slice(0, 40), text.slice(-40, -1), "강다온", "고은결"])
      expect(await tablesWith(words)).toEqual([]);
    // Credits say how many, and nothing else.
    const ledger = await drive.call<{ entries: { reason: string }[] }>("GET", "/api/credits/ledger", {}, world.lead);
    expect(JSON.stringify(ledger)).not.toContain("강다온");
  });

  it("deletes each assignment 30 days after its last moment, if the class keeps texts so", async () => {
    expect((await change({ retention: "after-due" })).statusCode).toBe(200);
    await drive.handIn(world.assignment, 1, "강다온");
    const later = await drive.assign(world.lead, world.own.id, { dueAt: days(20).toISOString(), lateUntil: null });
    const evening = new Date("2026-12-15T12:00:00Z");
    world.test.clock = new Date(evening.getTime() - 1);
    await world.test.sweep(DELETING);
    expect((await details()).assignmentList).toHaveLength(2);
    world.test.clock = evening;
    await world.test.sweep(DELETING);
    const now = await details();
    expect(now.assignmentList.map(({ id }) => id)).toEqual([later.id]);
    expect(now.roster).toHaveLength(4);
    expect(now.certificates).toMatchObject([{ what: "assignment", reason: "day", texts: 1, pupils: 0 }]);
  });

  it("keeps a day of deletion between tomorrow and the end of the next term, after every deadline", async () => {
    for (const retentionDay of ["2026-11-05", "2026-11-14", "2027-09-01"]) {
      expectRefusal(await change({ retention: "day", retentionDay }), "CLASS_RETENTION");
    }
    expectRefusal(await change({ retention: "day" }), "CLASS_RETENTION");
    expect((await change({ retention: "day", retentionDay: "2027-08-31" })).json().data).toMatchObject({
      deletesAt: "2027-08-31T12:00:00.000Z",
      days: { term: "2027-02-28", afterDue: "2026-12-15", latest: "2027-08-31" },
    });
    expect((await change({ retention: "term" })).json().data.retentionDay).toBeNull();
    const late = { dueAt: END_OF_TERM.toISOString(), lateUntil: null };
    expectRefusal(
      await drive.ask("PATCH", "/api/classes/assignments", { id: world.assignment.id, ...late }, world.lead),
      "ASSIGNMENT_FIELDS",
    );
  });

  it("deletes all at once when the class's name is typed, and leaves a certificate", async () => {
    const text = koreanText(61, 300);
    const { receipt } = await drive.handIn(world.assignment, 1, "강다온", { text });
    await drive.judged(world.lead, world.assignment.id);
    const remove = (name: string) => drive.ask("POST", "/api/classes/delete", { id: world.own.id, name }, world.lead);
    expectRefusal(await remove("2학년 3반"), "CLASS_NAME_DIFFERS");
    const proof = (await remove(world.own.name)).json().data as DeletionCertificate;
    expect(proof).toMatchObject({ what: "class", texts: 1, results: 1, pupils: 4, left: 0 });
    expectRefusal(await drive.ask("GET", "/api/classes/class", { id: world.own.id }, world.lead), "NOT_FOUND");
    expectRefusal(await received(receipt), "NOT_FOUND");
    expect(await tablesWith(text.slice(0, 40))).toEqual([]);
    const list = await drive.call<{ certificates: DeletionCertificate[] }>("GET", "/api/classes", {}, world.lead);
    expect(list.certificates).toEqual([proof]);
  });

  it("deletes nothing if a row would be left", async () => {
    await drive.handIn(world.assignment, 1, "강다온");
    const { rows } = await drive.judged(world.lead, world.assignment.id);
    const analysisId = rows[0]?.handIn?.text.finding?.analysisId;
    await connection().db.execute(sql`create or replace function keep_backlog() returns trigger as
      $$ begin return null; end $$ language plpgsql`);
    await connection().db.execute(
      sql`create trigger keep_backlog before delete on history_backlog for each row execute function keep_backlog()`,
    );
    // A row that no foreign key deletes, nor the indexer from now on.
    await connection().db.execute(
      sql`insert into history_backlog (analysis_id, user_id) values (${analysisId}, ${world.lead.id}) on conflict do nothing`,
    );
    const answer = await drive.ask(
      "POST",
      "/api/classes/delete",
      { id: world.own.id, name: world.own.name },
      world.lead,
    );
    await connection().db.execute(sql`drop trigger keep_backlog on history_backlog`);
    expectRefusal(answer, "INTERNAL_ERROR");
    expect((await details()).texts).toBe(1);
    expect((await details()).certificates).toEqual([]);
  });

  it("tells the teacher once two weeks before, and again after the day was moved", async () => {
    const { db } = connection();
    const tell = (now: Date) =>
      tellTeachers({ db, now, baseUrl: "https://geulgyeol.kr", sendMail: async (mail) => void mails.push(mail) });
    const mails: { to: string; text: string }[] = [];
    const mine = () => mails.filter(({ to }) => to === world.lead.email);
    await tell(days(-15, END_OF_TERM));
    expect(mine()).toEqual([]);
    await tell(days(-14, END_OF_TERM));
    await tell(days(-13, END_OF_TERM));
    expect(mine()).toHaveLength(1);
    expect(mine()[0]?.text).toContain("2027년 2월 28일");
    expect(mine()[0]?.text).not.toContain("강다온");
    await change({ retention: "day", retentionDay: "2027-03-05" });
    await tell(days(-6, END_OF_TERM));
    expect(mine()).toHaveLength(2);
    await change({ retention: "day", retentionDay: "2027-03-06" });
    const refuse = async () => Promise.reject(new Error("451"));
    await tellTeachers({ db, now: days(-5, END_OF_TERM), baseUrl: "", sendMail: refuse });
    await tell(days(-4, END_OF_TERM));
    expect(mine()).toHaveLength(3);
  });

  it("goes with the account of the teacher, and into its export", async () => {
    const only = "혼자만 있는 이름";
    await drive.roster(world.lead, world.own.id, [only]);
    await drive.handIn(world.assignment, 1, only);
    await drive.judged(world.lead, world.assignment.id);
    const exported: Record<string, unknown[]> = {};
    for (const { file, rows } of classExporters) {
      exported[file] = [];
      for await (const row of rows(connection().db, world.lead.id)) exported[file].push(row);
    }
    expect(exported["classes.json"]).toMatchObject([{ name: world.own.name, roster: [{ name: only }] }]);
    expect(exported["pupil-texts.json"]).toMatchObject([{ number: 1, name: only }]);
    expect(JSON.stringify(exported)).not.toContain("receiptHash");
    await connection().db.delete(users).where(eq(users.id, world.lead.id));
    expect(await tablesWith(only)).toEqual([]);
    expect(await tablesWith(world.own.id)).toEqual([]);
  });

  it("leaves the result of a pupil who handed in the same text as one whose text is deleted", async () => {
    const text = koreanText(91, 400);
    const first = await drive.handIn(world.assignment, 1, "강다온", { text });
    await drive.judged(world.lead, world.assignment.id);
    await drive.handIn(world.assignment, 2, "고은결", { text });
    await drive.judged(world.lead, world.assignment.id);
    await drive.call("DELETE", "/api/pupil-texts", { receipt: first.receipt });
    expect((await rowOf(1))?.handIn).toBeNull();
    expect((await read(2)).analysis?.text).toBe(text);
  });
});
