import { deflateSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readDocument } from "../index.ts";
import {
  borderFill,
  characterShape,
  control,
  hwpControl,
  hwpTable,
  hwpTextBox,
  makeHwp,
  hwpParagraph as p,
  paragraphShape,
} from "../testing/make-hwp.ts";

const read = (bytes: Uint8Array) => readDocument(bytes, "글.hwp");
/** Colours are written as 0x00BBGGRR. */
const NAVY = 0x302010;
const INFO = [
  borderFill(null),
  borderFill(NAVY),
  characterShape(),
  characterShape({ colour: 0xffffff }),
  characterShape({ points: 1 }),
  characterShape({ colour: 0xffffff, shade: 0 }),
  paragraphShape(),
  paragraphShape({ head: 1, level: 1 }),
  paragraphShape({ head: 2, list: 1 }),
  paragraphShape({ head: 3, list: 1 }),
];
const SECTION_DEFINITION = 2;
const OBJECT = 11;
const NOTE = 17;

describe("한글 문서(hwp 5)", () => {
  it.each([0, 1])("제목, 목록, 표, 각주, 글상자를 알아본다 (압축 %i)", async (flags) => {
    const bytes = makeHwp(
      [
        [
          p(`${control(SECTION_DEFINITION)}가을`, { shape: 1, controls: [hwpControl("secd", [p("바탕쪽 글")])] }),
          p(`안개가\t끼었다${control(NOTE)}.\n둘째\u001e줄\u001f끝`.replace("\t", control(9)), {
            controls: [hwpControl("fn  ", [p("각주"), p("둘째 줄.")])],
          }),
          p("하나", { shape: 2 }),
          p("둘", { shape: 2 }),
          p("점", { shape: 3 }),
          p(control(OBJECT), {
            controls: [
              hwpTable([
                [[p("이름")], [p("값")]],
                [[p("가"), p("나")], [p("1")]],
              ]),
            ],
          }),
          p(`앞 글${control(OBJECT)}`, { controls: [hwpTextBox([p("상자 글", { looks: [[0, 1]] })])] }),
          p(control(16), { controls: [hwpControl("head", [p("머리말")])] }),
        ],
        [p("둘째 구역이다.")],
      ],
      { info: INFO, flags },
    );
    const document = await read(bytes);
    expect(document.paragraphs).toEqual([
      { text: "가을", kind: "heading", level: 2 },
      { text: "안개가\t끼었다.\n둘째 줄 끝", kind: "paragraph" },
      { text: "하나", kind: "list", level: 1 },
      { text: "둘", kind: "list", level: 1 },
      { text: "점", kind: "list", level: 1 },
      { text: "이름\t값", kind: "table" },
      { text: "가 나\t1", kind: "table" },
      { text: "상자 글", kind: "paragraph" },
      { text: "앞 글", kind: "paragraph" },
      { text: "둘째 구역이다.", kind: "paragraph" },
      { text: "각주 둘째 줄.", kind: "footnote" },
    ]);
    expect(document.hidden).toEqual([]);
  });

  it("한 문단 안에서 모양이 바뀌는 곳마다 보이는지 따진다", async () => {
    const text = `보인다.${control(NOTE)}숨긴 글.또 보인다.`;
    const document = await read(
      makeHwp(
        [
          [
            p(text, {
              looks: [
                [0, 0],
                [12, 1],
                [17, 3],
              ],
            }),
          ],
        ],
        { info: INFO },
      ),
    );
    expect(document.text).toBe("보인다.또 보인다.");
    expect(document.hidden).toEqual([{ reason: "colour", characters: 5, excerpt: "숨긴 글." }]);
  });

  it.each([
    ["1포인트 글자", p("숨긴 글.", { looks: [[0, 2]] }), "tiny"],
    ["숨은 설명", p(control(15), { controls: [hwpControl("tcmt", [p("숨긴 글.")])] }), "comment"],
  ])("%s는 숨은 글로 알린다", async (_, hidden, reason) => {
    const document = await read(makeHwp([[p("보인다."), hidden]], { info: INFO }));
    expect(document.text).toBe("보인다.");
    expect(document.hidden).toEqual([{ reason, characters: 5, excerpt: "숨긴 글." }]);
  });

  it("어두운 칸의 흰 글자는 보인다", async () => {
    const table = hwpTable([[[p("흰 글", { looks: [[0, 1]] })]]], 2);
    const document = await read(makeHwp([[p(control(OBJECT), { controls: [table] })]], { info: INFO }));
    expect(document.text).toBe("| 흰 글 |");
  });

  it("4,095바이트가 넘는 문단과 확장 한자도 온전히 읽는다", async () => {
    const long = "가나다라 𠀀 마바사. ".repeat(300).trim();
    expect((await read(makeHwp([[p(long)]]))).text).toBe(long);
  });

  it.each([
    ["암호", { flags: 0b11 }, "FILE_ENCRYPTED"],
    ["배포용", { flags: 0b101 }, "FILE_RESTRICTED"],
    ["DRM", { flags: 0b10001 }, "FILE_ENCRYPTED"],
    ["인증서 암호", { flags: 1 | (1 << 8) }, "FILE_ENCRYPTED"],
    ["3.0 버전", { version: 3 }, "FILE_OLD_FORMAT"],
    ["다른 복합 파일", { signature: "Another program" }, "FILE_MISMATCH"],
  ])("%s 문서는 거절한다", async (_, parts, code) => {
    await expect(read(makeHwp([[p("글")]], parts))).rejects.toMatchObject({ code });
  });

  it("본문을 읽지 못하면 미리보기 글을 읽고 그렇다고 알린다", async () => {
    const document = await read(
      makeHwp([], {
        streams: { "BodyText/Section0": Uint8Array.of(1, 2, 3, 4, 5, 6, 7) },
        preview: "미리보기 글\r\n<이름><값>\r\n",
      }),
    );
    expect(document.paragraphs).toEqual([
      { text: "미리보기 글", kind: "paragraph" },
      { text: "이름\t값", kind: "table" },
    ]);
    expect(document.warnings).toEqual([{ code: "PREVIEW_ONLY", count: 1 }]);
  });

  it("구역 하나가 깨졌으면 나머지를 읽고 그렇다고 알린다", async () => {
    const document = await read(
      makeHwp([[p("성한 구역.")]], { streams: { "BodyText/Section1": Uint8Array.of(9, 9, 9) } }),
    );
    expect(document.text).toBe("성한 구역.");
    expect(document.warnings).toEqual([{ code: "PARTIAL_TEXT", count: 1 }]);
  });

  it("rejects a record with a false size as FILE_BROKEN", async () => {
    const lying = new Uint8Array(12);
    const view = new DataView(lying.buffer);
    view.setUint32(0, (0x43 | (0xfff << 20)) >>> 0, true);
    view.setUint32(4, 0xfffffff0, true);
    const bytes = makeHwp([], { streams: { "BodyText/Section0": deflateSync(lying) } });
    await expect(read(bytes)).rejects.toMatchObject({ code: "FILE_BROKEN" });
  });

  it("rejects HWP 3.0 files by their signature", async () => {
    const old = new Uint8Array(64);
    old.set(new TextEncoder().encode("HWP Document File V3.00 \u001a"));
    await expect(read(old)).rejects.toMatchObject({ code: "FILE_OLD_FORMAT" });
  });
});
