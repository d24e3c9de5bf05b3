import { CLASSES_PER_USER, type ClassDetails, type listClasses } from "@geulgyeol/contract";
import { expect, it } from "vitest";
import type { z } from "zod";
import { classWorld } from "../../testing/class-driver.ts";
import { onEachDatabase } from "../../testing/test-database.ts";

const ROUNDS = 8;

onEachDatabase("changes of a class at the same time", (connection) => {
  const world = classWorld(connection);
  const { drive, details } = world;
  const statuses = (answers: readonly { readonly statusCode: number }[]) =>
    answers.map(({ statusCode }) => statusCode).sort();

  it("a renewed link stays renewed while the assignment is changed", async () => {
    const { lead, assignment } = world;
    for (let round = 0; round < ROUNDS; round++) {
      const former = drive.tokenOf((await drive.overview(lead, assignment.id)).assignment);
      const both = await Promise.all([
        drive.ask("PATCH", "/api/classes/assignments", { id: assignment.id, title: `${round}` }, lead),
        drive.ask("POST", "/api/classes/assignments/link", { id: assignment.id }, lead),
      ]);
      expect(statuses(both)).toEqual([200, 200]);
      expect((await drive.ask("GET", "/api/pupil-assignment", { token: former })).statusCode).toBe(404);
    }
  });

  it("deleting twice deletes once, with one certificate", async () => {
    const { lead, own, assignment } = world;
    const { receipt } = await drive.handIn(assignment, 1, "강다온");
    await drive.handIn(assignment, 2, "고은결");
    const second = (await drive.overview(lead, assignment.id)).rows[1]?.handIn?.id ?? "";
    const name = { id: own.id, name: own.name };
    for (const remove of [
      () => drive.ask("DELETE", "/api/pupil-texts", { receipt }),
      () => drive.ask("DELETE", "/api/classes/texts", { id: second }, lead),
      () => drive.ask("DELETE", "/api/classes/assignments", { id: assignment.id }, lead),
      () => drive.ask("POST", "/api/classes/delete", name, lead),
    ]) {
      expect(statuses(await Promise.all([remove(), remove(), remove()]))).toEqual([200, 404, 404]);
    }
    type Listed = z.output<typeof listClasses.response>;
    const { certificates } = await drive.call<Listed>("GET", "/api/classes", {}, lead);
    expect(certificates.map(({ what, texts }) => `${what} ${texts}`).sort()).toEqual([
      "assignment 0",
      "class 0",
      "text 1",
      "text 1",
    ]);
  });

  it("two servers that delete on the same day write one certificate", async () => {
    await drive.handIn(world.assignment, 1, "강다온");
    await drive.judged(world.lead, world.assignment.id);
    world.test.clock = new Date("2027-03-01T00:00:00Z");
    const sweep = () => world.test.sweep("delete the texts of classes");
    await Promise.all([sweep(), sweep()]);
    expect((await details()).certificates).toMatchObject([{ what: "contents", texts: 1, pupils: 4 }]);
  });

  it("nobody offers a class that has just become somebody else's", async () => {
    const { lead, own } = world;
    const [next, accomplice] = [await drive.teacher(), await drive.teacher()];
    const [nextId, otherId] = [
      await drive.join(lead, own.id, next),
      await drive.join(lead, own.id, accomplice, "assign"),
    ];
    const offer = (teacherId: string, by = lead) =>
      drive.ask("POST", "/api/classes/hand-over", { id: own.id, teacherId }, by);
    for (let round = 0; round < ROUNDS; round++) {
      const inClass = await drive.call<ClassDetails>("GET", "/api/classes/class", { id: own.id }, lead);
      const teacherId = inClass.teachers.find(({ email }) => email === next.email)?.id ?? nextId;
      expect((await offer(teacherId)).statusCode).toBe(200);
      const [accepted] = await Promise.all([
        drive.ask("POST", "/api/classes/hand-over/answer", { id: own.id, accepts: true }, next),
        offer(otherId),
      ]);
      if (accepted.statusCode !== 200) continue;
      const after = await drive.call<ClassDetails>("GET", "/api/classes/class", { id: own.id }, next);
      expect(after).toMatchObject({ role: "lead", handedOverTo: null });
      // Back again, for the next round.
      const back = after.teachers.find(({ email }) => email === lead.email)?.id ?? "";
      expect((await offer(back, next)).statusCode).toBe(200);
      await drive.call("POST", "/api/classes/hand-over/answer", { id: own.id, accepts: true }, lead);
    }
  });

  it("one number gets one text, also from two teachers and its pupil at once", async () => {
    const { lead, own, assignment } = world;
    await drive.call("PATCH", "/api/classes", { id: own.id, rosterOnly: false }, lead);
    for (const number of [31, 32, 33]) await drive.handIn(assignment, number, `학생${number}`);
    const open = (await drive.overview(lead, assignment.id)).rows.filter(({ pupilId }) => pupilId === null);
    const answers = await Promise.all([
      ...open.map(({ handIn }) =>
        drive.ask("POST", "/api/classes/texts/pupil", { id: handIn?.id, number: 40, name: "새사람" }, lead),
      ),
      drive.ask("POST", "/api/pupil-texts", drive.sent(assignment, 40, "새사람")),
    ]);
    expect(statuses(answers)).toEqual([200, 409, 409, 409]);
  });

  it("a text that is handed in while the roster is saved has a pupil, or none is taken", async () => {
    const { lead, own, assignment } = world;
    const names = Array.from({ length: 12 }, (_, at) => `학생${at + 1}`);
    await drive.roster(lead, own.id, names);
    const [saved, ...sent] = await Promise.all([
      drive.ask("PUT", "/api/classes/roster", { id: own.id, pupils: [] }, lead),
      ...names.map((name, at) => drive.ask("POST", "/api/pupil-texts", drive.sent(assignment, at + 1, name))),
    ]);
    expect(saved.statusCode).toBe(200);
    const taken = sent.filter(({ statusCode }) => statusCode === 200).length;
    expect(sent.filter(({ statusCode }) => statusCode === 422)).toHaveLength(names.length - taken);
    const { rows } = await drive.overview(lead, assignment.id);
    expect(rows.filter(({ pupilId, handIn }) => pupilId !== null && handIn !== null)).toHaveLength(taken);
  });

  it("pupils who hand in cannot keep a teacher from deleting the account", async () => {
    for (let round = 0; round < ROUNDS / 2; round++) {
      const teacher = await drive.teacher();
      const { id } = await drive.newClass(teacher);
      const names = Array.from({ length: 8 }, (_, at) => `학생${at + 1}`);
      await drive.roster(teacher, id, names);
      const assignment = await drive.assign(teacher, id);
      const [gone, ...sent] = await Promise.all([
        world.test.post("/api/account/delete", {}, { cookie: teacher.cookie }),
        ...names.map((name, at) => drive.ask("POST", "/api/pupil-texts", drive.sent(assignment, at + 1, name))),
      ]);
      expect(gone.statusCode).toBe(200);
      expect(sent.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 404)).toEqual([]);
    }
  });

  it(`a teacher leads at most ${CLASSES_PER_USER} classes, also with concurrent requests`, async () => {
    const teacher = await drive.teacher();
    const fields = { name: "2학년 3반", year: 2026, term: 2 };
    const make = () => drive.ask("POST", "/api/classes", fields, teacher);
    const answers = await Promise.all(Array.from({ length: CLASSES_PER_USER + 5 }, make));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(CLASSES_PER_USER);
  });
});
