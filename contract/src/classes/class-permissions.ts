import type { ErrorCode } from "../errors.ts";

/** Who sees a class: the teacher who leads it, and invited teachers. */
export const CLASS_ROLES = ["lead", "assign", "view"] as const;
export type ClassRole = (typeof CLASS_ROLES)[number];
/** What an invited teacher may be. */
export const INVITED_ROLES = ["assign", "view"] as const satisfies readonly ClassRole[];

/**
 * The least role for each action in a class. The server checks it before working, the page before offering. Somebody
 * without a role gets `NOT_FOUND` for everything.
 */
export const CLASS_PERMISSIONS = {
  readClass: "view",
  readTexts: "view",
  markAsReviewed: "view",
  compareWithEarlierTexts: "view",
  compareTexts: "view",
  leaveClass: "view",
  makeAssignment: "assign",
  changeAssignment: "assign",
  changeLink: "assign",
  extendDeadline: "assign",
  confirmPupil: "assign",
  linkPupils: "assign",
  deleteText: "assign",
  deleteAssignment: "lead",
  changeRoster: "lead",
  changeSettings: "lead",
  inviteTeachers: "lead",
  handOverClass: "lead",
  exportClass: "lead",
  deleteClass: "lead",
} as const satisfies Readonly<Record<string, ClassRole>>;
export type ClassAction = keyof typeof CLASS_PERMISSIONS;

const RANK: Readonly<Record<ClassRole, number>> = { view: 0, assign: 1, lead: 2 };

/** Why somebody of this role may not do it, or null. */
export function classRefusal(
  action: ClassAction,
  role: ClassRole | null,
): Extract<ErrorCode, "NOT_FOUND" | "CLASS_ROLE_REQUIRED"> | null {
  if (role === null) return "NOT_FOUND";
  return RANK[role] >= RANK[CLASS_PERMISSIONS[action]] ? null : "CLASS_ROLE_REQUIRED";
}
