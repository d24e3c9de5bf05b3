import { expect, it } from "vitest";
import { readDocument } from "./index.ts";
import { libreOfficeFile } from "./testing/real-files.ts";

const VISIBLE = [
  ["heading", "가을"],
  ["paragraph", "안개가 끼었다. 다음 줄\n이다."],
  ["list", "사과"],
  ["list", "부사"],
  ["list", "배"],
  ["list", "첫째"],
  ["list", "둘째"],
  ["table", "이름\t값"],
  ["table", "가\t1"],
];

it.each(["docx", "odt"] as const)(
  "리브레오피스가 쓴 .%s를 구조까지 읽고 흰 글자와 작은 글자를 알린다",
  async (extension) => {
    const document = await readDocument(libreOfficeFile(extension), `가을.${extension}`);
    expect(document.paragraphs.slice(0, VISIBLE.length).map(({ kind, text }) => [kind, text])).toEqual(VISIBLE);
    expect(document.paragraphs.at(-1)?.text).toBe("끝 문단이다.");
    expect(document.text).toContain("1. 첫째\n2. 둘째");
    expect(document.hidden).toContainEqual({ reason: "colour", characters: 5, excerpt: "숨긴 글." });
    expect(document.hidden.find(({ reason }) => reason === "tiny")?.excerpt).toBe("아주 작은 글.");
    expect(document.metadata.title).toBe("가을 일기");
  },
);

it.each(["a.doc", "a.docx"])("오래된 워드 파일은 %s라는 이름이어도 다시 저장해 달라고 한다", async (name) => {
  await expect(readDocument(libreOfficeFile("doc"), name)).rejects.toMatchObject({ code: "FILE_OLD_FORMAT" });
});
