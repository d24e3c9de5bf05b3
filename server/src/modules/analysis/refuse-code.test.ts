import { readFileSync } from "node:fs";
import {
  AnalysisResult,
  countCharacters,
  DocumentText,
  listHistory,
  RefusedDocument,
  readLedger,
} from "@geulgyeol/contract";
import { createDetector } from "@geulgyeol/engine";
import { wordDetector } from "@geulgyeol/wording/report";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { engineModelFile } from "../../runtime-paths.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { readInProcess } from "../../testing/read-in-process.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { uploadForm } from "../../testing/upload-form.ts";
import { giftCredits } from "../credits/index.ts";
import { serializeAnalysis } from "./serialize-analysis.ts";

const ANALYSE = "/api/analyze";
const PROGRAM = `// 목록에서 값이 있는 항목만 골라 합계를 구합니다.
function sum(list) {
  let total = 0;
  for (const one of list) total += one.value ?? 0;
  return total;
}
console.log(sum([{ value: 1 }, { value: 2 }]));`;
/** Long enough that a withheld judgement is not put down to the length, which would cost nothing. */
const PAID = koreanText(1, 400);
const FENCED = `\`\`\`js\n${PROGRAM}\n\`\`\``;

/** Uses the real engine, since the scripted one cannot tell code from prose. */
onEachDatabase("text that is only code", (connection) => {
  let test: TestApp;
  let cookie: string;
  let before: unknown;
  beforeAll(async () => {
    const detector = wordDetector(createDetector(readFileSync(engineModelFile)));
    test = await openTestApp(connection(), {
      analyse: async (text, options) => ({
        analysis: serializeAnalysis(detector.analyse(text, options)),
        processingTimeMs: 1,
      }),
      readDocument: async (file, hooks) =>
        file.name.endsWith(".hwp")
          ? { kind: "hwp", text: PROGRAM, paragraphs: [], warnings: [], hidden: [], metadata: {} }
          : readInProcess(file, hooks),
    });
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    cookie = await test.newSession();
    const { user } = await get("/api/user/me");
    await giftCredits({ db: connection().db, now: test.clock }, user.id, 5);
    const paid = await test.post(ANALYSE, { text: PAID }, { cookie });
    expect(AnalysisResult.parse(paid.json().data).credits.charged).toBe(1);
    before = await account();
    expect(before).toMatchObject({
      credits: { remaining: 7 },
      history: [{ charCount: countCharacters(PAID) }],
    });
  });

  const get = async (path: string) => (await test.call("GET", path, { cookie })).json().data;
  /** Everything that a charge or a stored result would change. */
  const account = async () => ({
    credits: (await get("/api/user/me")).credits,
    ledger: readLedger.response.parse(await get("/api/credits/ledger")).entries,
    history: listHistory.response.parse(await get("/api/history")).entries,
  });
  const upload = (path: string, name: string, content: string) => {
    const { headers, payload } = uploadForm({ name, bytes: content });
    return test.call("POST", path, { cookie, headers, payload });
  };

  it.each([ANALYSE, `${ANALYSE}/ensemble`, `${ANALYSE}/word-level`])(
    "%s rejects it without a charge or a history entry",
    async (path) => {
      const answer = await test.post(path, { text: PROGRAM }, { cookie });
      expectRefusal(answer, "CODE_ONLY");
      expect(answer.statusCode).toBe(422);
      expect(await account()).toEqual(before);
    },
  );

  it.each([
    ["txt", PROGRAM],
    ["md", FENCED],
  ])("code in a .%s file is extracted, but its analysis is rejected without charge", async (kind, content) => {
    const read = await upload("/api/documents/extract", `합계.${kind}`, content);
    const { text } = DocumentText.parse(read.json().data);
    expect(text).toContain("total += one.value");
    const source = { kind, name: `합계.${kind}` };
    const answer = await test.post(ANALYSE, { text, source }, { cookie });
    expectRefusal(answer, "CODE_ONLY");
    expect(answer.statusCode).toBe(422);
    expect(await account()).toEqual(before);
  });

  it("POST /api/analyze/document rejects a code file and returns its text without charge", async () => {
    const answer = await upload("/api/analyze/document", "합계.hwp", "HWP");
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.code).toBe("CODE_ONLY");
    expect(RefusedDocument.parse(answer.json().data).document.text).toBe(PROGRAM);
    expect(await account()).toEqual(before);
  });
});
