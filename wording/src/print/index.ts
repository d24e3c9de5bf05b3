import type { Language } from "@geulgyeol/engine";
import { ENGLISH_PRINT } from "./english.ts";
import { KOREAN_PRINT } from "./korean.ts";
import type { PrintWords } from "./print-words.ts";

export { ENGLISH_VERIFY } from "./english-verify.ts";
export type { PrintWords } from "./print-words.ts";
export { RECORD_PRINT_WORDS } from "./record-words.ts";

/** What a printed report says, by its language. */
export const PRINT_WORDS: Readonly<Record<Language, PrintWords>> = { ko: KOREAN_PRINT, en: ENGLISH_PRINT };
