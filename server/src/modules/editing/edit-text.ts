import { EDITS_PER_DAY, type EditRequest, type EditResult, editProblem } from "@geulgyeol/contract";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { readPlan } from "../accounts/index.ts";
import { checkEdits, countEdit } from "./count-edit.ts";
import type { Rewrite } from "./rewrite.ts";

export interface EditTextParts {
  readonly db: Database;
  readonly rewrite: Rewrite;
  readonly now: () => Date;
}

/**
 * Edits a passage and counts it against the day's edits of the user's plan. Whether one is left is asked before the editor
 * works, for its sake, and again when there is something to give, where it counts: an edit that failed, was not understood
 * or found nothing to change is not counted.
 *
 * Throws the codes of `editProblem`, `RATE_LIMITED`, and those of `Rewrite`.
 */
export async function editText(parts: EditTextParts, userId: string, request: EditRequest): Promise<EditResult> {
  const { db } = parts;
  const problem = editProblem(request);
  if (problem !== null) throw new AppError(problem);
  const started = parts.now();
  const perDay = EDITS_PER_DAY[(await readPlan(db, userId, started)).kind];
  await checkEdits({ db, now: started }, userId, perDay);
  const { editedText, changes, notes, followed } = await parts.rewrite(request.selectedText, request.prompt);
  if (changes.length > 0) await countEdit({ db, now: parts.now() }, userId, perDay);
  return { editedText, changes: [...changes], notes: [...notes], followed, source: "builtin" };
}
