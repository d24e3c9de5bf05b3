import type { SharedRecordPage, Stamp } from "@geulgyeol/contract";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { koreanText } from "../../../../testing/korean-text.ts";
import { printRecordInProcess } from "../../../../testing/print-in-process.ts";
import { writtenRecord } from "../../../../testing/written-record.ts";

const ADDRESS = `https://geulgyeol.example/records/${"a".repeat(32)}`;
const HOUR_MS = 60 * 60 * 1000;

type Parts = Parameters<typeof writtenRecord>[0];
const PARTS: Parts = [
  { text: "문항. 지원 동기와, 이 일을 준비해 온 과정을 써 주십시오.\n", origin: "paste" },
  {
    text: "대학교 2학년 여름, 시립도서관에서 반납 도서를 서가에 꽂는 일을 했습니다. 하루에 사백 권쯤 꽂다 보면 손이 먼저 청구기호를 외웁니다.\n",
  },
  {
    text: "동아리에서는 지역 서점의 재고를 한 화면에서 찾는 페이지를 만들었습니다.",
    origin: "file",
    source: "초안.docx",
    afterMs: 24 * HOUR_MS,
  },
  {
    text: " 서점마다 양식이 달라, 처음 두 주는 열 이름을 맞추는 데만 썼습니다.\n물류 데이터 직무에 지원한 이유도 같습니다. 숫자는 대개 맞지만 맞지 않는 사흘이 있고, 거기에는 늘 사람이 있습니다. ",
  },
  {
    text: "저는 그 사흘을 지나치지 않고 찾아가 이유를 묻는 사람이 되고 싶습니다.",
    origin: "edit",
    afterMs: 21 * HOUR_MS,
  },
];

function stampsOf(written: ReturnType<typeof writtenRecord>, lateMs = 0): Stamp[] {
  const { hashes, record } = written;
  const timeOf = (entries: number) => Date.parse(record.head.startedAt) + (record.entries[entries - 1]?.time ?? 0);
  return [5, 60, 100].map((entries) => ({
    entries,
    hash: hashes[entries] as string,
    characters: 0,
    stampedAt: new Date(timeOf(entries) + lateMs).toISOString(),
  }));
}

async function print(written: ReturnType<typeof writtenRecord>, more: Partial<SharedRecordPage> = {}) {
  const page: SharedRecordPage = {
    record: written.shown("text"),
    title: "지원 동기와 준비 과정",
    writer: "한도윤",
    showsText: true,
    showsReplay: false,
    sharedAt: "2026-11-20T11:39:00.000Z",
    expiresAt: null,
    stamps: [],
    ...more,
  };
  const pdf = await printRecordInProcess({
    json: Buffer.from(JSON.stringify(page)),
    address: ADDRESS,
    checkedAt: "2026-11-20T11:41:00.000Z",
  });
  const document = await getDocumentProxy(pdf);
  const { text } = await extractText(document);
  return { document, pages: text.length, all: text.join(" ").replace(/\s+/g, " ") };
}

it("says on one page how the text came about, where it is from, and what can and cannot be known", async () => {
  const written = writtenRecord(PARTS);
  const stamps = stampsOf(written);
  const { pages, all } = await print(written, { record: { ...written.shown("text"), stamps }, stamps });
  expect(pages).toBe(1);
  const order = [
    "작성 기록 요약",
    "지원 동기와 준비 과정",
    "한도윤",
    "세 번, ",
    "편집기에서 직접 쳤습니다.",
    `기록 ${written.record.entries.length}개가 처음부터 끝까지 이어지며 중간에 고친 흔적이 없습니다. 서버가 시각을 3번 인증했습니다. (2026. 11. 20. 20:41 확인)`,
    "직접 침",
    "작성 과정",
    "1회 3. 9. 21:00",
    "글",
    "문항. 지원 동기와",
    "파일에서 · 초안.docx",
    "저는 그 사흘을",
    "알 수 있는 것",
    "알 수 없는 것",
    "자판을 누른 사람이 누구인지 알 수 없습니다.",
    `geulgyeol.example/records/${"a".repeat(32)}`,
  ];
  const places = order.map((part) => all.indexOf(part));
  expect(order.filter((_, at) => places[at] === -1)).toEqual([]);
  expect(all.replace(/쓰지 마세요/g, "")).not.toMatch(/[가-힣](어요|아요|예요|이에요|해요|세요)[ .,]/);
}, 60_000);

