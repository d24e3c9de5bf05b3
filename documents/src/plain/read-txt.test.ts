import fc from "fast-check";
import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { readDocument } from "../index.ts";
import { decodeCp949 } from "./cp949-of-node.ts";
import { decodeText } from "./decode-text.ts";

const KOREAN = "봄이 왔다.\r\n뚧은 감도 익는다. 펲시와 똠방각하까지 적어 둔다.";
const NO_ASCII = "한글만쓴글을바이트표시없이저장했다。띄어쓰기도마침표도없다";

function utf16(text: string, littleEndian: boolean, mark: boolean): Uint8Array {
  const units = mark ? `\ufeff${text}` : text;
  const bytes = new Uint8Array(units.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < units.length; index++) view.setUint16(index * 2, units.charCodeAt(index), littleEndian);
  return bytes;
}

const encodeText = (text: string) => new TextEncoder().encode(text);
const guess = (bytes: Uint8Array) => decodeText(bytes, decodeCp949);

describe("글자 인코딩을 알아맞힌다", () => {
  it("reads any UTF-8 text, with or without a byte order mark", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (text) => {
        fc.pre(!text.includes("\0") && !text.startsWith("\ufeff"));
        expect(guess(encodeText(text))).toEqual({ text, encoding: "utf-8" });
        expect(guess(encodeText(`\ufeff${text}`))?.text).toBe(text);
      }),
    );
  });

  it.each([
    ["표시 있는 UTF-16LE", utf16(KOREAN, true, true), KOREAN],
    ["표시 있는 UTF-16BE", utf16(KOREAN, false, true), KOREAN],
    ["표시 없는 UTF-16LE", utf16(KOREAN, true, false), KOREAN],
    ["표시 없는 UTF-16BE", utf16(KOREAN, false, false), KOREAN],
    ["표시 없는 UTF-16LE 영어", utf16("The rain stopped at noon.", true, false), "The rain stopped at noon."],
    ["표시 없는 UTF-16BE 영어", utf16("The rain stopped at noon.", false, false), "The rain stopped at noon."],
    ["ASCII 글자가 없는 UTF-16LE", utf16(NO_ASCII, true, false), NO_ASCII],
    ["ASCII 글자가 없는 UTF-16BE", utf16(NO_ASCII, false, false), NO_ASCII],
    ["CP949", new Uint8Array(iconv.encode(KOREAN, "cp949")), KOREAN],
    ["ASCII 글자가 없는 CP949", new Uint8Array(iconv.encode(NO_ASCII, "cp949")), NO_ASCII],
  ])("%s", (_, bytes, text) => {
    expect(guess(bytes)?.text).toBe(text);
  });

  it("어떤 한국어 글이든 CP949로 적은 그대로 읽는다", () => {
    const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
    const common = fc.constantFrom(..."은는이가을를에서다고하지만그리고사람나무바람오늘어제학교");
    const word = fc.array(fc.oneof({ arbitrary: common, weight: 9 }, { arbitrary: syllable, weight: 1 }), {
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.array(word, { minLength: 8, maxLength: 60 }), (words) => {
        const text = `${words.map((letters) => letters.join("")).join(" ")}.`;
        expect(guess(new Uint8Array(iconv.encode(text, "cp949")))?.text).toBe(text);
      }),
    );
  });

  it("reads Windows-1252 English that looks like CP949", () => {
    const text = "“Don’t go,” she said – and the café closed.";
    expect(guess(new Uint8Array(iconv.encode(text, "windows-1252")))).toEqual({ text, encoding: "windows-1252" });
  });

  it("returns null for binary data", () => {
    expect(guess(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d))).toBeNull();
    expect(guess(Uint8Array.of(0xff, 0xff, 0xff))).toBeNull();
  });
});

describe("readDocument of a .txt file", () => {
  it("keeps blank lines and converts line breaks to line feeds", async () => {
    const document = await readDocument(encodeText("첫 줄\r\n\r\n둘째 줄\u2028셋째"), "일기.TXT");
    expect(document.text).toBe("첫 줄\n\n둘째 줄\n셋째");
    expect(document.paragraphs.map(({ text }) => text)).toEqual(["첫 줄", "둘째 줄", "셋째"]);
    expect(document.metadata).toEqual({ encoding: "utf-8" });
  });

  it.each([
    ["", "FILE_EMPTY"],
    [" \n\t\r\n", "FILE_EMPTY"],
    ["%PDF-1.7 no text at all", "FILE_MISMATCH"],
    ["\u0001\u0002\u0003 controls", "FILE_MISMATCH"],
  ])("rejects the content %j", async (text, code) => {
    await expect(readDocument(encodeText(text), "a.txt")).rejects.toMatchObject({ name: "DocumentError", code });
  });

  it("rejects more than 5 MB with the limit in the message", async () => {
    const bytes = new Uint8Array(5 * 1024 * 1024 + 1).fill(0x61);
    await expect(readDocument(bytes, "a.txt")).rejects.toMatchObject({
      code: "FILE_TOO_LARGE",
      message: "파일은 5MB 이하여야 해요.",
    });
  });

  it.each(["a.exe", "txt", "a.", "a.hwp.exe"])("rejects %s as UNSUPPORTED_FILE", async (name) => {
    await expect(readDocument(encodeText("글"), name)).rejects.toMatchObject({ code: "UNSUPPORTED_FILE" });
  });
});
