import type { Assignment } from "@geulgyeol/contract";
import * as contract from "@geulgyeol/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { classDriver, days, FRIDAY, PUPILS, type Teacher } from "../../src/testing/class-driver.ts";
import { openTestApp, type TestApp } from "../../src/testing/test-app.ts";
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

/** After these something is missing that other rows ask for; their class is not used again. */
const SPOILING: readonly AnyEndpoint[] = [
  contract.deleteClass,
  contract.saveRoster,
  contract.changeTeacher,
  contract.removeTeacher,
  contract.leaveClass,
  contract.changeAssignment,
  contract.deleteAssignment,
  contract.linkPupil,
  contract.deletePupilText,
];

onEachDatabase("permissions in a class", (connection) => {
  let test: TestApp;
  const drive = classDriver(connection, () => test);
  beforeAll(async () => {
    test = await openTestApp(connection());
    test.clock = FRIDAY;
  });
  afterAll(() => test?.app.close());

  /** A class with a teacher in each role, two equal texts, and a second class of the lead. */
  async function furnish(): Promise<{ who: Record<Who, Teacher | undefined>; assignment: Assignment; ids: Ids }> {
    const lead = await drive.teacher();
    const own = await drive.newClass(lead);
    await drive.roster(lead, own.id, PUPILS);
    const assignment = await drive.assign(lead, own.id);
    const { text } = await drive.handIn(assignment, 1, "강다온");
    await drive.handIn(assignment, 2, "고은결", { text });
    const { rows } = await drive.overview(lead, assignment.id);
    const second = await drive.newClass(lead, { name: "2학년 4반" });
    const { roster } = await drive.roster(lead, second.id, ["고은결"]);
    const [invited, view, assign] = [
      await drive.teacher(false),
      await drive.teacher(false),
      await drive.teacher(false),
    ];
    await drive.invite(lead, own.id, invited, "assign");
    await drive.join(lead, own.id, view, "view");
    const ids: Ids = {
      classId: own.id,
      className: own.name,
      batchId: assignment.batchId,
      alike: [rows[0]?.handIn?.text.id ?? "", rows[1]?.handIn?.text.id ?? ""],
      assignmentId: assignment.id,
      pupilId: rows[1]?.pupilId ?? "",
      samePupilId: roster[0]?.id ?? "",
      textId: rows[0]?.handIn?.id ?? "",
      teacherId: await drive.join(lead, own.id, assign, "assign"),
    };
    return {
      who: { anonymous: undefined, stranger: await drive.teacher(), invited, view, assign, lead },
      assignment,
      ids,
    };
  }

  let furnished: Awaited<ReturnType<typeof furnish>> | undefined;

  it.each(TABLE.map((row) => [`${row[0].method} ${row[0].path}`, ...row] as const))(
    "%s",
    async (_name, endpoint, body, expected) => {
      furnished ??= await furnish();
      const { who, assignment, ids } = furnished;
      if (SPOILING.includes(endpoint)) furnished = undefined;
      const outcomes: string[] = [];
      for (const role of ROLES) {
        const answer = await drive.ask(endpoint.method, endpoint.path, body(ids), who[role]);
        // An address that nobody has is refused only after the role was.
        const code = answer.statusCode === 200 ? "ok" : answer.json().error.code;
        outcomes.push(code === "TEACHER_NOT_FOUND" ? "ok" : code);
        if (endpoint === contract.deletePupilText && role === "assign" && code === "ok") {
          await drive.handIn(assignment, 1, "강다온");
          const { rows } = await drive.overview(who.lead as Teacher, assignment.id);
          Object.assign(ids, { textId: rows[0]?.handIn?.id });
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
