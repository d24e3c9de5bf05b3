import { createHash } from "node:crypto";
import {
  ASSIGNMENT_LATE_MAX_DAYS,
  CLASS_KEPT_DAYS_AFTER_DUE,
  type ClassAction,
  type ClassRole,
  classRefusal,
  dayAfter,
  deletionTime,
  latestDeletionDay,
  REQUEST_DUE_MAX_DAYS,
  seoulDay,
  termEnd,
} from "@geulgyeol/contract";
import { AppError } from "../../app-error.ts";
import type { assignments, classes } from "./tables.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export type ClassRow = typeof classes.$inferSelect;
export type AssignmentRow = typeof assignments.$inferSelect;
type Deadlines = Pick<AssignmentRow, "dueAt" | "lateUntil">;
type Keeping = Pick<ClassRow, "retention" | "retentionDay" | "year" | "term">;

/** Who may do what is `CLASS_PERMISSIONS` of the contract, which the page reads too. Throws `NOT_FOUND` and `CLASS_ROLE_REQUIRED`. */
export function requireRole(action: ClassAction, role: ClassRole | null): asserts role is ClassRole {
  const refusal = classRefusal(action, role);
  if (refusal !== null) throw new AppError(refusal);
}

/** The last moment at which texts of an assignment are taken from everybody. */
export const lastMomentOf = ({ dueAt, lateUntil }: Deadlines): Date => lateUntil ?? dueAt;

const afterDue = (assignment: Deadlines) => dayAfter(seoulDay(lastMomentOf(assignment)), CLASS_KEPT_DAYS_AFTER_DUE);

/** When everything that is left of a class is deleted, the roster too. */
export function classDeletion({ retention, retentionDay, ...term }: Keeping): Date {
  return deletionTime(retention === "day" && retentionDay !== null ? retentionDay : termEnd(term));
}

/** When the texts of an assignment are deleted. Never later than the class. */
export function assignmentDeletion(kept: Keeping, assignment: Deadlines): Date {
  const whole = classDeletion(kept);
  if (kept.retention !== "after-due") return whole;
  const own = deletionTime(afterDue(assignment));
  return new Date(Math.min(own.getTime(), whole.getTime()));
}

/** The days that the ways of keeping mean, for the settings. */
export function retentionDays(kept: Keeping, all: readonly Deadlines[]) {
  return { term: termEnd(kept), afterDue: all.map(afterDue).sort()[0] ?? null, latest: latestDeletionDay(kept) };
}

/** Whether a class can keep its texts so: the day has not come, is not too late, and no deadline is after it. */
export function isRetention(kept: Keeping, all: readonly Deadlines[], now: Date): boolean {
  const { retention, retentionDay } = kept;
  if (retention === "day" && (retentionDay === null || retentionDay > latestDeletionDay(kept))) return false;
  const deletes = classDeletion(kept);
  return deletes > now && all.every((one) => lastMomentOf(one) < deletes);
}

/** Whether the fields of an assignment fit: a title, a least below the most, deadlines in order and before the deletion. */
export function isAssignment(
  asked: Deadlines & Pick<AssignmentRow, "title" | "minChars" | "maxChars">,
  { deletesAt, now }: { deletesAt: Date; now: Date },
): boolean {
  const { title, minChars, maxChars, dueAt, lateUntil } = asked;
  if (title.trim() === "" || (minChars !== null && maxChars !== null && minChars > maxChars)) return false;
  if (lateUntil !== null && (lateUntil <= dueAt || daysBetween(dueAt, lateUntil) > ASSIGNMENT_LATE_MAX_DAYS))
    return false;
  return daysBetween(now, dueAt) <= REQUEST_DUE_MAX_DAYS && lastMomentOf(asked) < deletesAt;
}

const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / DAY_MS;

export function stateOf(
  assignment: Deadlines & Pick<AssignmentRow, "closedAt">,
  now: Date,
): "open" | "late" | "ended" | "closed" {
  if (assignment.closedAt !== null) return "closed";
  if (now < assignment.dueAt) return "open";
  return now < lastMomentOf(assignment) ? "late" : "ended";
}

/** Until when one pupil can hand in and replace; `extension` is the pupil's own deadline. */
export function lastMomentFor(assignment: Deadlines, extension: Date | null): Date {
  const common = lastMomentOf(assignment);
  return extension !== null && extension > common ? extension : common;
}

/** Whole minutes after the pupil's own deadline, at least one if late at all. */
export function lateMinutes(assignment: Deadlines, extension: Date | null, now: Date): number {
  const due = extension !== null && extension > assignment.dueAt ? extension : assignment.dueAt;
  return now < due ? 0 : Math.max(1, Math.floor((now.getTime() - due.getTime()) / MINUTE_MS));
}

export function hashReceipt(receipt: string): string {
  return createHash("sha256").update(receipt).digest("hex");
}

/** Names are compared without spaces and in composed form, as pupils type them on different devices. */
export function sameName(one: string, other: string): boolean {
  return tidyName(one) === tidyName(other);
}

/** As `same-pupils.ts` writes it for the database. */
export const tidyName = (name: string) => name.normalize("NFC").replace(/\s/g, "").toLowerCase();
