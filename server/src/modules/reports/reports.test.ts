import { createHash, randomUUID } from "node:crypto";
import { textForFingerprint, VerifiedReport } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "../../app-error.ts";
import { asOlderReport, storeAsOlderResult } from "../../testing/as-older-result.ts";
import { creditDriver } from "../../testing/credit-driver.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { expectRefusal, openTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { analyses } from "../analysis/tables.ts";
import type { ReportToPrint } from "./index.ts";
import { headlineFacts, resultFingerprint, textFingerprint } from "./rules.ts";
import { reportCodes } from "./tables.ts";

const PDF = "/api/reports/pdf";
const VERIFY = "/api/reports/verify";
const DAY_MS = 86_400_000;

onEachDatabase("/api/reports", (connection) => {
  let test: TestApp;
  const printed: ReportToPrint[] = [];
  let failNext: Error | null = null;
  beforeAll(async () => {
    test = await openTestApp(connection(), {
      printReport: async (report) => {
        const failure = failNext;
        failNext = null;
        if (failure) throw failure;
        printed.push(report);
        return Buffer.from(`%PDF ${report.code}`);
      },
      limits: { reportsPerMinute: 10_000 },
    });
  });
  afterAll(() => test?.app.close());

  const subscribe = async (cookie: string, days = 30) => {
    const { id } = (await test.call("GET", "/api/user/me", { cookie })).json().data.user;
    await creditDriver(connection().db, id).subscribe(id, test.clock, new Date(test.clock.getTime() + days * DAY_MS));
  };
  const newPro = async () => {
    const cookie = await test.newSession();
    await subscribe(cookie);
    return cookie;
  };
  let seed = 40_000;
  const analyse = async (cookie: string, text = koreanText(seed++, 300)) =>
    (await test.post("/api/analyze", { text }, { cookie })).json().data.analysisId as string;
  const print = (cookie: string, analysisId: string) => test.post(PDF, { analysisId }, { cookie });
  const verify = (code: string) => test.call("GET", `${VERIFY}?code=${encodeURIComponent(code)}`);

  it("prints a PDF whose code verifies the analysis without revealing its text", async () => {
    const cookie = await newPro();
    const text = koreanText(39_999, 300);
    const id = await analyse(cookie, text);
    const answer = await print(cookie, id);
    const { code, verifyUrl } = printed.at(-1) as ReportToPrint;
    expect(answer.rawPayload.toString()).toBe(`%PDF ${code}`);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "no-store",
      "content-disposition": `attachment; filename="geulgyeol-${code}.pdf"`,
    });
    expect(verifyUrl).toMatch(new RegExp(`/verify/${code}$`));
    const found = await verify(code);
    expect(VerifiedReport.parse(found.json().data)).toMatchObject({
      code,
      kind: "basic",
      verdict: "human",
      classProbabilities: { human: 0.7, mixed: 0.2, ai: 0.1 },
      certainty: "moderate",
      falseAlarm: { of: "ai", perThousand: 30, texts: 1200 },
      ...headlineFacts(printed.at(-1)?.report as ReportToPrint["report"]),
      charCount: [...text].length,
      engineVersion: "scripted-1",
      analysedAt: test.clock.toISOString(),
      reportedAt: test.clock.toISOString(),
      textHash: createHash("sha256").update(textForFingerprint(text)).digest("hex"),
      resultHash: printed.at(-1)?.resultHash,
    });
    for (const word of text.split(/\s+/).filter((one) => one.length > 3)) expect(found.payload).not.toContain(word);
  });

  it("prints what its holder wrote, in the chosen language, and stores nothing of it", async () => {
    const cookie = await newPro();
    const id = await analyse(cookie);
    const fields = { title: " 마을버스\u202E ", writer: "서하람", purpose: "1학년\n3반", language: "en" };
    expect((await test.post(PDF, { analysisId: id, ...fields }, { cookie })).statusCode).toBe(200);
    expect(printed.at(-1)).toMatchObject({ title: "마을버스", writer: "서하람", purpose: "1학년 3반", language: "en" });
    // The page that verifies an English report is in English.
    expect(printed.at(-1)?.verifyUrl).toMatch(/\/verify\/GK[\w-]+\?lang=en$/);
    const kept = JSON.stringify(await connection().db.select().from(reportCodes).where(eq(reportCodes.analysisId, id)));
    for (const part of ["마을버스", "서하람", "3반"]) expect(kept).not.toContain(part);
    const { code } = printed.at(-1) as ReportToPrint;
    expect((await verify(code)).payload).not.toContain("서하람");
  });

  it("prints the analysis' own title if none is given, and none for an empty one", async () => {
    const cookie = await newPro();
    const text = koreanText(seed++, 300);
    const id = await analyse(cookie, text);
    await print(cookie, id);
    expect(printed.at(-1)).toMatchObject({ writer: null, purpose: null, language: "ko" });
    expect(text.startsWith(printed.at(-1)?.title?.slice(0, 40) ?? "?")).toBe(true);
    await test.post(PDF, { analysisId: id, title: "" }, { cookie });
    expect(printed.at(-1)?.title).toBeNull();
  });

  it("keeps one code per analysis, also for concurrent requests", async () => {
    const cookie = await newPro();
    const id = await analyse(cookie);
    await Promise.all([print(cookie, id), print(cookie, id)]);
    await print(cookie, id);
    expect(new Set(printed.slice(-3).map(({ code }) => code)).size).toBe(1);
  });

  it("gives different results different fingerprints", async () => {
    const cookie = await newPro();
    await print(cookie, await analyse(cookie));
    await print(cookie, await analyse(cookie));
    const [one, other] = printed.slice(-2);
    expect(one?.resultHash).not.toBe(other?.resultHash);
  });

  it("the fingerprint changes with certainty, outcomes, false alarm and passages", async () => {
    const cookie = await newPro();
    const id = await analyse(cookie);
    const [row] = await connection().db.select().from(analyses).where(eq(analyses.id, id));
    if (row === undefined) throw new Error("not stored");
    const { report } = row;
    const changed = [
      report,
      { ...report, certainty: "weak" as const },
      { ...report, classProbabilities: { human: 0.6, mixed: 0.3, ai: 0.1 } },
      { ...report, falseAlarm: { of: "ai" as const, perThousand: 29, texts: 1200 } },
      { ...report, aiShare: 0.36 },
      { ...report, aiShareInterval: { lower: 0, upper: 0.31 } },
      { ...report, segments: report.segments.map((segment) => ({ ...segment, kind: "edited" as const })) },
      asOlderReport(report),
    ];
    expect(new Set(changed.map((one) => resultFingerprint({ ...row, report: one }))).size).toBe(changed.length);
  });

  it("prints and verifies a result of engine 1.3 with the fingerprint of its time", async () => {
    const cookie = await newPro();
    const id = await analyse(cookie);
    await storeAsOlderResult(connection().db, id);
    await print(cookie, id);
    const { code, resultHash } = printed.at(-1) as ReportToPrint;
    const [row] = await connection().db.select().from(analyses).where(eq(analyses.id, id));
    if (row === undefined) throw new Error("not stored");
    const { report } = row;
    const said = {
      kind: row.kind,
      analysedAt: row.createdAt.toISOString(),
      engineVersion: report.engineVersion,
      modelVersion: report.modelVersion,
      verdict: report.verdict,
      aiProbability: report.aiProbability,
      interval: [report.interval.lower, report.interval.upper],
      hold: null,
      sentences: report.sentences.map(({ start, end, aiProbability }) => [start, end, aiProbability]),
      text: textFingerprint(row.text),
    };
    expect(resultHash).toBe(createHash("sha256").update(JSON.stringify(said)).digest("hex"));
    const found = VerifiedReport.strict().parse((await verify(code)).json().data);
    for (const field of ["classProbabilities", "certainty", "falseAlarm", "aiShare", "aiShareInterval", "segments"])
      expect(found).not.toHaveProperty(field);
  });

  it.each(["보류:길이", "보류:줄글", "보류:근거"])(
    "a withheld judgement is verified without its numbers: %s",
    async (mark) => {
      const cookie = await newPro();
      const id = await analyse(cookie, `${mark} ${koreanText(seed++, 300)}`);
      await print(cookie, id);
      const { code, report, resultHash } = printed.at(-1) as ReportToPrint;
      expect(headlineFacts(report)).toBeNull();
      const [saved] = await connection().db.select().from(reportCodes).where(eq(reportCodes.code, code));
      expect(saved).toMatchObject({ headline: null, certainty: report.certainty });
      const found = VerifiedReport.strict().parse((await verify(code)).json().data);
      expect(found).toMatchObject({ isHeld: true, resultHash });
      for (const field of ["classProbabilities", "certainty", "falseAlarm", "aiShare", "aiShareInterval", "segments"])
        expect(found).not.toHaveProperty(field);
    },
  );

  it("verifies a code in lower case and without dashes or prefix", async () => {
    const cookie = await newPro();
    await print(cookie, await analyse(cookie));
    const { code } = printed.at(-1) as ReportToPrint;
    for (const typed of [
      code.toLowerCase(),
      code.replaceAll("-", ""),
      code.replace("GK-", ""),
      ` ${code.replaceAll("-", " ")} `,
    ]) {
      expect((await verify(typed)).json().data.code).toBe(code);
    }
  });

  it.each(["GK-0000-0000-0000-0000", "nothing", "", "<script>", "%00"])(
    "returns NOT_FOUND for the unknown code %j",
    async (code) => {
      expectRefusal(await verify(code), "NOT_FOUND");
    },
  );

  describe("rejected requests", () => {
    it("requires login and a Pro plan", async () => {
      expectRefusal(await test.post(PDF, { analysisId: "x" }), "LOGIN_REQUIRED");
      const cookie = await test.newSession();
      expectRefusal(await print(cookie, await analyse(cookie)), "PRO_REQUIRED");
      expect(await connection().db.select().from(reportCodes).where(eq(reportCodes.code, "x"))).toEqual([]);
    });

    it("returns NOT_FOUND for another user's or a missing analysis", async () => {
      const [cookie, stranger] = [await newPro(), await newPro()];
      const id = await analyse(cookie);
      const answers = [await print(stranger, id), await print(stranger, randomUUID())];
      for (const answer of answers) expectRefusal(answer, "NOT_FOUND");
    });

    it("returns NOT_FOUND for a deleted analysis, and for its code until restored", async () => {
      const cookie = await newPro();
      const id = await analyse(cookie);
      await print(cookie, id);
      const { code } = printed.at(-1) as ReportToPrint;
      expect((await test.post("/api/history/delete", { ids: [id] }, { cookie })).statusCode).toBe(200);
      expectRefusal(await print(cookie, id), "NOT_FOUND");
      expectRefusal(await verify(code), "NOT_FOUND");
      await test.post("/api/history/restore", { ids: [id] }, { cookie });
      expect((await verify(code)).statusCode).toBe(200);
    });

    it("returns REPORT_FAILED when printing fails and succeeds on retry", async () => {
      const cookie = await newPro();
      const id = await analyse(cookie);
      failNext = new AppError("REPORT_FAILED", { cause: new Error("no glyph") });
      expectRefusal(await print(cookie, id), "REPORT_FAILED");
      expect((await print(cookie, id)).statusCode).toBe(200);
    });

    it.each([
      {},
      { analysisId: "" },
      { analysisId: 5 },
      { analysisId: "x".repeat(65) },
      { analysisId: "x", title: "가".repeat(101) },
      { analysisId: "x", writer: "가".repeat(61) },
      { analysisId: "x", purpose: "가".repeat(61) },
      { analysisId: "x", writer: 5 },
      { analysisId: "x", language: "fr" },
    ])("rejects the malformed body %j", async (body) => {
      expectRefusal(await test.post(PDF, body, { cookie: await newPro() }), "INVALID_REQUEST");
    });

    it("rate limits printing and verification", async () => {
      const strict = await openTestApp(connection(), { limits: { reportsPerMinute: 1 } });
      const cookie = await newPro();
      const body = { analysisId: randomUUID() };
      expectRefusal(await strict.post(PDF, body, { cookie }), "NOT_FOUND");
      const refused = await strict.post(PDF, body, { cookie });
      expectRefusal(refused, "RATE_LIMITED");
      expect(Number(refused.headers["retry-after"])).toBeGreaterThanOrEqual(1);
      const look = () => strict.call("GET", `${VERIFY}?code=GK-0000-0000-0000-0000`, { from: "10.9.8.7" });
      for (let count = 0; count < 30; count++) expectRefusal(await look(), "NOT_FOUND");
      expectRefusal(await look(), "RATE_LIMITED");
      await strict.app.close();
    });
  });

  it("stops verifying a report after its owner deletes the account", async () => {
    const { cookie } = await test.signUp();
    await subscribe(cookie);
    await print(cookie, await analyse(cookie));
    const { code } = printed.at(-1) as ReportToPrint;
    expect((await verify(code)).statusCode).toBe(200);
    await test.post("/api/account/delete", { password: PASSWORD }, { cookie });
    expectRefusal(await verify(code), "NOT_FOUND");
  });
});
