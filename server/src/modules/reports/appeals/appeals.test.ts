import { AppealRecord, AppealResult, RecordShare } from "@geulgyeol/contract";
import type { AppealDocument } from "@geulgyeol/wording/appeal";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "../../../app-error.ts";
import { koreanText } from "../../../testing/korean-text.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { onEachDatabase } from "../../../testing/test-database.ts";
import { writtenRecord } from "../../../testing/written-record.ts";
import { hashForMatch } from "../../records/index.ts";

const FACTS = "/api/appeals/facts";
const PDF = "/api/appeals/pdf";
const LETTER = {
  recipient: "담당 교수님",
  sender: "정하람",
  submittedOn: "11월 16일",
  title: "사라진 가게",
  help: "",
  effort: "셋째 문단입니다.",
  process: "",
  remark: "",
};
const DRAFT = {
  name: "초고_1112.docx",
  madeAt: "2026-11-12T12:40Z",
  characters: 620,
  shareInFinal: 0.41,
  missing: [3],
  values: [{ name: "편집 시간", value: "1시간 2분" }],
};

onEachDatabase("/api/appeals", (connection) => {
  let test: TestApp;
  let cookie: string;
  const printed: AppealDocument[] = [];
  let failNext: Error | null = null;
  beforeAll(async () => {
    test = await openTestApp(connection(), {
      printAppeal: async (document) => {
        const failure = failNext;
        failNext = null;
        if (failure) throw failure;
        printed.push(document);
        return Buffer.from(`%PDF ${document.title}`);
      },
    });
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    cookie = await test.newSession({ emailVerified: true });
  });

  const bus = () =>
    writtenRecord([{ text: "버스를 타고 강을 건넜다. " }, { text: "붙여 넣은 인용문이다.", origin: "paste" }]);
  let seed = 60_000;
  const analyse = async (by = cookie) =>
    (await test.post("/api/analyze", { text: koreanText(seed++, 300) }, { cookie: by })).json().data
      .analysisId as string;
  const share = async (by = cookie, written = bus(), showsText = true) => {
    const body = {
      record: written.shown(showsText ? "text" : "nothing"),
      title: "강을 건넌 날",
      writer: null,
      showsText,
      showsReplay: false,
      days: 30,
    };
    return RecordShare.parse((await test.post("/api/record-shares", body, { cookie: by })).json().data);
  };
  const facts = (sources: object, by = cookie) =>
    test.post(FACTS, { analysisId: null, recordShareId: null, suspectedId: null, ...sources }, { cookie: by });
  const print = (more: object = {}, by = cookie) =>
    test.post(
      PDF,
      {
        analysisId: null,
        recordShareId: null,
        letter: LETTER,
        documentType: "assignment",
        characters: 1_412,
        drafts: [],
        ...more,
      },
      { cookie: by },
    );
  const wordsOf = (document: AppealDocument | undefined) => JSON.stringify(document);

  describe(FACTS, () => {
    it("states one's own result in formal Korean, with a code that verifies it, on the free plan", async () => {
      const { result, record } = (await facts({ analysisId: await analyse() })).json().data;
      const stated = AppealResult.strict().parse(result);
      expect(record).toBeNull();
      expect(stated.finding).toMatch(/니다\.$/);
      expect(stated.certainty).toBe("근거 보통");
      const verified = await test.call("GET", `/api/reports/verify?code=${stated.code}`);
      expect(verified.statusCode).toBe(200);
      expect(stated.url).toMatch(new RegExp(`/verify/${stated.code}$`));
    });

    it("states the facts of one's own record with its link", async () => {
      const made = await share();
      const { record } = (await facts({ recordShareId: made.id })).json().data;
      const stated = AppealRecord.strict().parse(record);
      expect(stated).toMatchObject({ title: "강을 건넌 날", sessions: 1, arrivals: 1, expiresAt: made.expiresAt });
      expect(stated.url).toMatch(new RegExp(`${made.path}$`));
      expect(stated.typedPercent).toBeGreaterThan(40);
      expect(stated.typedPercent).toBeLessThan(70);
    });

    it("compares no record of a whole library with the suspected text, since everybody else would wait", async () => {
      const long = koreanText(seed++, 9_000);
      const made = await share(cookie, writtenRecord([{ text: long.repeat(12), origin: "paste" }]));
      const suspectedId = (await test.post("/api/analyze", { text: long }, { cookie })).json().data.analysisId;
      const pasted = { hash: hashForMatch(long), samePercent: 100 };
      for (const sources of [{ suspectedId }, { pasted }]) {
        expect((await facts({ recordShareId: made.id, ...sources })).json().data.record.samePercent).toBeNull();
      }
    });

    it("says how much of the suspected text stands in the record, also where the result is left out", async () => {
      const written = writtenRecord([{ text: koreanText(seed++, 300) }]);
      const made = await share(cookie, written);
      const idOf = async (text: string) =>
        (await test.post("/api/analyze", { text }, { cookie })).json().data.analysisId as string;
      const same = async (suspectedId: string | null, id = made.id) =>
        (await facts({ recordShareId: id, suspectedId })).json().data.record.samePercent;
      expect(await same(await idOf(`${written.text}\n`))).toBe(100);
      expect(await same(await idOf(written.text.slice(0, -30)))).toBe(99);
      const edited = await same(await idOf(`${written.text} ${koreanText(seed++, 60)}`));
      expect(edited).toBeGreaterThan(75);
      expect(edited).toBeLessThan(90);
      expect(await same(await analyse())).toBeLessThan(40);
      expect(await same(null)).toBeNull();
      const hidden = await share(cookie, written, false);
      expect(await same(await idOf(written.text), hidden.id)).toBeNull();
      const other = await test.newSession({ emailVerified: true });
      expectRefusal(await facts({ recordShareId: made.id, suspectedId: await analyse(other) }), "NOT_FOUND");
      await print({ recordShareId: made.id, suspectedId: await idOf(written.text) });
      expect(wordsOf(printed.at(-1))).toContain("100% (같은 글)");
    });

    it("compares a text that it does not see by its hash, and marks a share that the device counted", async () => {
      const written = writtenRecord([{ text: koreanText(seed++, 300) }]);
      const [made, hidden] = [await share(cookie, written), await share(cookie, written, false)];
      const stated = async (pasted: object, id = made.id) => {
        const { samePercent, isOwnCount } = (await facts({ recordShareId: id, pasted })).json().data.record;
        return { samePercent, isOwnCount };
      };
      const [hash, other] = [hashForMatch(` ${written.text}\n`), "0".repeat(64)];
      expect(await stated({ hash, samePercent: 40 })).toEqual({ samePercent: 100, isOwnCount: false });
      expect(await stated({ hash: other, samePercent: 82 })).toEqual({ samePercent: 82, isOwnCount: true });
      expect(await stated({ hash: other, samePercent: 100 })).toEqual({ samePercent: 99, isOwnCount: true });
      expect(await stated({ hash: other, samePercent: null })).toEqual({ samePercent: null, isOwnCount: false });
      expect(await stated({ hash, samePercent: 100 }, hidden.id)).toEqual({ samePercent: null, isOwnCount: false });
      await print({ recordShareId: made.id, pasted: { hash: other, samePercent: 82 } });
      expect(wordsOf(printed.at(-1))).toContain("82% (글쓴이의 기기에서 비교)");
      await print({ recordShareId: made.id, pasted: { hash, samePercent: 82 } });
      expect(wordsOf(printed.at(-1))).toContain("100% (같은 글)");
      expectRefusal(await facts({ recordShareId: made.id, pasted: { hash: "x", samePercent: 1 } }), "INVALID_REQUEST");
    });

    it("answers NOT_FOUND for what is another user's, closed or missing", async () => {
      const other = await test.newSession({ emailVerified: true });
      const [analysisId, { id }] = [await analyse(other), await share(other)];
      expectRefusal(await facts({ analysisId }), "NOT_FOUND");
      expectRefusal(await facts({ recordShareId: id }), "NOT_FOUND");
      expectRefusal(await facts({ analysisId: "none" }), "NOT_FOUND");
      const own = await share();
      const payload = { id: own.id, isClosed: true };
      await test.app.inject({ method: "PATCH", url: "/api/record-shares", headers: { cookie }, payload });
      expectRefusal(await facts({ recordShareId: own.id }), "NOT_FOUND");
    });

    it("returns LOGIN_REQUIRED without a session", async () => {
      expectRefusal(await test.post(FACTS, { analysisId: null, recordShareId: null }), "LOGIN_REQUIRED");
    });
  });

  describe(PDF, () => {
    it("prints letter, record, drafts and result without Pro, and stores nothing of the letter", async () => {
      const sources = { analysisId: await analyse(), recordShareId: (await share()).id };
      const answer = await print({ ...sources, drafts: [DRAFT] });
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
      expect(answer.headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "no-store" });
      const document = printed.at(-1);
      expect(document?.list.map(({ label }) => label)).toEqual(["붙임 1", "붙임 2", "붙임 3"]);
      expect(document?.attachments.map(({ heading }) => heading)).toEqual([
        "붙임 1. 작성 기록",
        "붙임 2. 초고",
        "붙임 3. 글결 분석 결과",
      ]);
      expect(wordsOf(document)).toContain("1,000자 이상");
      const exported = await test.call("GET", "/api/user/export", { cookie });
      expect(exported.body).not.toContain("셋째 문단입니다");
    });

    it("leaves a result out: neither its finding nor its code is printed", async () => {
      const analysisId = await analyse();
      const { code, finding } = (await facts({ analysisId })).json().data.result;
      await print({ drafts: [DRAFT] });
      const words = wordsOf(printed.at(-1));
      expect(printed.at(-1)?.attachments).toHaveLength(1);
      expect(words).not.toContain(code);
      expect(words).not.toContain(finding);
      expect(words).toContain("받으시는 분께");
    });

    it("takes the writer's words as plain text without control characters", async () => {
      const letter = {
        ...LETTER,
        sender: "정\u202E하\u0000람\n둘째 줄".replace("\u0000", ""),
        process: "첫 줄\n\n\n\n둘째 줄",
      };
      await print({ letter });
      const words =
        printed
          .at(-1)
          ?.before.flat()
          .map(({ text }) => text) ?? [];
      expect(words).toContain("정 하람 둘째 줄");
      expect(
        printed
          .at(-1)
          ?.after.flat()
          .map(({ text }) => text),
      ).toContain("첫 줄\n\n둘째 줄");
    });

    it.each([
      ["a field that is too long", { letter: { ...LETTER, sender: "가".repeat(121) } }],
      ["too many drafts", { drafts: Array.from({ length: 11 }, () => DRAFT) }],
      ["a share above one", { drafts: [{ ...DRAFT, shareInFinal: 1.5 }] }],
      ["a time that is none", { drafts: [{ ...DRAFT, madeAt: "어제" }] }],
      ["no letter", { letter: undefined }],
    ])("refuses %s", async (_, more) => {
      expectRefusal(await print(more), "INVALID_REQUEST");
    });

    it("answers NOT_FOUND for another user's result and passes on a failed printing", async () => {
      const other = await test.newSession();
      expectRefusal(await print({ analysisId: await analyse(other) }), "NOT_FOUND");
      failNext = new AppError("REPORT_FAILED");
      expectRefusal(await print(), "REPORT_FAILED");
    });
  });

  it("limits how many a user may ask for in a minute", async () => {
    const strict = await openTestApp(connection(), { limits: { appealsPerMinute: 2 } });
    try {
      const by = await strict.newSession();
      const ask = () => strict.post(FACTS, { analysisId: null, recordShareId: null }, { cookie: by });
      expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
      expectRefusal(await ask(), "RATE_LIMITED");
    } finally {
      await strict.app.close();
    }
  });
});
