import type { AssignmentLine, ClassDetails, ClassLine, ClassTeacher, DeletionCertificate } from "@geulgyeol/contract";

/** A class of 24 as its list shows it, seen by this role. */
export function makeClassLine(more: Partial<ClassLine> = {}): ClassLine {
  return {
    id: "c1",
    name: "2학년 3반 국어",
    year: 2026,
    term: 2,
    role: "lead",
    lead: "윤서진",
    space: null,
    pupils: 24,
    assignments: 2,
    texts: 41,
    deletesAt: "2099-02-28T12:00:00.000Z",
    ...more,
  };
}

const teacher = (id: string, name: string, more: Partial<ClassTeacher> = {}): ClassTeacher => ({
  id,
  name,
  email: `${id}@example.kr`,
  role: "view",
  hasAccepted: true,
  ...more,
});

const assignment = (id: string, state: AssignmentLine["state"]): AssignmentLine => ({
  id,
  batchId: `b-${id}`,
  title: `과제 ${id}`,
  createdAt: "2026-11-01T00:00:00.000Z",
  dueAt: "2026-11-20T14:59:00.000Z",
  lateUntil: null,
  state,
  deletesAt: "2099-02-28T12:00:00.000Z",
  texts: 20,
});

/** The class with two teachers who have accepted, one who has not, and an assignment in each state. */
export function makeClass(more: Partial<ClassDetails> = {}): ClassDetails {
  return {
    ...makeClassLine(),
    retention: "term",
    retentionDay: null,
    days: { term: "2099-02-28", afterDue: "2026-12-20", latest: "2099-08-31" },
    rosterOnly: true,
    isUnder14: false,
    records: 11,
    roster: [],
    assignmentList: [
      assignment("open", "open"),
      assignment("late", "late"),
      assignment("ended", "ended"),
      assignment("closed", "closed"),
    ],
    teachers: [
      teacher("lead", "윤서진", { role: "lead" }),
      teacher("narae", "구나래"),
      teacher("gaon", "문가온", { role: "assign" }),
      teacher("dohyeon", "", { hasAccepted: false }),
    ],
    handedOverTo: null,
    certificates: [],
    ...more,
  };
}

export function makeCertificate(more: Partial<DeletionCertificate> = {}): DeletionCertificate {
  return {
    id: "7f0c2b6e",
    className: "1학년 5반 국어",
    year: 2026,
    term: 1,
    what: "class",
    reason: "day",
    deletedAt: "2026-08-31T12:00:00.000Z",
    texts: 102,
    results: 101,
    records: 31,
    pupils: 26,
    left: 0,
    ...more,
  };
}
