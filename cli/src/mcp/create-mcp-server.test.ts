import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CAVEAT, HOLD_LABEL } from "@geulgyeol/wording";
import { ANSWER_LABEL, ANSWER_MEANING } from "@geulgyeol/wording/authorship";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadComparer, loadDetector } from "../load-detector.ts";
import { createMcpServer } from "./create-mcp-server.ts";

const PARAGRAPH =
  "어제는 비가 와서 시장에 늦게 갔다. 단골 아주머니가 남은 깻잎을 한 움큼 더 얹어 주셨다. " +
  "집에 와서 보니 우산을 두고 왔다. 다시 가기도 귀찮아서 그냥 젖은 채로 국을 끓였다. 그래도 국은 맛있었다. ";
const OWN_TEXT = PARAGRAPH.repeat(4);
/** By two hands: Lee Hyo-seok's, and in the middle a machine's. */
const TWO_HANDS =
  "가을이 깊어지면 나는 거의 매일같이 뜰의 낙엽을 긁어모으지 않으면 안 된다. 날마다 하는 일이건만, 낙엽은 어느덧 날고 떨어져서 또다시 쌓이는 것이다. " +
  "낙엽이란 참으로 이 세상의 사람의 수효보다도 많은가 보다. 삼십여 평에 차지 못하는 뜰이건만 날마다의 시중이 조련치 않다. " +
  "이러한 활동은 일상에 여유를 더할 뿐만 아니라 정서적 안정에도 긍정적인 영향을 미친다. 또한 가족과 함께 뜰을 가꾸는 과정은 서로에 대한 유대감을 높이는 데 기여할 수 있다. " +
  "따라서 각자의 상황에 맞는 방법을 찾아 꾸준히 실천하는 것이 무엇보다 중요하다. " +
  "벚나무, 능금나무…… 제일 귀찮은 것이 담쟁이다. 담쟁이란 여름 한철 벽을 온통 둘러싸고, 지붕과 굴뚝의 붉은 빛만 남기고 집 안을 통째로 초록의 세상으로 변해 줄 때가 아름다운 것이지, " +
  "잎을 다 떨어뜨리고 앙상하게 드러난 벽에 메마른 줄기를 그물같이 둘러칠 때쯤에는, 벌써 다시 거들떠볼 값조차 없는 것이다.";
const NOTICE_FORMS = (place: string) => [
  `${place} 이용 안내를 다음과 같이 알려 드립니다.`,
  `따라서 ${place}의 이용을 희망하시는 경우, 사전에 신청서를 제출하여 주시기 바랍니다.`,
  `또한 ${place}에서는 음식물 섭취가 제한될 수 있으며, 이에 대한 협조를 부탁드립니다.`,
  `자세한 사항은 ${place} 담당자에게 문의하시면 안내받으실 수 있습니다.`,
];
/** Short enough for a model to read beside the conversation. */
const ANSWER_MOST_CHARACTERS = 1_500;

