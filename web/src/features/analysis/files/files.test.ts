import { File } from "node:buffer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";
import { FileProblem, readFileText } from "./file-readers.ts";

/** jsdom's own File has no `arrayBuffer`. */
function makeFile(parts: ConstructorParameters<typeof File>[0], name: string): globalThis.File {
  return new File(parts, name) as unknown as globalThis.File;
}

/** How every PNG begins. */
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52);

const KOREAN = "봄이 왔다.\n뚧은 감도 익는다.";
/** "봄이 왔다." in CP949. Letters beyond the older EUC-KR are read by browsers only; Node's decoder lacks them. */
const CP949 = Uint8Array.of(0xba, 0xbd, 0xc0, 0xcc, 0x20, 0xbf, 0xd4, 0xb4, 0xd9, 0x2e);

function utf16(text: string, littleEndian: boolean, mark: boolean): Uint8Array {
  const bytes = new Uint8Array((text.length + (mark ? 1 : 0)) * 2);
  const view = new DataView(bytes.buffer);
  if (mark) view.setUint16(0, 0xfeff, littleEndian);
  for (let index = 0; index < text.length; index++) {
    view.setUint16((index + (mark ? 1 : 0)) * 2, text.charCodeAt(index), littleEndian);
  }
  return bytes;
}

describe("decodeText", () => {
  it("reads any UTF-8 text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        fc.pre(!text.includes("\0") && !text.startsWith("\ufeff"));
        expect(decodeText(new TextEncoder().encode(text))).toBe(text);
      }),
    );
  });

  it("drops the mark of UTF-8", () => {
    expect(decodeText(new TextEncoder().encode(`\ufeff${KOREAN}`))).toBe(KOREAN);
  });

  it.each([true, false])("reads UTF-16 with a mark (little endian: %s)", (littleEndian) => {
    expect(decodeText(utf16(KOREAN, littleEndian, true))).toBe(KOREAN);
  });

  it.each([true, false])("reads UTF-16 of Latin text without a mark (little endian: %s)", (littleEndian) => {
    const text = "The rain stopped at noon.";
    expect(decodeText(utf16(text, littleEndian, false))).toBe(text);
  });

  it("한국어 윈도의 CP949 파일을 읽는다", () => {
    expect(decodeText(CP949)).toBe("봄이 왔다.");
  });

  it("gives up on bytes that are no text", () => {
    expect(decodeText(PNG)).toBeNull();
  });
});

describe("readFileText", () => {
  it("줄바꿈을 하나로 맞추고 파일의 이름과 종류를 함께 준다", async () => {
    const file = makeFile(["첫 줄\r\n둘째 줄"], "일기.TXT");
    expect(await readFileText(file)).toEqual({ text: "첫 줄\n둘째 줄", kind: "txt", name: "일기.TXT" });
  });

  it.each(["사진.png", "과제.docx", "이름없음"])(
    "아직 읽지 못하는 %s에는 읽을 수 있는 종류를 알려 준다",
    async (name) => {
      await expect(readFileText(makeFile(["x"], name))).rejects.toThrow(
        new FileProblem("지원하지 않는 파일이에요. .txt, .md 파일을 올려 주세요."),
      );
    },
  );

  it("5MB가 넘는 파일은 읽지 않는다", async () => {
    const file = makeFile(["x"], "큰글.txt");
    Object.defineProperty(file, "size", { value: 5 * 1024 * 1024 + 1 });
    await expect(readFileText(file)).rejects.toThrow("파일은 5MB 이하여야 해요.");
  });

  it("글이 아닌 파일에는 읽지 못했다고 말한다", async () => {
    const file = makeFile([PNG], "사진.txt");
    await expect(readFileText(file)).rejects.toThrow("텍스트 파일을 읽지 못했어요.");
  });
});