it("keeps one page for a long text with many arrivals, and says where the rest is", async () => {
  const many: Parts = Array.from({ length: 40 }, (_, at) => ({
    text: `${koreanText(at + 1, 120)}\n`,
    ...(at % 2 === 0 && { origin: "paste" as const }),
    ...(at % 8 === 7 && { afterMs: HOUR_MS }),
  }));
  const { pages, all } = await print(writtenRecord(many));
  expect(pages).toBe(1);
  expect(all).toContain("전문은 주소에서 볼 수 있습니다.");
  expect(all).toMatch(/그 밖에 \d+건은 주소에서 볼 수 있습니다/);
  expect(all).toContain("서버가 확인하지 못했습니다.");
}, 60_000);

it("prints no text that is not shown, and names the place where a record does not fit together", async () => {
  const written = writtenRecord(PARTS);
  const { all } = await print(written, { record: written.shown("nothing"), showsText: false, writer: null });
  expect(all).not.toMatch(/대학교|초안/);
  expect(all).toContain("글을 보여 주지 않기로 했습니다");
  const late = stampsOf(written, -HOUR_MS);
  const { all: said } = await print(written, { record: { ...written.shown("text"), stamps: late }, stamps: late });
  expect(said).toContain("5번째 기록부터 맞지 않습니다. 누가 왜 바꿨는지는 알 수 없습니다.");
  expect(said).toContain("기록이 맞지 않아서 이 글이 언제 어떻게 쓰였는지 알 수 없습니다.");
  expect(said).not.toContain("한 글자도 다르지 않습니다");
  expect(said).not.toMatch(/고친 흔적이 없습니다|위조|조작/);

  // A record that claims one stamp, while the server has noted another state after it.
  const [first, second, ...others] = stampsOf(written) as [Stamp, Stamp, ...Stamp[]];
  const noted = [first, { ...second, hash: "0".repeat(64) }, ...others];
  const { all: other } = await print(written, { record: { ...written.shown("text"), stamps: [first] }, stamps: noted });
  expect(other).toContain("6번째 기록부터 맞지 않습니다.");
}, 60_000);

it("says how much came in at times that no stamp confirms", async () => {
  const written = writtenRecord(PARTS);
  const stamps = stampsOf(written).slice(0, 1);
  const { all } = await print(written, { record: { ...written.shown("text"), stamps }, stamps });
  expect(all).toMatch(
    /서버가 시각을 1번 인증했습니다\. 그러나 \d+자가 들어온 시각은 글쓴이 기기의 시계를 따른 것입니다\./,
  );
  expect(all).toContain("서버가 인증하지 않은 시각은 글쓴이 기기의 시계를 따른 것이라");
  expect(all).not.toContain("이 순서와 이 시각에");
}, 60_000);

it("keeps the labels of short sessions apart, and the names of one file", async () => {
  const parts: Parts = [
    { text: "첫 문단이다. 5x6 크기이고, 10x20으로 바꿨다." },
    { text: "가져온 첫째 문장이다.", origin: "file", source: "초안.docx", afterMs: 24 * HOUR_MS },
    { text: "가져온 둘째 문장이다.", origin: "file", source: "초안.docx", afterMs: 21 * HOUR_MS },
    { text: " 끝.", afterMs: 24 * HOUR_MS },
  ];
  const { document, all } = await print(writtenRecord(parts));
  const { items } = await (await document.getPage(1)).getTextContent();
  const drawn = items.flatMap((item) => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [x, y] = [item.transform[4] as number, item.transform[5] as number];
    return [{ text: item.str, x, y, end: x + item.width }];
  });
  const line = drawn.find(({ text }, at) => `${text}${drawn[at + 1]?.text}`.startsWith("1회"))?.y;
  const labels = drawn.filter(({ y }) => y === line);
  const starts = labels.filter(({ x }, at) => at === 0 || x > (labels[at - 1]?.end ?? 0) + 3);
  expect(starts).toHaveLength(4);
  // Nothing is drawn over what stands before it.
  for (const [at, { x }] of labels.entries()) if (at > 0) expect(x).toBeGreaterThan((labels[at - 1]?.end ?? 0) - 1);
  expect(all.match(/파일에서 · 초안\.docx/g)?.length).toBeGreaterThanOrEqual(2);
}, 60_000);
