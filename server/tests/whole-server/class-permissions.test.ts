import * as contract from "@geulgyeol/contract";
import { expect, it } from "vitest";
import { classWorld, days, type Teacher } from "../../src/testing/class-driver.ts";
import { onEachDatabase } from "../../src/testing/test-database.ts";
import type { AnyEndpoint } from "./permission-row.ts";

const ROLES = ["anonymous", "stranger", "invited", "view", "assign", "lead"] as const;
type Who = (typeof ROLES)[number];
type Outcome = "ok" | "LOGIN_REQUIRED" | "NOT_FOUND" | "CLASS_ROLE_REQUIRED" | "CLASS_LEAD_STAYS";

const [LOGIN, NONE, ROLE] = ["LOGIN_REQUIRED", "NOT_FOUND", "CLASS_ROLE_REQUIRED"] as const;
const outside = [LOGIN, NONE, NONE] as const;
const forAll: readonly Outcome[] = [...outside, "ok", "ok", "ok"];
const forAssigning: readonly Outcome[] = [...outside, ROLE, "ok", "ok"];
const forLead: readonly Outcome[] = [...outside, ROLE, ROLE, "ok"];

interface Ids {
  readonly classId: string;
  readonly assignmentId: string;
  readonly pupilId: string;
  /** Of the same name, in another class of the lead. */
  readonly samePupilId: string;
  readonly textId: string;
  readonly teacherId: string;
  readonly className: string;
  readonly batchId: string;
  /** Two texts with the same words. */
  readonly alike: readonly [string, string];
}

/** What each role gets for each endpoint of a class, in the order of `ROLES`. */
const TABLE: readonly (readonly [AnyEndpoint, (ids: Ids) => object, readonly Outcome[]])[] = [
  [contract.readClass, ({ classId }) => ({ id: classId }), forAll],
  [contract.changeClass, ({ classId }) => ({ id: classId, rosterOnly: false }), forLead],
  [contract.deleteClass, ({ classId, className }) => ({ id: classId, name: className }), forLead],
  [contract.exportClass, ({ classId }) => ({ id: classId }), forLead],
  [contract.saveRoster, ({ classId }) => ({ id: classId, pupils: [{ number: 7, name: "남예준" }] }), forLead],
  [contract.inviteTeacher, ({ classId }) => ({ id: classId, email: "new@example.com", role: "view" }), forLead],
  [contract.changeTeacher, ({ classId, teacherId }) => ({ id: classId, teacherId, role: "view" }), forLead],
  [contract.handOverClass, ({ classId }) => ({ id: classId, teacherId: null }), forLead],
  [contract.leaveClass, ({ classId }) => ({ id: classId }), [...outside, "ok", "ok", "CLASS_LEAD_STAYS"]],
  [contract.removeTeacher, ({ classId, teacherId }) => ({ id: classId, teacherId }), forLead],
  [
    contract.createAssignment,
    ({ classId }) => ({
      classId,
      title: "둘째",
      instructions: "",
      minChars: null,
      maxChars: null,
      dueAt: days(3).toISOString(),
      lateUntil: null,
    }),
    forAssigning,
  ],
  [contract.changeAssignment, ({ assignmentId }) => ({ id: assignmentId, isClosed: true }), forAssigning],
  [contract.renewAssignmentLink, ({ assignmentId }) => ({ id: assignmentId }), forAssigning],
  [contract.deleteAssignment, ({ assignmentId }) => ({ id: assignmentId }), forLead],
  [contract.readAssignment, ({ assignmentId }) => ({ id: assignmentId }), forAll],
  [
    contract.extendDeadline,
    ({ assignmentId, pupilId }) => ({ id: assignmentId, pupilId, dueAt: days(12).toISOString() }),
    forAssigning,
  ],
  [contract.confirmPupil, ({ textId }) => ({ id: textId, number: 1, name: "강다온" }), forAssigning],
  [contract.listSamePupils, ({ pupilId }) => ({ id: pupilId }), forAssigning],
  [
    contract.linkPupil,
    ({ pupilId, samePupilId }) => ({ id: pupilId, otherId: samePupilId, isSame: true }),
    // The assigning teacher is not in the other class, which looks missing.
    [...outside, ROLE, NONE, "ok"],
  ],
  [contract.deletePupilText, ({ textId }) => ({ id: textId }), forAssigning],
  [contract.reviewPupilText, ({ textId }) => ({ id: textId, reviewed: "read" }), forAll],
  [contract.readPupilText, ({ textId }) => ({ id: textId }), forAll],
  [contract.readEarlierTexts, ({ textId }) => ({ id: textId }), forAll],
  [contract.readSimilarity, ({ batchId }) => ({ id: batchId }), forAll],
  [contract.readSimilarPair, ({ batchId, alike: [first, second] }) => ({ id: batchId, first, second }), forAll],
];

