import type { HwpDocument } from "@rhwp/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runSize } from "../../../scripts/testing/run-size.ts";
import { readDocument } from "../index.ts";
import { addFootnote, addTable, openBlankHangul, setLook, writeParagraphs } from "../testing/rhwp-writer.ts";

type Kind = "hwp" | "hwpx";
const exportAs = (kind: Kind, document: HwpDocument) => (kind === "hwp" ? document.exportHwp() : document.exportHwpx());
const read = (kind: Kind, document: HwpDocument) => readDocument(exportAs(kind, document), `글.${kind}`);

describe.each<Kind>(["hwp", "hwpx"])("rhwp가 쓴 .%s", (kind) => {
  it("문단, 표, 각주를 읽고 머리말은 빼며, 흰 글자와 작은 글자를 알린다", async () => {
    const document = openBlankHangul();
    writeParagraphs(document, [
      "가을 일기",
      "안개가\t끼었다. 말없이 걸었다.",
      "흰 글자다.",
      "작은 글자다.",
      "값은 아래와 같다.",
      "끝 문단이다. 漢字와 😀도 있다.",
    ]);
    setLook(document, 2, { textColor: "#ffffff" });
    setLook(document, 3, { fontSize: 100 });
    addTable(document, 4, [
      ["이름", "값"],
      ["가", "1"],
    ]);
    addFootnote(document, 1, 4, "각주 글이다.");
    document.createHeaderFooter(0, true, 0);
    document.insertTextInHeaderFooter(0, true, 0, 0, 0, "머리말");
    document.insertEquation(0, 0, 5, "a over b", 1000, 0);

    const result = await read(kind, document);
    expect(result.paragraphs).toEqual([
      { text: "가을 일기", kind: "paragraph" },
      { text: "안개가\t끼었다. 말없이 걸었다.", kind: "paragraph" },
      { text: "값은 아래와 같다.", kind: "paragraph" },
      { text: "이름\t값", kind: "table" },
      { text: "가\t1", kind: "table" },
      { text: "끝 문단이다. 漢字와 😀도 있다.", kind: "paragraph" },
      { text: "각주 글이다.", kind: "footnote" },
    ]);
    expect(result.hidden).toEqual([
      { reason: "colour", characters: 6, excerpt: "흰 글자다." },
      { reason: "tiny", characters: 7, excerpt: "작은 글자다." },
    ]);
    expect(result.warnings).toContainEqual({ code: "NOT_READ", count: 1 });
  });

  it("어떤 문단을 써도 쓴 그대로 읽는다", async () => {
    const word = fc.stringMatching(/^[가-힣ㄱ-ㅎa-zA-Z0-9.,'"()%一-龥]{1,12}$/);
    const line = fc.array(word, { minLength: 1, maxLength: 400 }).map((words) => words.join(" "));
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), async (lines) => {
        const document = openBlankHangul();
        writeParagraphs(document, lines);
        const { paragraphs } = await read(kind, document);
        expect(paragraphs.map(({ text }) => text)).toEqual(lines);
      }),
      { numRuns: runSize({ short: 12, all: 40 }) },
    );
  });

  it("암호를 건 파일은 암호를 풀어 달라고 한다", async () => {
    const document = openBlankHangul();
    writeParagraphs(document, ["비밀 글이다."]);
    const bytes = kind === "hwp" ? document.exportHwpWithPassword("1234") : document.exportHwpxWithPassword("1234");
    await expect(readDocument(bytes, `글.${kind}`)).rejects.toMatchObject({ code: "FILE_ENCRYPTED" });
  });
});
