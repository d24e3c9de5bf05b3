import { describe, expect, it } from "vitest";
import { readDocument } from "../index.ts";
import { makeHwpx, hangulParagraph as p } from "../testing/make-hwpx.ts";

const read = (bytes: Uint8Array) => readDocument(bytes, "글.hwpx");
const list = (content: string) => `<hp:subList>${content}</hp:subList>`;
const inRun = (content: string) => `<hp:p paraPrIDRef="0"><hp:run charPrIDRef="0">${content}</hp:run></hp:p>`;

const HEADER =
  '<hh:borderFills><hh:borderFill id="1"/><hh:borderFill id="2"><hc:fillBrush><hc:winBrush faceColor="#102030"/></hc:fillBrush></hh:borderFill><hh:borderFill id="3"><hc:fillBrush><hc:winBrush faceColor="none"/></hc:fillBrush></hh:borderFill></hh:borderFills>' +
  '<hh:charProperties><hh:charPr id="0" height="1000" textColor="#000000" shadeColor="none" borderFillIDRef="1"/><hh:charPr id="1" height="1000" textColor="#FFFFFF" shadeColor="none" borderFillIDRef="3"/><hh:charPr id="2" height="100" textColor="#000000" shadeColor="none"/><hh:charPr id="3" height="1000" textColor="#FFFFFF" shadeColor="#000000"/></hh:charProperties>' +
  '<hh:paraProperties><hh:paraPr id="0"><hh:heading type="NONE" idRef="0" level="0"/></hh:paraPr><hh:paraPr id="1"><hh:heading type="OUTLINE" idRef="0" level="1"/></hh:paraPr><hh:paraPr id="2"><hh:heading type="NUMBER" idRef="1" level="0"/></hh:paraPr><hh:paraPr id="3"><hh:heading type="BULLET" idRef="1" level="0"/></hh:paraPr></hh:paraProperties>';

describe("한글 문서(hwpx)", () => {
  it("제목, 목록, 표, 각주, 글상자를 알아보고 여러 구역을 차례로 읽는다", async () => {
    const table = `<hp:tbl><hp:tr><hp:tc borderFillIDRef="1">${list(p("이름"))}</hp:tc><hp:tc>${list(p("값"))}</hp:tc></hp:tr><hp:tr><hp:tc>${list(p("가"))}</hp:tc><hp:tc>${list(p("1"))}</hp:tc></hp:tr></hp:tbl>`;
    const note = `<hp:ctrl><hp:footNote number="1">${list(p("각주다."))}</hp:footNote></hp:ctrl>`;
    const box = `<hp:rect><hp:drawText>${list(p("상자 글", { character: 1 }))}</hp:drawText><hp:shapeComment>사각형입니다.</hp:shapeComment></hp:rect>`;
    const document = await read(
      makeHwpx(
        [
          p("가을", { paragraph: 1 }) +
            inRun(
              `<hp:t>안개가 끼었다</hp:t>${note}<hp:t>.<hp:lineBreak/>둘째<hp:nbSpace/>줄<hp:tab width="1"/>끝</hp:t>`,
            ) +
            p("하나", { paragraph: 2 }) +
            p("둘", { paragraph: 2 }) +
            p("점", { paragraph: 3 }) +
            p("개요 수준으로 쓴 긴 문장도 문장으로 끝나면 제목이 아니다.", { paragraph: 1 }),
          inRun(table) +
            inRun(box) +
            inRun("<hp:equation><hp:script>1 over 2</hp:script></hp:equation><hp:t>둘째 구역.</hp:t>"),
        ],
        { header: HEADER, title: "가을 일기" },
      ),
    );
    expect(document.paragraphs).toEqual([
      { text: "가을", kind: "heading", level: 2 },
      { text: "안개가 끼었다.\n둘째 줄\t끝", kind: "paragraph" },
      { text: "하나", kind: "list", level: 1 },
      { text: "둘", kind: "list", level: 1 },
      { text: "점", kind: "list", level: 1 },
      { text: "개요 수준으로 쓴 긴 문장도 문장으로 끝나면 제목이 아니다.", kind: "list", level: 2 },
      { text: "이름\t값", kind: "table" },
      { text: "가\t1", kind: "table" },
      { text: "상자 글", kind: "paragraph" },
      { text: "둘째 구역.", kind: "paragraph" },
      { text: "각주다.", kind: "footnote" },
    ]);
    expect(document.text).toContain("1. 하나\n2. 둘\n- 점\n");
    expect(document.metadata).toEqual({ title: "가을 일기" });
    expect(document.warnings).toEqual([{ code: "NOT_READ", count: 1 }]);
  });

  it.each([
    ["흰 글자", p("숨긴 글.", { character: 1 }), "colour"],
    ["1포인트 글자", p("숨긴 글.", { character: 2 }), "tiny"],
    ["숨은 설명", inRun(`<hp:ctrl><hp:hiddenComment>${list(p("숨긴 글."))}</hp:hiddenComment></hp:ctrl>`), "comment"],
    ["메모", inRun(`<hp:ctrl><hp:fieldBegin type="MEMO">${list(p("숨긴 글."))}</hp:fieldBegin></hp:ctrl>`), "comment"],
    ["지운 글", inRun("<hp:t><hp:deleteBegin/>숨긴 글.<hp:deleteEnd/></hp:t>"), "deleted"],
  ])("%s는 숨은 글로 알린다", async (_, hidden, reason) => {
    const document = await read(makeHwpx([p("보인다.") + hidden], { header: HEADER }));
    expect(document.text).toBe("보인다.");
    expect(document.hidden).toEqual([{ reason, characters: 5, excerpt: "숨긴 글." }]);
  });

  it("어두운 칸과 음영의 흰 글자는 보이고, 머리말은 읽지 않는다", async () => {
    const dark = `<hp:tbl><hp:tr><hp:tc borderFillIDRef="2">${list(p("흰 글", { character: 1 }))}</hp:tc></hp:tr></hp:tbl>`;
    const header = `<hp:ctrl><hp:header>${list(p("머리말"))}</hp:header></hp:ctrl>`;
    const document = await read(
      makeHwpx([inRun(dark) + p("음영 글", { character: 3 }) + inRun(header)], { header: HEADER }),
    );
    expect(document.text).toBe("| 흰 글 |\n\n음영 글");
    expect(document.hidden).toEqual([]);
  });

  it("rejects foreign, encrypted and empty archives; accepts a missing mimetype", async () => {
    const other = makeHwpx([p("가")], { mimetype: "application/epub+zip" });
    await expect(read(other)).rejects.toMatchObject({ code: "FILE_MISMATCH" });
    const locked = makeHwpx([p("가")], { manifest: "<odf:file-entry><odf:encryption-data/></odf:file-entry>" });
    await expect(read(locked)).rejects.toMatchObject({ code: "FILE_ENCRYPTED" });
    await expect(read(makeHwpx([]))).rejects.toMatchObject({ code: "FILE_BROKEN" });
    await expect(read(makeHwpx([p("")]))).rejects.toMatchObject({ code: "FILE_EMPTY" });
    expect((await read(makeHwpx([p("글")], { mimetype: null }))).text).toBe("글");
  });
});
