import { CLASS_PERMISSIONS, type ClassAction } from "@geulgyeol/contract";
import { describe, expect, it } from "vitest";
import {
  assignmentDeletion,
  classDeletion,
  isAssignment,
  isRetention,
  lastMomentFor,
  lateMinutes,
  requireRole,
  retentionDays,
  sameName,
  stateOf,
} from "./rules.ts";

const at = (time: string) => new Date(`${time}+09:00`);
const TERM = { retention: "term", retentionDay: null, year: 2026, term: 2 } as const;
const DUE = { dueAt: at("2026-11-20T23:59:00"), lateUntil: at("2026-11-22T23:59:00") };

describe("what the roles of a class may do", () => {
  /** Written out once more, so that a change of the table is seen. */
  const TABLE: Record<ClassAction, readonly [view: boolean, assign: boolean, lead: boolean]> = {
    readClass: [true, true, true],
    readTexts: [true, true, true],
    markAsReviewed: [true, true, true],
    compareWithEarlierTexts: [true, true, true],
    compareTexts: [true, true, true],
    leaveClass: [true, true, true],
    makeAssignment: [false, true, true],
    changeAssignment: [false, true, true],
    changeLink: [false, true, true],
    extendDeadline: [false, true, true],
    confirmPupil: [false, true, true],
    linkPupils: [false, true, true],
    deleteText: [false, true, true],
    deleteAssignment: [false, false, true],
    changeRoster: [false, false, true],
    changeSettings: [false, false, true],
    inviteTeachers: [false, false, true],
    handOverClass: [false, false, true],
    exportClass: [false, false, true],
    deleteClass: [false, false, true],
  };

  it.each(Object.entries(TABLE) as [ClassAction, readonly boolean[]][])("%s", (action, row) => {
    (["view", "assign", "lead"] as const).forEach((role, place) => {
      if (row[place]) expect(() => requireRole(action, role)).not.toThrow();
      else expect(() => requireRole(action, role)).toThrow("CLASS_ROLE_REQUIRED");
    });
    expect(() => requireRole(action, null)).toThrow("NOT_FOUND");
  });

  it("is listed for every action", () => {
    expect(Object.keys(TABLE).sort()).toEqual(Object.keys(CLASS_PERMISSIONS).sort());
  });
});

describe("when texts are deleted", () => {
  it("is the end of the term, a chosen day, or 30 days after the last moment of handing in", () => {
    expect(classDeletion(TERM)).toEqual(at("2027-02-28T21:00:00"));
    expect(assignmentDeletion(TERM, DUE)).toEqual(at("2027-02-28T21:00:00"));
    const day = { ...TERM, retention: "day", retentionDay: "2027-01-05" } as const;
    expect(assignmentDeletion(day, DUE)).toEqual(at("2027-01-05T21:00:00"));
    const afterDue = { ...TERM, retention: "after-due" } as const;
    expect(assignmentDeletion(afterDue, DUE)).toEqual(at("2026-12-22T21:00:00"));
    expect(classDeletion(afterDue)).toEqual(at("2027-02-28T21:00:00"));
    const late = { dueAt: at("2027-02-20T12:00:00"), lateUntil: null };
    expect(assignmentDeletion(afterDue, late)).toEqual(at("2027-02-28T21:00:00"));
    expect(retentionDays(TERM, [late, DUE])).toEqual({
      term: "2027-02-28",
      afterDue: "2026-12-22",
      latest: "2027-08-31",
    });
    expect(retentionDays(TERM, [])).toMatchObject({ afterDue: null });
  });

  it("is never past, never after the next term and never before a deadline", () => {
    const now = at("2026-11-22T12:00:00");
    const day = (retentionDay: string) => ({ ...TERM, retention: "day", retentionDay }) as const;
    expect(isRetention(TERM, [DUE], now)).toBe(true);
    expect(isRetention(day("2027-08-31"), [DUE], now)).toBe(true);
    expect(isRetention(day("2027-09-01"), [DUE], now)).toBe(false);
    expect(isRetention(day("2026-11-22"), [DUE], now)).toBe(false);
    expect(isRetention(day("2026-11-22"), [], now)).toBe(true);
    expect(isRetention(day("2026-11-21"), [], now)).toBe(false);
    expect(isRetention({ ...TERM, term: 1 }, [], now)).toBe(false);
  });
});

describe("deadlines", () => {
  const fits = (more: object) =>
    isAssignment(
      { title: "제목", minChars: null, maxChars: null, ...DUE, ...more },
      { deletesAt: classDeletion(TERM), now: at("2026-11-10T00:00:00") },
    );

  it("are in order and before the deletion", () => {
    expect(fits({})).toBe(true);
    expect(fits({ title: " " })).toBe(false);
    expect(fits({ minChars: 900, maxChars: 800 })).toBe(false);
    expect(fits({ lateUntil: DUE.dueAt })).toBe(false);
    expect(fits({ lateUntil: at("2027-02-20T00:00:00") })).toBe(false);
    expect(fits({ dueAt: at("2027-02-28T21:00:00"), lateUntil: null })).toBe(false);
    expect(fits({ dueAt: at("2027-02-28T20:59:59"), lateUntil: null })).toBe(true);
  });

  it("make an assignment open, late, ended or closed", () => {
    const open = { ...DUE, closedAt: null };
    expect(stateOf(open, at("2026-11-20T23:58:59"))).toBe("open");
    expect(stateOf(open, at("2026-11-20T23:59:00"))).toBe("late");
    expect(stateOf(open, at("2026-11-22T23:59:00"))).toBe("ended");
    expect(stateOf({ ...open, lateUntil: null }, at("2026-11-20T23:59:00"))).toBe("ended");
    expect(stateOf({ ...open, closedAt: at("2026-11-19T00:00:00") }, at("2026-11-20T00:00:00"))).toBe("closed");
  });

  it("of a pupil may be later, and lateness counts from it", () => {
    const own = at("2026-11-25T12:00:00");
    expect(lastMomentFor(DUE, null)).toEqual(DUE.lateUntil);
    expect(lastMomentFor(DUE, own)).toEqual(own);
    expect(lastMomentFor(DUE, at("2026-11-21T00:00:00"))).toEqual(DUE.lateUntil);
    expect(lateMinutes(DUE, null, at("2026-11-20T23:58:59"))).toBe(0);
    expect(lateMinutes(DUE, null, at("2026-11-20T23:59:00"))).toBe(1);
    expect(lateMinutes(DUE, null, at("2026-11-21T23:59:00"))).toBe(24 * 60);
    expect(lateMinutes(DUE, own, at("2026-11-25T11:00:00"))).toBe(0);
    expect(lateMinutes(DUE, own, at("2026-11-25T12:02:30"))).toBe(2);
  });
});

it("compares names without spaces and in composed form", () => {
  expect(sameName("신유주", " 신 유주 ")).toBe(true);
  expect(sameName("신유주", "신유주".normalize("NFD"))).toBe(true);
  expect(sameName("신유주", "신유수")).toBe(false);
});
