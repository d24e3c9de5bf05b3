import type { ClassLine } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { classWorld, days, END_OF_TERM, PUPILS, type Teacher } from "../../testing/class-driver.ts";
import { creditDriver } from "../../testing/credit-driver.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { expectRefusal, openTestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { classes } from "./tables.ts";

onEachDatabase("classes", (connection) => {
  const world = classWorld(connection);
  const { drive, rowOf, read } = world;

  it("goes from the roster over pupils without an account to the opened text", async () => {
    const page = await drive.call<Record<string, unknown>>("GET", "/api/pupil-assignment", {
      token: drive.tokenOf(world.assignment),
    });
    expect(page).toMatchObject({ className: "2학년 3반 국어", teacher: "시험", state: "open", rosterOnly: true });
    expect(page.deletesAt).toBe(END_OF_TERM.toISOString());
    const text = koreanText(1, 500);
    const receipt = await drive.handIn(world.assignment, 2, "고 은결", {
      text,
      source: { kind: "hwp", name: "글.hwp" },
    });
    expect(receipt).toMatchObject({ number: 2, name: "고 은결", text, fileName: "글.hwp", isUnconfirmed: false });
    const { rows } = await drive.judged(world.lead, world.assignment.id);
    expect(rows.map(({ number, name }) => [number, name])).toEqual(PUPILS.map((name, at) => [at + 1, name]));
    expect(rows.map(({ handIn }) => handIn?.text.state ?? null)).toEqual([null, "judged", null, null]);
    expect(rows[1]?.handIn?.text).toMatchObject({ pupilNumber: 2, charCount: 500, reviewed: "none" });
    const opened = await read(2);
    expect(opened).toMatchObject({ content: text, earlierTexts: 0, writing: null, assignmentId: world.assignment.id });
    expect(opened.analysis?.text).toBe(text);
    await drive.call("PATCH", "/api/classes/texts", { id: opened.handIn.id, reviewed: "talked" }, world.lead);
    expect((await rowOf(2))?.handIn?.text.reviewed).toBe("talked");
    // What a pupil wrote is in no log and not in the history of the teacher.
    expect(world.test.logLines.join()).not.toContain(text.slice(0, 20));
    expect(world.test.logLines.join()).not.toContain(receipt.receipt);
    expect((await drive.call<{ entries: unknown[] }>("GET", "/api/history", {}, world.lead)).entries).toEqual([]);
  });

  it("keeps the texts of a class out of the batches of its owner, where they could be deleted without proof", async () => {
    await drive.handIn(world.assignment, 1, "강다온");
    const { rows } = await drive.judged(world.lead, world.assignment.id);
    const { batchId } = await drive.overview(world.lead, world.assignment.id).then(({ assignment }) => assignment);
    const { batches } = await drive.call<{ batches: unknown[] }>("GET", "/api/batches", {}, world.lead);
    expect(batches).toEqual([]);
    const { cookie } = world.lead;
    const by = (method: "GET" | "DELETE", path: string) =>
      world.test.app.inject({ method, url: path, headers: { cookie } });
    for (const path of [`/api/batches/batch?id=${batchId}`, `/api/batches/text?id=${rows[0]?.handIn?.text.id}`])
      expectRefusal(await by("GET", path), "NOT_FOUND");
    expectRefusal(await by("DELETE", `/api/batches?id=${batchId}`), "NOT_FOUND");
    expect((await rowOf(1))?.handIn?.text.state).toBe("judged");
  });

  it("charges the teacher and leaves the question out of the judgement", async () => {
    const question = "다음 글을 읽고 물음에 답하세요. 우리 동네의 좋은 점과 나쁜 점을 한 가지씩 들어 보세요.";
    const asked = await drive.assign(world.lead, world.own.id, { question });
    const credits = async () =>
      (await drive.call<{ credits: { remaining: number } }>("GET", "/api/user/me", {}, world.lead)).credits.remaining;
    const before = await credits();
    await drive.handIn(asked, 1, "강다온", { text: `${question}\n${koreanText(5, 400)}` });
    const { rows } = await drive.judged(world.lead, asked.id);
    expect(await credits()).toBe(before - 1);
    expect(asked.question).toBe(question);
    expect(rows[0]?.handIn?.text.state).toBe("judged");
  });

  it("stops without credits, says so, and goes on", async () => {
    const driver = creditDriver(connection().db, world.lead.id);
    await driver.spend(300, world.test.clock);
    await drive.handIn(world.assignment, 1, "강다온");
    await expect.poll(async () => (await drive.overview(world.lead, world.assignment.id)).stoppedBy).toBe("credits");
    expect((await rowOf(1))?.handIn?.text.state).toBe("waiting");
  });

  it("gives the earlier texts of the same pupil in the same class", async () => {
    const given = [koreanText(41, 300), koreanText(42, 300), koreanText(43, 300), koreanText(44, 300)];
    for (const [at, text] of given.entries()) {
      world.test.clock = days(at);
      const one =
        at === 3
          ? world.assignment
          : await drive.assign(world.lead, world.own.id, { dueAt: days(20).toISOString(), lateUntil: null });
      await drive.handIn(one, 1, "강다온", { text });
      await drive.judged(world.lead, one.id);
    }
    const opened = await read(1);
    expect(opened.earlierTexts).toBe(3);
    const { content, earlier } = await drive.call<{ content: string; earlier: { content: string }[] }>(
      "GET",
      "/api/classes/texts/earlier",
      { id: opened.handIn.id },
      world.lead,
    );
    expect([...earlier.map((one) => one.content), content]).toEqual(given);
  });

  it("lets invited teachers in only after they accept, and out again", async () => {
    const other = await drive.teacher(false);
    const invite = (email: string, role = "view") =>
      drive.ask("POST", "/api/classes/teachers", { id: world.own.id, email, role }, world.lead);
    expectRefusal(await invite("nobody@example.com"), "TEACHER_NOT_FOUND");
    expectRefusal(await invite(world.lead.email), "TEACHER_INVITED");
    const invited = (await invite(other.email.toUpperCase())).json().data;
    expect(invited).toMatchObject({ name: "", email: other.email, role: "view", hasAccepted: false });
    expectRefusal(await invite(other.email), "TEACHER_INVITED");
    const list = () =>
      drive.call<{ classes: ClassLine[]; invitations: { id: string }[] }>("GET", "/api/classes", {}, other);
    expect(await list()).toMatchObject({ classes: [], invitations: [{ id: invited.id, className: world.own.name }] });
    expectRefusal(await drive.ask("GET", "/api/classes/class", { id: world.own.id }, other), "NOT_FOUND");
    await drive.call("POST", "/api/classes/invitations", { invitationId: invited.id, accepts: true }, other);
    expect(await list()).toMatchObject({
      classes: [{ id: world.own.id, role: "view", lead: "시험" }],
      invitations: [],
    });
    const changeRole = { id: world.own.id, teacherId: invited.id, role: "assign" };
    await drive.call("PATCH", "/api/classes/teachers", changeRole, world.lead);
    // The class pays, so the invited teacher needs no Pro.
    expect((await drive.assign(other, world.own.id)).classId).toBe(world.own.id);
    await drive.call("DELETE", "/api/classes/teachers", { id: world.own.id, teacherId: invited.id }, world.lead);
    expect((await list()).classes).toEqual([]);
  });

  it("lets an invited teacher decline, or leave later, which takes an offer of the class back; the lead stays", async () => {
    const other = await drive.teacher(false);
    const given = { id: world.own.id, email: other.email, role: "view" };
    const invite = () => drive.call<{ id: string }>("POST", "/api/classes/teachers", given, world.lead);
    const answer = (invitationId: string, accepts: boolean) =>
      drive.ask("POST", "/api/classes/invitations", { invitationId, accepts }, other);
    const leave = (by: Teacher) => drive.ask("POST", "/api/classes/leave", { id: world.own.id }, by);
    const declined = await invite();
    expectRefusal(await leave(other), "NOT_FOUND");
    expect((await answer(declined.id, false)).statusCode).toBe(200);
    expect((await world.details()).teachers).toHaveLength(1);
    const accepted = await invite();
    await answer(accepted.id, true);
    // Who has accepted leaves in the one way that ends what goes with it.
    expectRefusal(await answer(accepted.id, false), "NOT_FOUND");
    const offered = { id: world.own.id, teacherId: accepted.id };
    await drive.call("POST", "/api/classes/hand-over", offered, world.lead);
    expect((await leave(other)).statusCode).toBe(200);
    expect(await world.details()).toMatchObject({ handedOverTo: null, teachers: [{ role: "lead" }] });
    expectRefusal(await drive.ask("GET", "/api/classes/class", { id: world.own.id }, other), "NOT_FOUND");
    expectRefusal(await leave(other), "NOT_FOUND");
    expectRefusal(await leave(world.lead), "CLASS_LEAD_STAYS");
    // An offer that ended is not there again for who comes back.
    await answer((await invite()).id, true);
    expect((await drive.call<{ handOvers: unknown[] }>("GET", "/api/classes", {}, other)).handOvers).toEqual([]);
  });

  it("keeps pupils who handed something in on the roster, and gives a number its new name", async () => {
    await drive.handIn(world.assignment, 4, "김서윤");
    const pupils = [
      { number: 1, name: "강다온" },
      { number: 2, name: "고은솔" },
    ];
    const { roster } = await drive.call<{ roster: { number: number; name: string }[] }>(
      "PUT",
      "/api/classes/roster",
      { id: world.own.id, pupils },
      world.lead,
    );
    expect(roster).toMatchObject([...pupils, { number: 4, name: "김서윤" }]);
    expectRefusal(
      await drive.ask("PUT", "/api/classes/roster", { id: world.own.id, pupils: [pupils[0], pupils[0]] }, world.lead),
      "PUPIL_NUMBER_TWICE",
    );
  });

  it("makes classes and assignments only with Pro; what exists stays open to read and delete", async () => {
    const free = await drive.teacher(false);
    const fields = { name: "반", year: 2026, term: 2 };
    expectRefusal(await drive.ask("POST", "/api/classes", fields, free), "PRO_REQUIRED");
    expectRefusal(await drive.ask("POST", "/api/classes", { ...fields, name: " " }, world.lead), "CLASS_FIELDS");
    expectRefusal(await drive.ask("POST", "/api/classes", { ...fields, term: 1 }, world.lead), "CLASS_FIELDS");
    await connection()
      .db.update(classes)
      .set({ ownerId: free.id, leadId: free.id })
      .where(eq(classes.id, world.own.id));
    const again = { classId: world.own.id, title: "둘째", instructions: "", minChars: null, maxChars: null };
    expectRefusal(
      await drive.ask(
        "POST",
        "/api/classes/assignments",
        { ...again, dueAt: days(3).toISOString(), lateUntil: null },
        free,
      ),
      "PRO_REQUIRED",
    );
    expect((await drive.ask("GET", "/api/classes/class", { id: world.own.id }, free)).statusCode).toBe(200);
  });

  it("exports the class as one zip in the order of the roster, without a formula", async () => {
    const text = koreanText(71, 300);
    await drive.call(
      "PUT",
      "/api/classes/roster",
      {
        id: world.own.id,
        pupils: [
          { number: 1, name: "＝강다온" },
          { number: 2, name: "고은결" },
        ],
      },
      world.lead,
    );
    await drive.handIn(world.assignment, 1, "＝강다온", { text });
    const { rows } = await drive.judged(world.lead, world.assignment.id);
    const id = rows[0]?.handIn?.id;
    await drive.call("PATCH", "/api/classes/texts", { id, reviewed: "read" }, world.lead);
    const answer = await drive.ask("GET", "/api/classes/export", { id: world.own.id }, world.lead);
    expect(answer.headers["content-type"]).toBe("application/zip");
    const files = unzipSync(answer.rawPayload);
    const folder = "1_우리 동네에서 바뀌었으면 하는 한 가지";
    expect(Object.keys(files)).toEqual([`${folder}/목록.csv`, `${folder}/1_＝강다온.txt`, "읽어 주세요.txt"]);
    expect(strFromU8(files[`${folder}/1_＝강다온.txt`] ?? new Uint8Array())).toBe(text);
    const table = strFromU8(files[`${folder}/목록.csv`] ?? new Uint8Array()).split("\r\n");
    expect(table[0]).toContain('"번호","이름","낸 때"');
    expect(table[1]).toMatch(/^1,"'＝강다온","2026\. 11\. 06\. 09:00","",0,300,"",.+,"읽음"$/);
    expect(table[2]).toMatch(/^2,"고은결","아직",/);
  });

  it("limits how often one teacher may ask by invitations whether an address has an account", async () => {
    const strict = await openTestApp(connection(), { limits: { invitedTeachersPerHour: 2 } });
    const ask = (cookie: string, at: number) =>
      strict.post(
        "/api/classes/teachers",
        { id: world.own.id, email: `guess${at}@example.com`, role: "view" },
        { cookie },
      );
    for (const at of [1, 2]) expectRefusal(await ask(world.lead.cookie, at), "TEACHER_NOT_FOUND");
    expectRefusal(await ask(world.lead.cookie, 3), "RATE_LIMITED");
    await strict.app.close();
  });
});
