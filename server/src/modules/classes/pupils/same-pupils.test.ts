import type { readEarlierTexts, readPupilText, SamePupil } from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { z } from "zod";
import { classWorld, days, type Teacher } from "../../../testing/class-driver.ts";
import { expectRefusal } from "../../../testing/test-app.ts";
import { onEachDatabase } from "../../../testing/test-database.ts";

const PATH = "/api/classes/pupils/same";

onEachDatabase("pupils of two classes who are the same", (connection) => {
  const world = classWorld(connection);
  const { drive } = world;
  const list = async (id: string, by: Teacher = world.lead) =>
    (await drive.call<{ pupils: SamePupil[] }>("GET", PATH, { id }, by)).pupils;
  const link = (id: string, otherId: string, isSame: boolean, by: Teacher = world.lead) =>
    drive.ask("PUT", PATH, { id, otherId, isSame }, by);
  const links = async () =>
    ((await connection().db.execute(sql`select 1 from pupil_links`)) as unknown as { rows: unknown[] }).rows.length;

  /** 강다온, number 1, hands in in the first class and later in a second one of another year. */
  async function twoClasses(by: Teacher = world.lead) {
    const { text } = await drive.handIn(world.assignment, 1, "강다온");
    world.test.clock = days(4);
    const second = await drive.newClass(by, { name: "3학년 1반 국어", year: 2027, term: 1 });
    const { roster } = await drive.roster(by, second.id, ["강다온"]);
    const assignment = await drive.assign(by, second.id, {
      title: "새 학년 첫 글",
      dueAt: days(9).toISOString(),
      lateUntil: null,
    });
    await drive.handIn(assignment, 1, "강다온");
    const { rows } = await drive.judged(by, assignment.id);
    const firstId = (await world.details()).roster[0]?.id ?? "";
    return { text, second, pupilId: roster[0]?.id ?? "", firstId, textId: rows[0]?.handIn?.id ?? "" };
  }
  const open = (id: string, by: Teacher) =>
    drive.call<z.output<typeof readPupilText.response>>("GET", "/api/classes/texts", { id }, by);
  const earlier = async (id: string, by: Teacher) =>
    (await drive.call<z.output<typeof readEarlierTexts.response>>("GET", "/api/classes/texts/earlier", { id }, by))
      .earlier;

  it("are offered by name, and compared only once a teacher has said so", async () => {
    const { text, pupilId, firstId, textId } = await twoClasses();
    // Name and number agree, which may still be another child.
    expect(await open(textId, world.lead)).toMatchObject({ pupilId, earlierTexts: 0, fromOtherClasses: 0 });
    expect(await list(pupilId)).toEqual([
      {
        id: firstId,
        number: 1,
        name: "강다온",
        className: "2학년 3반 국어",
        year: 2026,
        term: 2,
        texts: 1,
        hasSameNumber: true,
        isLinked: false,
      },
    ]);
    expect((await link(pupilId, firstId, true)).json().data.pupils).toMatchObject([{ isLinked: true }]);
    expect(await open(textId, world.lead)).toMatchObject({ earlierTexts: 1, fromOtherClasses: 1 });
    expect(await earlier(textId, world.lead)).toMatchObject([
      { title: world.assignment.title, className: "2학년 3반 국어", content: text },
    ]);
    // The link holds for both, from either side.
    expect(await list(firstId)).toMatchObject([{ id: pupilId, isLinked: true }]);
    expect((await link(firstId, pupilId, false)).json().data.pupils).toMatchObject([{ isLinked: false }]);
    expect(await earlier(textId, world.lead)).toEqual([]);
  });

  it("are named alike, whatever the spaces, and of the same owner", async () => {
    const { pupilId } = await twoClasses();
    const third = await drive.newClass(world.lead, { name: "동아리" });
    await drive.roster(world.lead, third.id, ["남예준", "강 다온"]);
    expect((await list(pupilId)).map(({ className, hasSameNumber }) => [className, hasSameNumber])).toEqual([
      ["동아리", false],
      ["2학년 3반 국어", true],
    ]);
    // A colleague's own class is another owner's, also for whom it was opened.
    const colleague = await drive.teacher();
    const foreign = await drive.newClass(colleague, { name: "옆 반" });
    const { roster } = await drive.roster(colleague, foreign.id, ["강다온"]);
    await drive.join(colleague, foreign.id, world.lead, "assign");
    expect(await list(pupilId)).toHaveLength(2);
    expectRefusal(await link(pupilId, roster[0]?.id ?? "", true), "NOT_FOUND");
    expectRefusal(await link(pupilId, pupilId, true), "NOT_FOUND");
    expect(await links()).toBe(0);
  });

  it("show a teacher only what this teacher may read", async () => {
    const { second, pupilId, firstId, textId } = await twoClasses();
    await link(pupilId, firstId, true);
    const [viewer, helper] = [await drive.teacher(false), await drive.teacher(false)];
    await drive.join(world.lead, second.id, viewer);
    await drive.join(world.lead, second.id, helper, "assign");
    for (const teacher of [viewer, helper]) {
      expect(await open(textId, teacher)).toMatchObject({ earlierTexts: 0, fromOtherClasses: 0 });
      expect(await earlier(textId, teacher)).toEqual([]);
    }
    // Linking needs the role in both classes.
    expectRefusal(await link(pupilId, firstId, false, viewer), "CLASS_ROLE_REQUIRED");
    expectRefusal(await link(pupilId, firstId, false, helper), "NOT_FOUND");
    await drive.join(world.lead, world.own.id, viewer);
    expect(await open(textId, viewer)).toMatchObject({ earlierTexts: 1, fromOtherClasses: 1 });
  });

  it("leave no link behind when one of the classes is deleted, or goes to another teacher", async () => {
    const { second, pupilId, firstId, textId } = await twoClasses();
    const before = await links();
    await link(pupilId, firstId, true);
    expect(await links()).toBe(before + 1);
    const next = await drive.teacher();
    const teacherId = await drive.join(world.lead, second.id, next);
    await drive.call("POST", "/api/classes/hand-over", { id: second.id, teacherId }, world.lead);
    await drive.call("POST", "/api/classes/hand-over/answer", { id: second.id, accepts: true }, next);
    expect(await links()).toBe(before);
    expect(await open(textId, next)).toMatchObject({ earlierTexts: 0 });

    const third = await drive.newClass(world.lead, { name: "방과 후" });
    const { roster } = await drive.roster(world.lead, third.id, ["강다온"]);
    await link(roster[0]?.id ?? "", firstId, true);
    expect(await links()).toBe(before + 1);
    await drive.call("POST", "/api/classes/delete", { id: world.own.id, name: world.own.name }, world.lead);
    expect(await links()).toBe(before);
    expect(await list(roster[0]?.id ?? "")).toEqual([]);
  });
});
