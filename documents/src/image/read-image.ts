import type { Document, DocumentWarning } from "../document.ts";
import { DocumentError } from "../document-error.ts";
import type { ReadOptions } from "../read-options.ts";
import { chooseLanguage, type LanguageChoice, type Recognisers } from "./choose-language.ts";
import { makeLanguageFolder } from "./language-folder.ts";
import { type PreparedPicture, preparePicture, type Turn } from "./prepare-picture.ts";
import { toParagraphs, unsureWords } from "./recognised-text.ts";
import { Recogniser } from "./recogniser.ts";

/** Below this confidence the picture may be rotated. */
const UPRIGHT = 0.65;
/** A rotated reading needs this much more confidence. */
const TURN_MARGIN = 0.15;
const TURNS: readonly Turn[] = [90, 270, 180];

/**
 * Text of a picture of a page. Throws `IMAGE_TOO_LARGE`, `FILE_BROKEN`, and `OCR_NO_TEXT` if nothing can be read.
 * Recognition takes one to several seconds per page; `onProgress` gets the finished share.
 */
export async function readImage(bytes: Uint8Array, options: ReadOptions = {}): Promise<Document> {
  const start = performance.now();
  const session = openRecognition(options);
  try {
    const { choice, picture, turn } = await session.read(bytes);
    const paragraphs = toParagraphs(choice.page);
    const text = paragraphs.map((paragraph) => paragraph.text).join("\n");
    if (text === "") throw new DocumentError("OCR_NO_TEXT", `${picture.width} by ${picture.height}`);
    const { confidence } = choice.page;
    const { width, height } = picture;
    const words = unsureWords(choice.page, text, picture);
    const warnings: DocumentWarning[] = words.length === 0 ? [] : [{ code: "UNSURE_WORDS", count: words.length }];
    const processingTimeMs = performance.now() - start;
    return {
      kind: "image",
      text,
      paragraphs,
      warnings,
      hidden: [],
      metadata: { confidence },
      recognition: { confidence, language: choice.language, processingTimeMs, width, height, turn, words },
    };
  } finally {
    await session.close();
  }
}

interface ReadPicture {
  readonly choice: LanguageChoice;
  readonly picture: PreparedPicture;
  readonly turn: Turn;
}

export interface RecognitionSession {
  read(bytes: Uint8Array): Promise<ReadPicture>;
  close(): Promise<void>;
}

/** Engines that read one picture after another. */
export function openRecognition(options: ReadOptions): RecognitionSession {
  const { languageFolder, onProgress = () => undefined, language = "kor+eng" } = options;
  const folder = languageFolder === undefined ? makeLanguageFolder() : null;
  const path = languageFolder ?? folder?.path ?? "";
  // With two readings the first is half of the work; with a single one, all of it.
  const passes = language === "kor+eng" ? 2 : 1;
  const recognisers: Recognisers = {
    kor: new Recogniser("kor", path, (share) => onProgress(share / passes)),
    eng: new Recogniser("eng", path, (share) => onProgress(share / passes)),
    "kor+eng": new Recogniser("kor+eng", path, (share) => onProgress((1 + share) / passes)),
  };
  return {
    async read(bytes) {
      const picture = await preparePicture(bytes, 0);
      const choice = await chooseLanguage(picture.png, recognisers, language);
      if (choice.page.confidence >= UPRIGHT) return { choice, picture, turn: 0 };
      const turn = await findTurn(bytes, choice.page.confidence, recognisers[language === "eng" ? "eng" : "kor"]);
      if (turn === 0) return { choice, picture, turn };
      const turned = await preparePicture(bytes, turn);
      return { choice: await chooseLanguage(turned.png, recognisers, language), picture: turned, turn };
    },
    async close() {
      await Promise.all(Object.values(recognisers).map((recogniser) => recogniser.close()));
      folder?.remove();
    },
  };
}

/** Tries the other three orientations on a small copy. */
async function findTurn(bytes: Uint8Array, confidence: number, recogniser: Recogniser): Promise<Turn> {
  for (const turn of TURNS) {
    const probe = await preparePicture(bytes, turn, "probe");
    const page = await recogniser.recognise(probe.png);
    if (page.confidence > Math.max(UPRIGHT, confidence + TURN_MARGIN)) return turn;
  }
  return 0;
}