const folder = mkdtempSync(join(tmpdir(), "geulgyeol-mcp-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const client = new Client({ name: "test", version: "1.0.0" });
beforeAll(async () => {
  const [detector, comparer] = await Promise.all([loadDetector(), loadComparer()]);
  const [near, far] = InMemoryTransport.createLinkedPair();
  await createMcpServer({ detector, comparer }).connect(far);
  await client.connect(near);
});
afterAll(() => client.close());

async function call(name: string, args: Record<string, unknown>) {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return { text: first?.text ?? "", facts: (structuredContent ?? {}) as Record<string, unknown>, isError };
}

describe("the MCP server", () => {
  it("lists three tools that only read", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["analyze_text", "analyze_file", "compare_with_own_texts"]);
    for (const { annotations, description } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      expect(description).toMatch(/error rates|proves nothing/);
    }
  });

  it("answers with the finding, its certainty and the caveat, in words and as data", async () => {
    const { text, facts } = await call("analyze_text", { text: OWN_TEXT });
    expect(text.split("\n").at(-1)).toBe(CAVEAT);
    expect(text.length).toBeLessThan(ANSWER_MOST_CHARACTERS);
    expect(text).toMatch(/^근거 (뚜렷함|보통|약함) – /m);
    expect(facts.certainty).toMatch(/^(weak|moderate|strong)$/);
    expect(facts.falseAlarm).toMatchObject({ of: expect.stringMatching(/^(human|ai)$/), texts: expect.any(Number) });
    expect(text).toMatch(/글 [\d,]+편으로 측정했어요/);
    expect(facts).toMatchObject({ judged: true, withheld: null, language: "ko", isTrial: false, caveat: CAVEAT });
    const { human, mixed, ai } = facts.probabilities as Record<"human" | "mixed" | "ai", number>;
    expect(human + mixed + ai).toBeCloseTo(1, 6);
    const passages = facts.passages as { firstSentence: number; lastSentence: number }[];
    expect(passages[0]?.firstSentence).toBe(1);
    expect(passages.at(-1)?.lastSentence).toBe(20);
  });

  const inFile = (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };

  it.each([
    ["analyze_text", { text: TWO_HANDS }],
    ["analyze_file", { path: inFile("two-hands.txt", TWO_HANDS) }],
  ])("%s says which passages of a text by two hands are whose", async (name, given) => {
    const { text, facts } = await call(name, given);
    expect(facts).toMatchObject({ judged: true, verdict: "mixed" });
    expect(facts.aiShare).toBeGreaterThan(0.2);
    expect(facts.aiShare).toBeLessThan(0.8);
    const passages = facts.passages as { kind: string; firstSentence: number; lastSentence: number; opening: string }[];
    expect(passages[0]).toMatchObject({ kind: "human", firstSentence: 1, opening: expect.stringMatching(/^가을이/) });
    const machine = passages.find(({ kind }) => kind === "ai");
    expect(machine?.opening).toMatch(/^이러한 활동은/);
    expect(text).toContain(`${machine?.firstSentence}~${machine?.lastSentence}번 문장은 AI 글에 가까워요.`);
    expect(text.length).toBeLessThan(ANSWER_MOST_CHARACTERS);
    expect(text).toContain(CAVEAT);
  });

  it.each([
    ["analyze_text", { text: PARAGRAPH }],
    ["analyze_file", { path: inFile("short.txt", PARAGRAPH) }],
  ])("%s gives no number of a judgement that is withheld", async (name, given) => {
    const { text, facts } = await call(name, given);
    expect(text).toContain(HOLD_LABEL);
    expect(text).not.toContain("%");
    expect(facts).toMatchObject({ judged: false, verdict: null, probabilities: null, falseAlarm: null, passages: [] });
  });

  it.each([
    ["analyze_text", { text: "🙂".repeat(20) }],
    ["analyze_file", { path: inFile("pictures.txt", "🙂".repeat(20)) }],
  ])("%s says why a text is refused", async (name, given) => {
    const { text, facts, isError } = await call(name, given);
    expect([isError, facts]).toEqual([true, {}]);
    expect(text).toContain("NOT_JUDGEABLE");
  });

  it.each([
    ["analyze_text", {}],
    ["analyze_text", { text: "" }],
    ["analyze_text", { text: 5 }],
    ["analyze_file", {}],
    ["analyze_file", { path: "" }],
    ["compare_with_own_texts", { text: OWN_TEXT }],
    ["compare_with_own_texts", { text: OWN_TEXT, earlier: OWN_TEXT }],
    ["compare_with_own_texts", { text: OWN_TEXT, earlier: [OWN_TEXT, OWN_TEXT] }],
    ["compare_with_own_texts", { text: OWN_TEXT, earlier: Array.from({ length: 11 }, () => OWN_TEXT) }],
  ])("%s refuses the wrong input %j and goes on", async (name, given) => {
    const { text, facts, isError } = await call(name, given);
    expect([isError, facts]).toEqual([true, {}]);
    expect(text).not.toBe("");
    expect((await call("analyze_text", { text: OWN_TEXT })).isError).toBeUndefined();
  });

  it("knows no other tool", async () => {
    expect((await call("read_everything", {})).isError).toBe(true);
  });

  it("refuses a text that is too long before it is read", async () => {
    const { text, isError } = await call("analyze_text", { text: "가".repeat(100_001) });
    expect(isError).toBe(true);
    expect(text).toContain("100000");
  });

  it("reads a file and reports what was hidden in it", async () => {
    const path = join(folder, "글.md");
    writeFileSync(path, `${OWN_TEXT}<!-- 숨긴 말 -->`);
    const { text, facts } = await call("analyze_file", { path });
    expect(facts).toMatchObject({ judged: true });
    expect(text).toContain("! 보이지 않는 글을 빼고 읽었어요");
  });

  it.each([
    ["id_rsa", "UNSUPPORTED_FILE"],
    ["missing.txt", "ENOENT"],
    ["broken.docx", "손상"],
  ])("answers an error for the file %s and goes on", async (name, message) => {
    writeFileSync(join(folder, "id_rsa"), OWN_TEXT);
    writeFileSync(join(folder, "broken.docx"), "PK\u0003\u0004 no archive");
    const { text, isError } = await call("analyze_file", { path: join(folder, name) });
    expect(isError).toBe(true);
    expect(text).toContain(message);
    expect((await call("analyze_text", { text: OWN_TEXT })).isError).toBeUndefined();
  });

  it("answers nothing about texts that are too short to be compared", async () => {
    const earlier = ["봄", "여름", "가을"].map((season) => `${season}이면 ${OWN_TEXT.replaceAll("시장", season)}`);
    const { text, facts } = await call("compare_with_own_texts", { text: PARAGRAPH, earlier });
    expect(facts).toMatchObject({ outcome: "unclear", rates: null, tooShort: "earlier-short" });
    expect(text.split("\n")[0]).toBe(ANSWER_LABEL.unclear);
    expect(text).not.toMatch(/100쌍/);
  });

  it("compares a text with earlier ones, gives both rates, and speaks of texts only", async () => {
    const earlier = [diaryOf(0, 30), diaryOf(31, 30), diaryOf(62, 30)];
    const outcomes: unknown[] = [];
    for (const own of [diaryOf(93, 27), sentencesOf(NOTICE_FORMS, { from: 3, count: 75 })]) {
      const { text, facts } = await call("compare_with_own_texts", { text: own, earlier });
      outcomes.push(facts.outcome);
      const [label, habits, rates, meaning] = text.split("\n");
      expect([label, meaning]).toEqual([
        ANSWER_LABEL[facts.outcome as "similar"],
        ANSWER_MEANING[facts.outcome as "similar"],
      ]);
      expect(habits).toMatch(/지난 글/);
      expect(rates).toMatch(/^같은 사람이 쓴 글 100쌍 중 .+, 다른 사람이 쓴 글 100쌍 중 /);
      expect(facts.rates).toEqual({ same: expect.any(Number), other: expect.any(Number) });
      expect(facts).toMatchObject({ tooShort: null, caveat: meaning });
    }
    expect(outcomes).toEqual(["similar", "different"]);
  });
});

const PLACES = ["시장", "강가", "학교", "골목", "텃밭", "부엌", "기차역", "옥상", "도서관", "운동장", "약국", "다리"];

/** Sentences of a few forms in an order that hardly repeats (a linear congruence), so that no text holds another. */
function sentencesOf(forms: (place: string) => readonly string[], { from, count }: { from: number; count: number }) {
  let state = from * 7919 + 17;
  const pick = (size: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * size);
  };
  return Array.from({ length: count }, () => {
    const shown = forms(PLACES[pick(PLACES.length)] ?? "");
    return shown[pick(shown.length)];
  }).join(" ");
}

function diaryOf(from: number, count: number): string {
  const forms = (place: string) => [
    `어제는 ${place}에 들렀는데 생각보다 사람이 많아서 한참을 서 있다가 그냥 돌아왔다.`,
    `그런데 막상 ${place} 앞에 서니까 무슨 말을 하려고 했는지 하나도 생각나지 않았다.`,
    `나는 ${place} 이야기만 나오면 괜히 웃음이 나는 것 같다.`,
    `엄마는 ${place}보다 집이 낫다고 했지만 나는 그래도 나가는 쪽이 좋았다.`,
  ];
  return sentencesOf(forms, { from, count });
}
