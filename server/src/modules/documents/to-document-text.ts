import { countCharacters, type DocumentText } from "@geulgyeol/contract";
import type { Document } from "@geulgyeol/documents";

/** PostgreSQL cannot store NUL, and half a surrogate pair is not text. */
const BROKEN = /[\p{Surrogate}\0]/gu;

export const cleanText = (text: string) => text.replace(BROKEN, "");

/** A file's text as it is answered. */
export function toDocumentText(
  { kind, text, pages, warnings, hidden, recognition, facts }: Document,
  name: string,
): DocumentText {
  const clean = cleanText(text);
  return {
    kind,
    name,
    text: clean,
    charCount: countCharacters(clean),
    ...(pages !== undefined && { pages }),
    warnings: warnings.map((warning) => ({ ...warning })),
    hidden: hidden.map((one) => ({ ...one, excerpt: cleanText(one.excerpt) })),
    ...(recognition && {
      ocr: {
        confidence: recognition.confidence,
        language: recognition.language,
        extractedText: clean,
        processingTime: recognition.processingTimeMs,
        width: recognition.width,
        height: recognition.height,
        turn: recognition.turn,
        words: recognition.words.map((word) => ({ ...word })),
      },
    }),
    ...(facts && { facts }),
  };
}
