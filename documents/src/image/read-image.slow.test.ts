import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PAINTED_PAGES } from "../../fixtures/printed-pages.ts";
import { readDocument } from "../index.ts";
import { makePdf } from "../testing/make-pdf.ts";
import { errorRate } from "./error-rate.ts";
import { type LanguageFolder, makeLanguageFolder } from "./language-folder.ts";

/** Recognition takes seconds per picture, so short runs read only one of each group. */
const isLong = process.env.TEST_LONG !== undefined;
/** Long enough for a busy machine. */
const TIMEOUT = 300_000;

let folder: LanguageFolder;
beforeAll(() => {
  folder = makeLanguageFolder();
});
afterAll(() => folder?.remove());

const painted = (name: string) => readFileSync(new URL(`../../fixtures/image/${name}.png`, import.meta.url));
const read = (bytes: Uint8Array, name: string) =>
  readDocument(new Uint8Array(bytes), name, { languageFolder: folder.path });
const [SCREEN] = PAINTED_PAGES;
const SCREEN_TEXT = SCREEN?.paragraphs.join("\n") ?? "";

describe("글자가 그려진 쪽을 읽는다", () => {
  const pages = isLong ? PAINTED_PAGES : PAINTED_PAGES.slice(0, 1);
  it.each(pages)("$name: 틀린 글자가 3%를 넘지 않는다", { timeout: TIMEOUT }, async ({ name, paragraphs }) => {
    const document = await read(painted(name), "쪽.png");
    const rate = errorRate(paragraphs.join("\n"), document.text);
    const time = Math.round(document.recognition?.processingTimeMs ?? 0);
    console.info(`${name}: ${(rate * 100).toFixed(2)}% wrong, ${time} ms, ${document.recognition?.language}`);
    expect(rate).toBeLessThanOrEqual(0.03);
    expect(document.recognition?.confidence).toBeGreaterThan(0.8);
    expect(document.recognition?.language).toBe(name.startsWith("korean") ? "kor" : "kor+eng");
    expect(document.paragraphs).toHaveLength(paragraphs.length);
  });

  it("영어로 쓴 줄은 한국어와 영어로 함께 읽는다", { timeout: TIMEOUT }, async () => {
    const { width = 0 } = await sharp(painted("english-print")).metadata();
    const top = await sharp(painted("english-print")).extract({ left: 0, top: 0, width, height: 330 }).png().toBuffer();
    const { text, recognition } = await read(top, "a.png");
    expect(recognition?.language).toBe("kor+eng");
    expect(PAINTED_PAGES.at(-1)?.paragraphs.join(" ")).toContain(text.replace(/\s+/g, " ").slice(0, 80));
  });

  it("흐린 한국어를 영어로 잘못 읽지 않고, 한국어에 섞인 영어는 영어로 읽는다", { timeout: TIMEOUT }, async () => {
    const blurred = await sharp(painted("korean-screen")).resize(560).blur(0.7).jpeg({ quality: 45 }).toBuffer();
    const korean = await read(blurred, "a.jpg");
    expect(korean.recognition?.language).toBe("kor");
    expect(korean.text).not.toMatch(/[A-Za-z]{2}/);
    const mixed = await read(painted("mixed-print"), "a.png");
    expect(mixed.recognition?.language).toBe("kor+eng");
    expect(mixed.text).toMatch(/GitHub Actions/);
    expect(mixed.text).toMatch(/Docker 이미지/);
  });

  it.runIf(isLong).each(["kor", "eng"] as const)(
    "reads only %s text when that language is requested",
    { timeout: TIMEOUT },
    async (language) => {
      const bytes = new Uint8Array(painted("mixed-print"));
      const { recognition, text } = await readDocument(bytes, "a.png", { languageFolder: folder.path, language });
      expect(recognition?.language).toBe(language);
      expect(text).toMatch(language === "kor" ? /화면을 만들었고/ : /GitHub/);
      expect(text).not.toMatch(language === "kor" ? /GitHub/ : /화면을/);
    },
  );

  it("reports unsure words with their positions in text and picture", { timeout: TIMEOUT }, async () => {
    const blurred = await sharp(painted("korean-screen")).resize(520).blur(0.8).jpeg({ quality: 40 }).toBuffer();
    const { text, recognition, warnings } = await read(blurred, "a.jpg");
    expect(recognition?.words.length).toBeGreaterThan(0);
    expect(warnings).toEqual([{ code: "UNSURE_WORDS", count: recognition?.words.length }]);
    for (const word of recognition?.words ?? []) {
      expect(text.slice(word.start, word.end)).toBe(word.text);
      expect(word.confidence).toBeLessThan(0.6);
      expect(word.box.left).toBeGreaterThanOrEqual(0);
      expect(word.box.right).toBeLessThanOrEqual(1);
      expect(word.box.top).toBeLessThan(word.box.bottom);
    }
  });
});

