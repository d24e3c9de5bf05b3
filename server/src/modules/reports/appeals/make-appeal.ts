import type { printAppeal } from "@geulgyeol/contract";
import { type AppealDocument, type AppealLetter, composeAppeal } from "@geulgyeol/wording/appeal";
import type { z } from "zod";
import { cleanField, cleanWords } from "../rules.ts";
import { readAppealRates } from "./read-appeal-rates.ts";
import { type StateAppealParts, stateAppeal } from "./state-appeal.ts";

/** Creates the PDF of an appeal, off the event loop. Throws `REPORT_FAILED` or `SERVER_BUSY`. */
export type PrintAppeal = (appeal: AppealDocument) => Promise<Uint8Array>;

export interface MakeAppealParts extends StateAppealParts {
  readonly printAppeal: PrintAppeal;
}

type AppealRequest = z.output<typeof printAppeal.request>;

/**
 * An appeal as a PDF. The server states result, record and rates itself; letter and drafts are the writer's words.
 * Nothing is stored. Throws like `stateAppeal` and `PrintAppeal`.
 */
export async function makeAppeal(
  parts: MakeAppealParts,
  { userId, request, origin }: { userId: string; request: AppealRequest; origin: string },
): Promise<Uint8Array> {
  const { letter, drafts, documentType, characters } = request;
  const stated = await stateAppeal(parts, { userId, sources: request, origin });
  const document = composeAppeal({
    ...stated,
    letter: cleanLetter(letter),
    drafts: drafts.map((draft) => ({
      ...draft,
      name: cleanField(draft.name) ?? "초고",
      values: draft.values.map(({ name, value }) => ({ name: cleanField(name) ?? "", value: cleanField(value) ?? "" })),
    })),
    documentType,
    characters,
    rates: await readAppealRates(),
    writtenAt: parts.now().toISOString(),
  });
  return parts.printAppeal(document);
}

function cleanLetter(letter: AppealLetter): AppealLetter {
  const { recipient, sender, submittedOn, title, help, effort, process, remark } = letter;
  return {
    recipient: cleanField(recipient) ?? "",
    sender: cleanField(sender) ?? "",
    submittedOn: cleanField(submittedOn) ?? "",
    title: cleanField(title) ?? "",
    help: cleanWords(help),
    effort: cleanWords(effort),
    process: cleanWords(process),
    remark: cleanWords(remark),
  };
}