onEachDatabase("permissions in a class", (connection) => {
  const world = classWorld(connection);
  const { drive } = world;

  async function invite(role: "view" | "assign", accepts: boolean) {
    const teacher = await drive.teacher(false);
    const { lead, own } = world;
    const given = { id: own.id, email: teacher.email, role };
    const { id } = await drive.call<{ id: string }>("POST", "/api/classes/teachers", given, lead);
    if (accepts) await drive.call("POST", "/api/classes/invitations", { invitationId: id, accepts }, teacher);
    return { teacher, id };
  }

  async function callers(): Promise<{ who: Record<Who, Teacher | undefined>; teacherId: string }> {
    const assigning = await invite("assign", true);
    const who = {
      anonymous: undefined,
      stranger: await drive.teacher(),
      invited: (await invite("assign", false)).teacher,
      view: (await invite("view", true)).teacher,
      assign: assigning.teacher,
      lead: world.lead,
    };
    return { who, teacherId: assigning.id };
  }

  it.each(TABLE.map((row) => [`${row[0].method} ${row[0].path}`, ...row] as const))(
    "%s",
    async (_name, { method, path }, body, expected) => {
      const { text } = await drive.handIn(world.assignment, 1, "강다온");
      await drive.handIn(world.assignment, 2, "고은결", { text });
      const { rows } = await drive.overview(world.lead, world.assignment.id);
      const second = await drive.newClass(world.lead, { name: "2학년 4반" });
      const { roster } = await drive.roster(world.lead, second.id, ["고은결"]);
      const { who, teacherId } = await callers();
      const ids: Ids = {
        classId: world.own.id,
        className: world.own.name,
        batchId: world.assignment.batchId,
        alike: [rows[0]?.handIn?.text.id ?? "", rows[1]?.handIn?.text.id ?? ""],
        assignmentId: world.assignment.id,
        pupilId: rows[1]?.pupilId ?? "",
        samePupilId: roster[0]?.id ?? "",
        textId: rows[0]?.handIn?.id ?? "",
        teacherId,
      };
      const outcomes: string[] = [];
      for (const role of ROLES) {
        const answer = await drive.ask(method, path, body(ids), who[role]);
        // An address that nobody has is refused only after the role was.
        const code = answer.statusCode === 200 ? "ok" : answer.json().error.code;
        outcomes.push(code === "TEACHER_NOT_FOUND" ? "ok" : code);
        if (
          role === "assign" &&
          outcomes.at(-1) === "ok" &&
          path === contract.deletePupilText.path &&
          method === "DELETE"
        ) {
          await drive.handIn(world.assignment, 1, "강다온");
          const again = await drive.overview(world.lead, world.assignment.id);
          Object.assign(ids, { textId: again.rows[0]?.handIn?.id });
        }
      }
      expect(outcomes).toEqual(expected);
    },
  );

  it("is tested for every endpoint of a class", () => {
    const all = Object.values(contract as Record<string, unknown>).filter(
      (one): one is AnyEndpoint => typeof one === "object" && one !== null && "path" in one && "errors" in one,
    );
    const own = all.filter(({ errors }) => errors.includes("CLASS_ROLE_REQUIRED"));
    const key = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
    expect(TABLE.map(([endpoint]) => key(endpoint)).sort()).toEqual(own.map(key).sort());
  });
});