describe("picture formats and orientations", () => {
  const screen = () => sharp(painted("korean-screen"));

  it.runIf(isLong).each([
    ["a.jpg", () => screen().jpeg({ quality: 90 }).toBuffer()],
    ["a.webp", () => screen().webp({ quality: 90 }).toBuffer()],
    ["a.gif", () => screen().gif().toBuffer()],
    ["with an empty ground.png", () => screen().ensureAlpha().unflatten().png().toBuffer()],
  ])("reads %s", { timeout: TIMEOUT }, async (name, make) => {
    const document = await read(await make(), name);
    expect(errorRate(SCREEN_TEXT, document.text)).toBeLessThan(0.05);
    expect(document.recognition?.turn).toBe(0);
  });

  it("applies the EXIF orientation", { timeout: TIMEOUT }, async () => {
    const photograph = await screen().rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer();
    const document = await read(photograph, "a.JPEG");
    expect(errorRate(SCREEN_TEXT, document.text)).toBeLessThan(0.05);
    expect(document.recognition?.turn).toBe(0);
  });

  it.runIf(isLong)("reads the first frame of an animation", { timeout: TIMEOUT }, async () => {
    const { width, height } = await screen().metadata();
    const blank = await sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
      .png()
      .toBuffer();
    const frames = await sharp([await screen().png().toBuffer(), blank], { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(errorRate(SCREEN_TEXT, (await read(frames, "a.gif")).text)).toBeLessThan(0.05);
  });

  it.runIf(isLong).each([90, 180])(
    "detects a rotation of %d degrees without EXIF data",
    { timeout: TIMEOUT },
    async (degrees) => {
      const document = await read(await screen().rotate(degrees).png().toBuffer(), "a.png");
      expect(document.recognition?.turn).toBe(360 - degrees);
      expect(errorRate(SCREEN_TEXT, document.text)).toBeLessThan(0.05);
    },
  );
});

describe("스캔한 PDF", () => {
  it("물으면 글자를 읽고, 얼마나 왔는지 알린다", { timeout: TIMEOUT }, async () => {
    const { data, info } = await sharp(painted("korean-screen"))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = { width: info.width, height: info.height, pixels: new Uint8Array(data) };
    const height = Math.round((595 * info.height) / info.width);
    const bytes = makePdf({
      pages: [{ content: `q 595 0 0 ${height} 0 0 cm /Im1 Do Q`, width: 595, height, picture }],
    });
    await expect(read(bytes, "a.pdf")).rejects.toMatchObject({ code: "PDF_SCANNED" });
    const shares: number[] = [];
    const pages: unknown[] = [];
    const document = await readDocument(bytes, "a.pdf", {
      languageFolder: folder.path,
      recognisesScans: true,
      onProgress: (share) => void shares.push(share),
      onPage: (page) => void pages.push(page),
    });
    expect(document).toMatchObject({ kind: "pdf", pages: 1, recognition: { language: "kor" } });
    const words = document.recognition?.words ?? [];
    expect(document.warnings).toEqual(words.length === 0 ? [] : [{ code: "UNSURE_WORDS", count: words.length }]);
    for (const { start, end, text, page } of words) {
      expect([document.text.slice(start, end), page]).toEqual([text, 1]);
    }
    expect(pages).toEqual([expect.objectContaining({ page: 1, done: 1, total: 1, text: document.text })]);
    expect(errorRate(SCREEN_TEXT, document.text)).toBeLessThan(0.05);
    expect(document.paragraphs.every(({ page }) => page === 1)).toBe(true);
    expect(shares.at(-1)).toBe(1);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...shares)).toBe(1);
  });
});

describe("rejected pictures", () => {
  const create = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#ffffff" } });

  it("rejects a blank picture as OCR_NO_TEXT", { timeout: TIMEOUT }, async () => {
    const blank = await create(300, 200).png().toBuffer();
    await expect(read(blank, "a.png")).rejects.toMatchObject({ code: "OCR_NO_TEXT" });
  });

  it("rejects more than 40 megapixels", async () => {
    // Only the header states this size; the pixels are missing.
    const head = (await create(8, 8).png().toBuffer()).subarray();
    head.writeUInt32BE(20_000, 16);
    head.writeUInt32BE(20_000, 20);
    await expect(read(head, "a.png")).rejects.toMatchObject({
      code: expect.stringMatching(/IMAGE_TOO_LARGE|FILE_BROKEN/),
    });
    const large = await create(8_000, 5_001).png().toBuffer();
    await expect(read(large, "a.png")).rejects.toMatchObject({ code: "IMAGE_TOO_LARGE" });
  });

  it("rejects a truncated picture as FILE_BROKEN", async () => {
    const bytes = painted("korean-screen");
    await expect(read(bytes.subarray(0, bytes.length / 3), "a.png")).rejects.toMatchObject({ code: "FILE_BROKEN" });
  });

  it("throws ReaderFailure when the language data is missing", {
    timeout: TIMEOUT,
  }, async () => {
    const empty = mkdtempSync(join(tmpdir(), "geulgyeol-no-data-"));
    const reading = readDocument(new Uint8Array(painted("korean-screen")), "a.png", { languageFolder: empty });
    await expect(reading).rejects.toMatchObject({ name: "ReaderFailure" });
    rmSync(empty, { recursive: true });
  });

  it("rejects a picture with a PDF extension as FILE_MISMATCH", async () => {
    await expect(read(painted("korean-screen"), "a.pdf")).rejects.toMatchObject({ code: "FILE_MISMATCH" });
  });
});
