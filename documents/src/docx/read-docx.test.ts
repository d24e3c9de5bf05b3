import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import mammoth from "mammoth";
import { describe, expect, it } from "vitest";
import { readDocument } from "../index.ts";
import { makeDocx, wordParagraph as p } from "../testing/make-docx.ts";

const read = (bytes: Uint8Array) => readDocument(bytes, "글.docx");
const cell = (content: string, properties = "") => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;

describe("워드 파일의 구조", () => {
  it("제목, 목록, 표, 각주를 알아본다", async () => {
    const bytes = makeDocx(
      p("가을", { paragraph: '<w:pStyle w:val="1"/>' }) +
        p("소제목", { paragraph: '<w:outlineLvl w:val="1"/>' }) +
        "<w:p/>" +
        '<w:p><w:r><w:t>안개가 끼었다</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:t>.</w:t><w:br/><w:t>둘째 줄</w:t><w:tab/><w:t>끝</w:t><w:br w:type="page"/></w:r></w:p>' +
        p("사과", { paragraph: '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' }) +
        p("첫째", { paragraph: '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr>' }) +
        p("둘째", { paragraph: '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr>' }) +
        `<w:tbl><w:tr>${cell(p("이름"))}${cell(p("값"))}</w:tr><w:tr>${cell(p("가") + p("나"))}${cell(p("1"))}</w:tr></w:tbl>`,
      {
        styles:
          '<w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>',
        numbering:
          '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="3"/><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>',
        footnotes: `<w:footnote w:type="separator" w:id="-1">${p("금")}</w:footnote><w:footnote w:id="2">${p("각주다.")}${p("둘째 줄.")}</w:footnote>`,
      },
    );
    const document = await read(bytes);
    expect(document.paragraphs).toEqual([
      { text: "가을", kind: "heading", level: 1 },
      { text: "소제목", kind: "heading", level: 2 },
      { text: "안개가 끼었다.\n둘째 줄\t끝", kind: "paragraph" },
      { text: "사과", kind: "list", level: 1 },
      { text: "첫째", kind: "list", level: 1 },
      { text: "둘째", kind: "list", level: 1 },
      { text: "이름\t값", kind: "table" },
      { text: "가 나\t1", kind: "table" },
      { text: "각주다. 둘째 줄.", kind: "footnote" },
    ]);
    expect(document.text).toBe(
      "# 가을\n## 소제목\n\n안개가 끼었다.\n둘째 줄\t끝\n- 사과\n3. 첫째\n4. 둘째\n| 이름 | 값 |\n| 가 나 | 1 |\n\n[1] 각주다. 둘째 줄.",
    );
  });

  it("표 칸에 쓴 긴 글은 문단으로 읽는다", async () => {
    const essay =
      "저는 어릴 때부터 시장에서 자랐고, 그래서 사람들의 목소리를 듣는 일을 좋아했습니다. 지금도 그렇습니다.";
    const rows = `<w:tr>${cell(p("이름"))}${cell(p("김하늘"))}</w:tr><w:tr>${cell(p("지원 동기"))}${cell(p(essay) + p("짧은 끝."))}</w:tr>`;
    const { paragraphs } = await read(makeDocx(`<w:tbl>${rows}</w:tbl>`));
    expect(paragraphs.map(({ kind, text }) => [kind, text])).toEqual([
      ["table", "이름\t김하늘"],
      ["table", "지원 동기"],
      ["paragraph", essay],
      ["paragraph", "짧은 끝."],
    ]);
  });

  it("글상자는 한 번만, 필드 코드와 덧말은 읽지 않는다", async () => {
    const box = `<w:txbxContent>${p("상자 글")}</w:txbxContent>`;
    const main = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><w:body><w:p><w:r><w:t>앞</w:t></w:r><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:ruby><w:rt><w:r><w:t>한</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>漢</w:t></w:r></w:rubyBase></w:ruby></w:r></w:p></w:body></w:document>`;
    const document = await read(makeDocx("", { main }));
    expect(document.paragraphs.map(({ text }) => text)).toEqual(["상자 글", "앞漢"]);
    expect(document.warnings).toEqual([{ code: "NOT_READ", count: 1 }]);
  });

  it("reads the same text as mammoth from real Word files", async () => {
    const folder = join(createRequire(import.meta.url).resolve("mammoth/package.json"), "../test/test-data");
    let compared = 0;
    for (const name of readdirSync(folder).filter((file) => file.endsWith(".docx"))) {
      const bytes = readFileSync(join(folder, name));
      const theirs = (await mammoth.extractRawText({ buffer: bytes })).value.split(/\n+/).filter(Boolean);
      if (theirs.length === 0) continue;
      const { paragraphs } = await readDocument(bytes, name);
      const ours = paragraphs.filter(({ kind }) => kind !== "footnote").flatMap(({ text }) => text.split(/[\t\n]/));
      expect(ours, name).toEqual(theirs);
      compared++;
    }
    expect(compared).toBeGreaterThan(9);
  });
});

describe("보이지 않는 글은 판단할 글에 들어가지 않고 따로 알린다", () => {
  const styles =
    '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>' +
    '<w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/></w:style>' +
    '<w:style w:type="character" w:styleId="secret"><w:name w:val="secret"/><w:basedOn w:val="deep"/></w:style>' +
    '<w:style w:type="character" w:styleId="deep"><w:name w:val="deep"/><w:basedOn w:val="secret"/><w:rPr><w:vanish/></w:rPr></w:style>' +
    '<w:style w:type="table" w:styleId="dark"><w:name w:val="dark"/><w:tblStylePr w:type="firstRow"><w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr></w:tblStylePr></w:style>';

  it.each([
    ["숨김", "<w:vanish/>", "marked"],
    ["숨김 스타일", '<w:rStyle w:val="secret"/>', "marked"],
    ["흰 바탕에 흰 글자", '<w:color w:val="FFFFFF"/>', "colour"],
    ["거의 흰 글자", '<w:color w:val="FAFAFA"/>', "colour"],
    ["검은 형광펜에 검은 글자", '<w:color w:val="000000"/><w:highlight w:val="black"/>', "colour"],
    ["1포인트 글자", '<w:sz w:val="2"/>', "tiny"],
    ["1% 너비 글자", '<w:w w:val="1"/>', "tiny"],
  ])("%s", async (_, run, reason) => {
    const document = await read(makeDocx(p("보이는 글.") + p("숨긴 글.", { run }), { styles }));
    expect(document.text).toBe("보이는 글.");
    expect(document.hidden).toEqual([{ reason, characters: 5, excerpt: "숨긴 글." }]);
    expect(document.warnings).toContainEqual({ code: "HIDDEN_TEXT", count: 1 });
  });

  it.each([
    ["회색 글자", '<w:color w:val="BFBFBF"/>', ""],
    ["숨김을 끈 글자", '<w:rStyle w:val="secret"/><w:vanish w:val="0"/>', ""],
    ["검은 형광펜 위의 흰 글자", '<w:color w:val="FFFFFF"/><w:highlight w:val="black"/>', ""],
    ["어두운 문단의 흰 글자", '<w:color w:val="FFFFFF"/>', '<w:shd w:val="clear" w:fill="1F3864"/>'],
    ["자동 색", '<w:color w:val="auto"/>', ""],
  ])("%s는 보인다", async (_, run, paragraph) => {
    const document = await read(makeDocx(p("보이는 글.", { run, paragraph }), { styles }));
    expect(document.text).toBe("보이는 글.");
    expect(document.hidden).toEqual([]);
  });

  it("어두운 칸과 채우는 표 스타일에서는 흰 글자가 보인다", async () => {
    const white = p("흰 글", { run: '<w:color w:val="FFFFFF"/>' });
    const filled = `<w:tbl><w:tr>${cell(white, '<w:shd w:val="clear" w:fill="000000"/>')}</w:tr></w:tbl>`;
    const styled = `<w:tbl><w:tblPr><w:tblStyle w:val="dark"/></w:tblPr><w:tr>${cell(white)}</w:tr></w:tbl>`;
    const plain = `<w:tbl><w:tr>${cell(white)}${cell(p("검은 글"))}</w:tr></w:tbl>`;
    expect((await read(makeDocx(filled, { styles }))).text).toBe("| 흰 글 |");
    expect((await read(makeDocx(styled, { styles }))).text).toBe("| 흰 글 |");
    expect((await read(makeDocx(plain, { styles }))).hidden).toMatchObject([{ reason: "colour" }]);
  });

  it("지운 글과 메모를 알리고 넣은 글은 읽는다", async () => {
    const document = await read(
      makeDocx(
        "<w:p><w:r><w:t>남은 </w:t></w:r><w:del><w:r><w:delText>지운 글</w:delText></w:r></w:del><w:ins><w:r><w:t>넣은 글.</w:t></w:r></w:ins></w:p>",
        { comments: `<w:comment w:id="0">${p("다시 쓰세요.")}</w:comment>` },
      ),
    );
    expect(document.text).toBe("남은 넣은 글.");
    expect(document.hidden.map(({ reason, excerpt }) => [reason, excerpt.trim()])).toEqual([
      ["deleted", "지운 글"],
      ["comment", "다시 쓰세요."],
    ]);
    expect(document.warnings).toContainEqual({ code: "TRACKED_CHANGES", count: 2 });
  });

  it("모두 숨긴 글이면 읽을 글이 없다", async () => {
    await expect(read(makeDocx(p("숨긴 글.", { run: "<w:vanish/>" })))).rejects.toMatchObject({ code: "FILE_EMPTY" });
  });
});

describe("워드 파일이 아닌 것과 밖을 가리키는 것", () => {
  it("never fetches a remote template or a linked picture", async () => {
    let asked = 0;
    const server = createServer((_, reply) => {
      asked++;
      reply.end();
    });
    await new Promise<void>((resolve) => server.listen(4250, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const link = (type: string) =>
      `<Relationship Id="${type}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="http://127.0.0.1:${port}/${type}" TargetMode="External"/>`;
    const document = await read(
      makeDocx(p("글."), { relationships: ["attachedTemplate", "image", "styles", "comments"].map(link).join("") }),
    );
    expect(document.text).toBe("글.");
    await new Promise((resolve) => server.close(resolve));
    expect(asked).toBe(0);
  });

  it.each([
    ["a spreadsheet", { extra: {}, target: "xl/workbook.xml" }],
    ["a presentation", { extra: {}, target: "ppt/presentation.xml" }],
  ])("refuses %s as FILE_MISMATCH", async (_, { target }) => {
    const rels = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`;
    await expect(read(makeDocx("", { extra: { "_rels/.rels": rels } }))).rejects.toMatchObject({
      code: "FILE_MISMATCH",
    });
  });

  it.each([
    ["EncryptedPackage", "글.docx", "FILE_ENCRYPTED"],
    ["WordDocument", "글.docx", "FILE_OLD_FORMAT"],
    ["Workbook", "글.docx", "FILE_MISMATCH"],
    ["WordDocument", "글.doc", "FILE_OLD_FORMAT"],
  ])("rejects a compound file with stream %s named %s as %s", async (stream, name, code) => {
    const bytes = new Uint8Array(1024);
    bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    bytes.set(Buffer.from(stream, "utf16le"), 512);
    await expect(readDocument(bytes, name)).rejects.toMatchObject({ code });
  });
});
