import { randomBytes } from "node:crypto";
import type { EditRequest, EditResult, ErrorCode } from "@geulgyeol/contract";
import { compareFacts } from "@geulgyeol/rewriting";
import { AppError } from "../../app-error.ts";
import { type LanguageModel, LlmFailure, type LlmFailureKind } from "../../ports/llm/llm.ts";
import { seoulDayEnd } from "../credits/index.ts";
import { type AskModelParts, askModel, BudgetSpent } from "../language-models/index.ts";
import { editPrompt } from "./edit-prompt.ts";
import { modelChanges } from "./model-changes.ts";
import { EditedReader } from "./read-edited.ts";

/** Progress callbacks of an edit. */
export interface EditObserver {
  /** Aborts the edit and its work. */
  readonly signal?: AbortSignal | undefined;
  readonly onStart?: (by: Pick<EditResult, "source" | "model">) => void;
  readonly onText?: (piece: string) => void;
}

const CODES = {
  refused: "EDIT_REFUSED",
  malformed: "EDIT_INCOMPLETE",
  "cut-off": "EDIT_INCOMPLETE",
  "rate-limited": "EDIT_MODEL_AWAY",
  unavailable: "EDIT_MODEL_AWAY",
  misconfigured: "EDIT_MODEL_AWAY",
  timeout: "EDIT_TIMEOUT",
  aborted: "EDIT_INCOMPLETE",
} as const satisfies Record<LlmFailureKind, ErrorCode>;

/**
 * Edits a passage with the first model that answers. The next one is used only while no text has been shown. Throws
 * `EDIT_REFUSED`, `EDIT_INCOMPLETE`, `EDIT_MODEL_AWAY`, `EDIT_TIMEOUT` and `EDIT_BUDGET_SPENT`.
 */
export async function editWithModels(
  parts: AskModelParts & { readonly models: readonly LanguageModel[] },
  userId: string,
  request: Pick<EditRequest, "selectedText" | "prompt">,
  observer: EditObserver,
): Promise<EditResult> {
  let hasShown = false;
  const onText = (piece: string) => {
    hasShown = true;
    observer.onText?.(piece);
  };
  for (const [at, model] of parts.models.entries()) {
    try {
      observer.onStart?.({ source: "llm", model: model.model });
      return await editWith(parts, { model, userId, request }, { ...observer, onText });
    } catch (error) {
      if (error instanceof BudgetSpent) throw budgetSpent(parts.now());
      if (!(error instanceof LlmFailure)) throw error;
      const code = CODES[error.kind];
      const isLast = at === parts.models.length - 1;
      if (code === "EDIT_MODEL_AWAY" && !hasShown && !isLast) continue;
      const wait = error.retryAfterMs === undefined ? {} : { retryAfterSeconds: Math.ceil(error.retryAfterMs / 1000) };
      throw new AppError(code, { cause: error, ...wait });
    }
  }
  throw new AppError("EDIT_MODEL_AWAY");
}

function budgetSpent(now: Date): AppError {
  const retryAfterSeconds = Math.ceil((seoulDayEnd(now).getTime() - now.getTime()) / 1000);
  return new AppError("EDIT_BUDGET_SPENT", { retryAfterSeconds });
}

async function editWith(
  parts: AskModelParts,
  {
    model,
    userId,
    request: { selectedText, prompt },
  }: {
    readonly model: LanguageModel;
    readonly userId: string;
    readonly request: Pick<EditRequest, "selectedText" | "prompt">;
  },
  { signal, onText = () => undefined }: EditObserver,
): Promise<EditResult> {
  // The blanks around a selection are not part of the style.
  const passage = selectedText.trim();
  const before = selectedText.slice(0, selectedText.indexOf(passage));
  const after = selectedText.slice(before.length + passage.length);
  const nonce = randomBytes(9).toString("hex");
  const request = editPrompt(passage, prompt, nonce);
  const reader = new EditedReader(nonce, passage, onText);
  const { usage } = await askModel(parts, { model, userId, role: "edit", request }, () =>
    model.write(request, { signal, onText: (piece) => reader.take(piece) }),
  );
  const answer = reader.finish();
  if (answer.kind === "declined") throw new LlmFailure("refused", { usage });
  if (answer.kind === "incomplete" || answer.text === "") throw new LlmFailure("cut-off", { usage });
  const editedText = before + answer.text + after;
  return {
    editedText,
    changes: modelChanges(selectedText, editedText),
    notes: [],
    followed: true,
    warnings: [...compareFacts(passage, answer.text)],
    source: "llm",
    model: model.model,
  };
}
