import { describe, expect, it } from "vitest";
import { readDocument } from "../index.ts";
import { makeOdt } from "../testing/make-odt.ts";

const read = (bytes: Uint8Array) => readDocument(bytes, "글.odt");
const style = (name: string, properties: string, family = "text", parent = "") =>
  `<style:style style:name="${name}" style:family="${family}" ${parent && `style:parent-style-name="${parent}"`}>${properties}</style:style>`;

describe("오픈도큐먼트 글", () => {
  it("제목, 목록, 표, 각주, 글상자를 알아본다", async () => {
    const document = await read(
      makeOdt(
        '<text:h text:outline-level="2">가을</text:h>' +
          '<text:p>안개가\n   끼었다<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>각주다.</text:p></text:note-body></text:note>.<text:line-break/>둘째<text:s text:c="2"/>줄<text:tab/>끝</text:p>' +
          '<text:list text:style-name="L"><text:list-item><text:p>하나</text:p><text:p>이어진 글</text:p><text:list><text:list-item><text:p>안쪽</text:p></text:list-item></text:list></text:list-item><text:list-item><text:p>둘</text:p></text:list-item></text:list>' +
          '<table:table><table:table-row><table:table-cell table:number-columns-repeated="1000000"><text:p>가</text:p></table:table-cell><table:table-cell><text:p>1</text:p></table:table-cell></table:table-row></table:table>' +
          "<text:p><draw:frame><draw:text-box><text:p>상자 글</text:p></draw:text-box></draw:frame>뒷글<draw:frame><draw:image/><svg:desc>그림 설명</svg:desc></draw:frame></text:p>",
        {
          styles:
            '<text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="1"/><text:list-level-style-bullet text:level="2"/></text:list-style>',
        },
      ),
    );
    expect(document.paragraphs).toEqual([
      { text: "가을", kind: "heading", level: 2 },
      { text: "안개가 끼었다.\n둘째  줄\t끝", kind: "paragraph" },
      { text: "하나", kind: "list", level: 1 },
      { text: "이어진 글", kind: "paragraph" },
      { text: "안쪽", kind: "list", level: 2 },
      { text: "둘", kind: "list", level: 1 },
      { text: "가\t1", kind: "table" },
      { text: "상자 글", kind: "paragraph" },
      { text: "뒷글", kind: "paragraph" },
      { text: "각주다.", kind: "footnote" },
    ]);
    expect(document.text).toContain("1. 하나\n이어진 글\n- 안쪽\n2. 둘\n| 가 | 1 |");
    expect(document.warnings).toEqual([{ code: "NOT_READ", count: 1 }]);
  });

  const styles =
    style("hidden", '<style:text-properties text:display="none"/>') +
    style("child", "", "text", "hidden") +
    style("white", '<style:text-properties fo:color="#ffffff"/>') +
    style("onBlack", '<style:text-properties fo:color="#ffffff" fo:background-color="#000000"/>') +
    style("tinyHangul", '<style:text-properties style:font-size-asian="1pt"/>') +
    style("tinyLatin", '<style:text-properties fo:font-size="1pt"/>') +
    style("big", '<style:text-properties style:font-size-asian="10pt"/>', "paragraph") +
    style("percent", '<style:text-properties style:font-size-asian="10%"/>');

  it.each([
    ["hidden", "marked"],
    ["child", "marked"],
    ["white", "colour"],
    ["tinyHangul", "tiny"],
    ["percent", "tiny"],
  ])("%s 글자는 숨은 글로 알린다", async (name, reason) => {
    const document = await read(
      makeOdt(
        `<text:p text:style-name="big">보인다.<text:span text:style-name="${name}">숨긴 글.</text:span></text:p>`,
        {
          styles,
        },
      ),
    );
    expect(document.text).toBe("보인다.");
    expect(document.hidden).toEqual([{ reason, characters: 5, excerpt: "숨긴 글." }]);
  });

  it.each(["onBlack", "tinyLatin"])("%s 글자는 보인다", async (name) => {
    const document = await read(
      makeOdt(`<text:p><text:span text:style-name="${name}">보인다.</text:span></text:p>`, { styles }),
    );
    expect(document.text).toBe("보인다.");
  });

  it("숨긴 구역, 지운 글, 메모를 알린다", async () => {
    const document = await read(
      makeOdt(
        "<text:tracked-changes><text:changed-region><text:deletion><text:p>지운 글</text:p></text:deletion></text:changed-region></text:tracked-changes>" +
          '<text:section text:display="none"><text:p>숨긴 구역</text:p></text:section>' +
          "<text:p>남은 글.<office:annotation><text:p>다시 쓰세요</text:p></office:annotation></text:p>",
      ),
    );
    expect(document.text).toBe("남은 글.");
    expect(document.hidden.map(({ reason, excerpt }) => [reason, excerpt])).toEqual([
      ["deleted", "지운 글"],
      ["marked", "숨긴 구역"],
      ["comment", "다시 쓰세요"],
    ]);
  });

  it("rejects spreadsheets, encrypted files and empty files", async () => {
    const sheet = makeOdt("", { mimetype: "application/vnd.oasis.opendocument.spreadsheet" });
    await expect(read(sheet)).rejects.toMatchObject({ code: "FILE_MISMATCH" });
    const locked = makeOdt("<text:p>가</text:p>", {
      manifest: "<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>",
    });
    await expect(read(locked)).rejects.toMatchObject({ code: "FILE_ENCRYPTED" });
    await expect(read(makeOdt(""))).rejects.toMatchObject({ code: "FILE_EMPTY" });
  });
});
