import { createWorker, type Worker } from "tesseract.js";
import { ReaderFailure } from "../reader-failure.ts";

export interface RecognisedWord {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** In pixels of the given picture. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface RecognisedLine {
  readonly words: readonly RecognisedWord[];
  readonly baseLine: number;
  readonly height: number;
}

export interface RecognisedPage {
  readonly lines: readonly RecognisedLine[];
  /** 0 to 1, the mean over the words by their length. */
  readonly confidence: number;
}

/** Time after which an engine that neither starts nor fails is abandoned. */
const START_TIMEOUT_MS = 30_000;

/** A recognition engine for one set of languages, such as `kor` or `kor+eng`; started on first use. */
export class Recogniser {
  readonly #languages: string;
  readonly #folder: string;
  readonly #onProgress: (share: number) => void;
  #worker: Promise<Worker> | null = null;

  constructor(languages: string, folder: string, onProgress: (share: number) => void) {
    this.#languages = languages;
    this.#folder = folder;
    this.#onProgress = onProgress;
  }

  /** Rejects with `ReaderFailure` if the engine does not start or stops. */
  async recognise(png: Buffer): Promise<RecognisedPage> {
    this.#worker ??= this.#start();
    const worker = await this.#worker;
    const { data } = await worker.recognize(png, {}, { blocks: true, text: false }).catch((cause: unknown) => {
      throw new ReaderFailure("the recognition engine stopped", { cause });
    });
    const lines = (data.blocks ?? [])
      .flatMap(({ paragraphs }) => paragraphs)
      .flatMap((paragraph) => paragraph.lines)
      .map(({ text, words, baseline, bbox }) => ({
        words: toWords(text, words),
        baseLine: (baseline.y0 + baseline.y1) / 2,
        height: bbox.y1 - bbox.y0,
      }));
    return { lines: lines.filter(({ words }) => words.length > 0), confidence: meanConfidence(lines) };
  }

  async close(): Promise<void> {
    await (await this.#worker?.catch(() => null))?.terminate();
  }

  #start(): Promise<Worker> {
    return new Promise((resolve, reject) => {
      const fail = (cause: unknown) => reject(new ReaderFailure("the recognition engine does not start", { cause }));
      setTimeout(fail, START_TIMEOUT_MS, "time").unref();
      createWorker(this.#languages.split("+"), 1, {
        langPath: this.#folder,
        gzip: true,
        // Otherwise it writes the unpacked data into the working directory.
        cacheMethod: "none",
        // Its promise does not report missing data; without a handler the error would end the process.
        errorHandler: fail,
        logger: ({ status, progress }) => this.#onProgress(status === "recognizing text" ? progress : 0),
      }).then(resolve, fail);
    });
  }
}

interface Piece {
  readonly text: string;
  readonly confidence: number;
  readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
}

/** The engine often splits a Korean line into single syllables; only the text of the line has the right spaces. */
function toWords(line: string, pieces: readonly Piece[]): RecognisedWord[] {
  const left = pieces
    .map((piece) => ({ ...piece, length: piece.text.trim().length }))
    .filter(({ length }) => length > 0);
  return line
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "")
    .flatMap((word) => {
      const parts: typeof left = [];
      for (let length = 0; length < word.length && left.length > 0; ) {
        const part = left.shift() as (typeof left)[number];
        length += part.length;
        parts.push(part);
      }
      return parts.length === 0 ? [] : [joinPieces(word, parts)];
    });
}

function joinPieces(text: string, parts: readonly Piece[]): RecognisedWord {
  return {
    text: text.normalize("NFC"),
    confidence: Math.min(...parts.map(({ confidence }) => confidence)) / 100,
    left: Math.min(...parts.map(({ bbox }) => bbox.x0)),
    top: Math.min(...parts.map(({ bbox }) => bbox.y0)),
    right: Math.max(...parts.map(({ bbox }) => bbox.x1)),
    bottom: Math.max(...parts.map(({ bbox }) => bbox.y1)),
  };
}

function meanConfidence(lines: readonly RecognisedLine[]): number {
  const words = lines.flatMap((line) => line.words);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
}
