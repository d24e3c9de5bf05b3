export type {
  AppealDocument,
  Attachment,
  AttachmentTable,
  LetterParagraph,
  LetterPiece,
} from "./appeal-document.ts";
export type {
  Appeal,
  AppealDraft,
  AppealLetter,
  AppealRates,
  AppealRecord,
  AppealResult,
} from "./appeal-facts.ts";
export { composeAppeal } from "./compose-appeal.ts";
export { sayRecordOfText } from "./describe-record.ts";
export { PIECE_NAME } from "./document-type.ts";
export { ratesOf } from "./rates-of.ts";
export { samePercent } from "./same-percent.ts";
