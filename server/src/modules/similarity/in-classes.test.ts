import type { Assignment, Similarity } from "@geulgyeol/contract";
import { expect, it } from "vitest";
import { classWorld, days, type Teacher } from "../../testing/class-driver.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { spaceDriver } from "../../testing/space-driver.ts";
import { expectRefusal } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";

onEachDatabase("texts of classes that are alike", (connection) => {
  const world = classWorld(connection);
  const { drive } = world;
  const ask = ({ batchId }: Assignment, by: Teacher) =>
    drive.ask("GET", "/api/batches/similarity", { id: batchId }, by);
  const compare = async (assignment: Assignment, by: Teacher) => {
    const answer = await ask(assignment, by);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data as Similarity;
  };

  it("are compared with those of the teacher's other classes and years, and named with their class", async () => {
    const { text } = await drive.handIn(world.assignment, 1, "강다온");
    world.test.clock = days(3);
    const next = await drive.newClass(world.lead, { name: "2학년 5반", year: 2027, term: 1 });
    await drive.roster(world.lead, next.id, ["남예준"]);
    const again = await drive.assign(world.lead, next.id, { title: "새 과제" });
    await drive.handIn(again, 1, "남예준", { text });
    const found = await compare(again, world.lead);
    expect(found.earlier).toMatchObject({ batches: 1, texts: 1 });
    expect(found.texts.map(({ pupilName, batch }) => [pupilName, batch?.name ?? null])).toEqual([
      ["남예준", null],
      ["강다온", `2학년 3반 국어 · ${world.assignment.title}`],
    ]);
  });

  it("are compared for an invited teacher with what this teacher may read, and with nothing else", async () => {
    const earlier = world.assignment;
    const { text } = await drive.handIn(earlier, 1, "강다온");
    world.test.clock = days(1);
    const other = await drive.newClass(world.lead, { name: "2학년 4반" });
    await drive.roster(world.lead, other.id, ["남예준", "류하람"]);
    const assignment = await drive.assign(world.lead, other.id);
    await drive.handIn(assignment, 1, "남예준", { text });
    await drive.handIn(assignment, 2, "류하람", { text });
    const invited = await drive.teacher(false);
    expectRefusal(await ask(assignment, invited), "NOT_FOUND");
    await drive.join(world.lead, other.id, invited);
    expect((await compare(assignment, world.lead)).pairs).toHaveLength(3);
    const seen = await compare(assignment, invited);
    expect(seen).toMatchObject({ pairs: [{}], earlier: { batches: 0, texts: 0 } });
    // An invitation to the earlier class opens its texts too, until it is taken back.
    const id = await drive.join(world.lead, world.own.id, invited);
    expect((await compare(assignment, invited)).pairs).toHaveLength(3);
    await drive.call("DELETE", "/api/classes/teachers", { id: world.own.id, teacherId: id }, world.lead);
    expect((await compare(assignment, invited)).pairs).toHaveLength(1);
  });

  it("are compared in a school's space by the members who may read the class", async () => {
    const spaces = spaceDriver(world.test);
    const owner = await drive.teacher(false);
    const [first, second] = [await drive.teacher(false), await drive.teacher(false)];
    const spaceId = await spaces.create(owner.cookie);
    const join = async ({ email, cookie }: Teacher) => {
      const { memberId, token } = await spaces.invite(spaceId, owner.cookie, email, "teacher");
      await spaces.accept(token, cookie);
      return memberId;
    };
    const memberId = await join(first);
    await join(second);
    const newAssignment = async (by: Teacher, names: readonly string[], text: string) => {
      const made = await drive.newClass(by, { spaceId });
      await drive.roster(by, made.id, names);
      const assignment = await drive.assign(by, made.id);
      for (const [at, name] of names.entries()) await drive.handIn(assignment, at + 1, name, { text });
      return { classId: made.id, assignment };
    };
    const text = koreanText(4_711, 400);
    const hidden = await newAssignment(second, ["옛글"], text);
    world.test.clock = days(1);
    const { assignment } = await newAssignment(first, ["가온", "나래"], text);
    expect(await compare(assignment, first)).toMatchObject({ pairs: [{}], earlier: { texts: 0 } });
    // Neither the space's owner nor another teacher of it may read the class.
    expectRefusal(await ask(assignment, owner), "NOT_FOUND");
    expectRefusal(await ask(assignment, second), "NOT_FOUND");
    await drive.join(second, hidden.classId, first);
    expect((await compare(assignment, first)).pairs).toHaveLength(3);
    await spaces.send("/api/spaces/members/remove", { id: spaceId, memberId }, owner.cookie);
    expectRefusal(await ask(assignment, first), "NOT_FOUND");
  });
});
