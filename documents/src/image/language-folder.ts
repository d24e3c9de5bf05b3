import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Korean, and Korean with English. */
const OCR_LANGUAGES = ["kor", "eng"] as const;

export interface LanguageFolder {
  readonly path: string;
  remove(): void;
}

/**
 * The engine expects the data of all languages in one folder and downloads missing ones. Creates such a folder of links
 * to the packages' `4.0.0_best_int` data (the default data inserts spaces into Korean words).
 */
export function makeLanguageFolder(): LanguageFolder {
  const require = createRequire(import.meta.url);
  const path = mkdtempSync(join(tmpdir(), "geulgyeol-ocr-"));
  for (const language of OCR_LANGUAGES) {
    const folder = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
    const file = `${language}.traineddata.gz`;
    symlinkSync(join(folder, "4.0.0_best_int", file), join(path, file));
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
