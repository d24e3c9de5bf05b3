import { type Assignment, type AssignmentLine, HAND_IN_PAGE_PATH } from "@geulgyeol/contract";
import { type AssignmentRow, assignmentDeletion, type ClassRow, stateOf } from "../rules.ts";

interface LineParts {
  readonly kept: ClassRow;
  readonly texts: number;
  readonly now: Date;
}

export function toAssignmentLine(row: AssignmentRow, { kept, texts, now }: LineParts): AssignmentLine {
  return {
    id: row.id,
    batchId: row.batchId,
    title: row.title,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    lateUntil: row.lateUntil?.toISOString() ?? null,
    state: stateOf(row, now),
    deletesAt: assignmentDeletion(kept, row).toISOString(),
    texts,
  };
}

export function toAssignment(row: AssignmentRow, parts: LineParts): Assignment {
  const { classId, instructions, question, minChars, maxChars, token, closedAt } = row;
  return {
    ...toAssignmentLine(row, parts),
    classId,
    instructions,
    question,
    minChars,
    maxChars,
    path: `${HAND_IN_PAGE_PATH}${token}`,
    isClosed: closedAt !== null,
  };
}
