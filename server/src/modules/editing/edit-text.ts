import { EDITS_PER_DAY, type EditRequest, type EditResult, editProblem } from "@geulgyeol/contract";
import { AppError } from "../../app-error.ts";
import type { LanguageModel } from "../../ports/llm/llm.ts";
import { readPlan } from "../accounts/index.ts";
import type { AskModelParts } from "../language-models/index.ts";
import { checkEdits, countEdit, uncountEdit } from "./count-edit.ts";
import { type EditObserver, editWithModels } from "./edit-with-models.ts";
import type { Rewrite } from "./rewrite.ts";

export interface EditTextParts extends AskModelParts {
  readonly rewrite: Rewrite;
  /** The editing models, the preferred one first; if empty, the built-in editor is used. */
  readonly models: readonly LanguageModel[];
}

/**
 * Edits a passage and counts the edit, unless it failed or changed nothing. `onStart` is called after all checks.
 * Throws the codes of `editProblem`, `EDITS_USED_UP`, and those of `Rewrite` and `editWithModels`.
 */
export async function editText(
  parts: EditTextParts,
  userId: string,
  request: EditRequest,
  observer: EditObserver = {},
): Promise<EditResult> {
  const { db } = parts;
  const problem = editProblem(request);
  if (problem !== null) throw new AppError(problem);
  const started = parts.now();
  const perDay = EDITS_PER_DAY[(await readPlan(db, userId, started)).kind];
  if (parts.models.length > 0 && request.editor !== "builtin") {
    return countedFirst(parts, userId, perDay, () => editWithModels(parts, userId, request, observer), observer);
  }
  // The rules are cheap, so the quota is checked before, and counted only if there is a result.
  await checkEdits({ db, now: started }, userId, perDay);
  observer.onStart?.({ source: "builtin", model: null });
  const { editedText, changes, notes, followed } = await parts.rewrite(request.selectedText, request.prompt);
  if (changes.length > 0) await countEdit({ db, now: parts.now() }, userId, perDay);
  const made = { editedText, changes: [...changes], notes: [...notes], followed };
  return { ...made, warnings: [], source: "builtin", model: null };
}

/**
 * A model costs money and streams its text, so its edit is counted before, and reverted if there was no result, but not
 * if the caller aborted.
 */
async function countedFirst(
  { db, now }: EditTextParts,
  userId: string,
  perDay: number,
  edit: () => Promise<EditResult>,
  { signal }: EditObserver,
): Promise<EditResult> {
  const day = await countEdit({ db, now: now() }, userId, perDay);
  try {
    const result = await edit();
    if (result.changes.length === 0) await uncountEdit(db, userId, day);
    return result;
  } catch (error) {
    if (!signal?.aborted) await uncountEdit(db, userId, day);
    throw error;
  }
}
