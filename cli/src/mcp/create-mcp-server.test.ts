import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CAVEAT, HOLD_LABEL } from "@geulgyeol/wording";
import { ANSWER_LABEL } from "@geulgyeol/wording/authorship";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadComparer, loadDetector } from "../load-detector.ts";
import { createMcpServer } from "./create-mcp-server.ts";

const PARAGRAPH =
  "어제는 비가 와서 시장에 늦게 갔다. 단골 아주머니가 남은 깻잎을 한 움큼 더 얹어 주셨다. " +
  "집에 와서 보니 우산을 두고 왔다. 다시 가기도 귀찮아서 그냥 젖은 채로 국을 끓였다. 그래도 국은 맛있었다. ";
const OWN_TEXT = PARAGRAPH.repeat(4);

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
    expect(facts).toMatchObject({ judged: true, withheld: null, language: "ko", isTrial: false, caveat: CAVEAT });
    const { human, mixed, ai } = facts.probabilities as Record<"human" | "mixed" | "ai", number>;
    expect(human + mixed + ai).toBeCloseTo(1, 6);
    const passages = facts.passages as { firstSentence: number; lastSentence: number }[];
    expect(passages[0]?.firstSentence).toBe(1);
    expect(passages.at(-1)?.lastSentence).toBe(20);
  });

  it("gives no number of a judgement that is withheld", async () => {
    const { text, facts } = await call("analyze_text", { text: PARAGRAPH });
    expect(text).toContain(HOLD_LABEL);
    expect(text).not.toContain("%");
    expect(facts).toMatchObject({ judged: false, verdict: null, probabilities: null, falseAlarm: null, passages: [] });
  });

  it("says why a text is refused", async () => {
    const { text, facts, isError } = await call("analyze_text", { text: "🙂".repeat(20) });
    expect([isError, facts]).toEqual([true, {}]);
    expect(text).toContain("NOT_JUDGEABLE");
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

  it("compares a text with earlier ones and speaks of texts only", async () => {
    const earlier = ["봄", "여름", "가을"].map((season) => `${season}이면 ${OWN_TEXT.replaceAll("시장", season)}`);
    const { text, facts } = await call("compare_with_own_texts", { text: PARAGRAPH, earlier });
    expect(facts).toMatchObject({ outcome: "unclear", rates: null });
    expect(text.split("\n")[0]).toBe(ANSWER_LABEL.unclear);
    expect((await call("compare_with_own_texts", { text: PARAGRAPH, earlier: [] })).isError).toBe(true);
  });
});
