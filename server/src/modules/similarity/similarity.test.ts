import {
  type Batch,
  type BatchText,
  SIMILARITY_TEXTS_MAX,
  type Similarity,
  type SimilarPair,
} from "@geulgyeol/contract";
import { type ComparisonInput, compareTexts } from "@geulgyeol/similarity";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "../../app-error.ts";
import { creditDriver } from "../../testing/credit-driver.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { fitEarlier } from "./rules.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = new Date("2026-03-10T03:00:00Z");
const QUESTION = "우리 동네에서 바뀌었으면 하는 한 가지를 골라 직접 본 일에서 시작해 이유를 밝혀 쓰세요.";
const COPIED =
  "밤에 불이 꺼진 길은 걷는 사람에게만 어두운 것이 아니라, 그 길을 돌아가게 된 사람의 시간까지 어둡게 한다.";

onEachDatabase("similarity", (connection) => {
  let test: TestApp;
  let cookie: string;
  const compared: ComparisonInput[] = [];
  beforeAll(async () => {
    test = await openTestApp(connection(), {
      compareTexts: async (input) => {
        compared.push(input);
        return compareTexts(input);
      },
    });
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    test.clock = NOON;
    compared.length = 0;
    cookie = await newTeacher();
  });

  async function newTeacher() {
    const session = await test.newSession({ emailVerified: true });
    const { id } = (await test.call("GET", "/api/user/me", { cookie: session })).json().data.user;
    await creditDriver(connection().db, id).subscribe(id, NOON, new Date(NOON.getTime() + 30 * DAY_MS));
    return session;
  }
  let seed = 810_000;
  const other = () => koreanText(seed++);
  const pupil = (pupilNumber: number, pupilName: string, text: string) => ({
    pupilNumber,
    pupilName,
    content: { text, source: { kind: "hwp", name: "글.hwp" } },
  });
  const create = async (name: string, texts: object[], more: object = {}, by = cookie) => {
    const answer = await test.post("/api/batches", { name, ...more }, { cookie: by });
    const batch = answer.json().data as Batch;
    const added = await test.post("/api/batches/texts", { batchId: batch.id, texts }, { cookie: by });
    expect(added.statusCode, added.body).toBe(200);
    return { id: batch.id, texts: added.json().data.texts as BatchText[] };
  };
  const ask = (path: string, by = cookie) => test.call("GET", `/api/batches/similarity${path}`, { cookie: by });
  const read = async (id: string, more = "") => {
    const answer = await ask(`?id=${id}${more}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data as Similarity;
  };

  it("lists the pairs in the order of the roster, whether their texts are judged yet or not", async () => {
    const { id } = await create("3반 수행평가", [
      pupil(20, "이로운", `${other()} ${COPIED}`),
      pupil(3, "김도하", other()),
      pupil(12, "서하율", `${COPIED} ${other()}`),
      { pupilNumber: 7, pupilName: "아직" },
    ]);
    const found = await read(id);
    expect(found).toMatchObject({
      batch: { name: "3반 수행평가", hasQuestion: false },
      compared: 3,
      unread: 1,
      pairsCompared: 3,
      earlier: { batches: 0, texts: 0, batchesLeftOut: 0 },
      common: [],
    });
    expect(found.texts.map(({ pupilName }) => pupilName)).toEqual(["서하율", "이로운"]);
    expect(found.pairs).toMatchObject([{ firstId: found.texts[0]?.id, secondId: found.texts[1]?.id, passages: 1 }]);
    await expect
      .poll(
        async () => (await test.call("GET", `/api/batches/batch?id=${id}`, { cookie })).json().data.batch.texts.judged,
        {
          timeout: 20_000,
        },
      )
      .toBe(3);
    // A judged text is read from its result.
    expect(await read(id)).toEqual(found);
    expect(test.logLines.join()).not.toMatch(/어두운|서하율/);
  });

  it("shows two texts with their passages and what was left out of them", async () => {
    const texts = [`${QUESTION}\n\n${other()} ${COPIED}`, `${QUESTION}\n\n${COPIED} ${other()}`];
    const { id } = await create(
      "길",
      texts.map((text, at) => pupil(at + 1, `학생${at + 1}`, text)),
      { question: QUESTION },
    );
    const { pairs, batch } = await read(id);
    expect(batch.hasQuestion).toBe(true);
    const answer = await ask(`/pair?id=${id}&first=${pairs[0]?.firstId}&second=${pairs[0]?.secondId}`);
    const pair = answer.json().data as SimilarPair;
    expect([pair.first.text, pair.second.text]).toEqual(texts);
    const shown = pair.passages.map(({ first, second, kind }) => [
      kind,
      pair.first.text.slice(first.start, first.end),
      pair.second.text.slice(second.start, second.end),
    ]);
    expect(shown).toEqual([["same", COPIED, COPIED]]);
    expect(pair.first.sharedLetters).toBe(COPIED.replace(/[\s.,]/g, "").length);
    expect(pair.first.letters).toBeGreaterThan(pair.first.sharedLetters);
    for (const { leftOut, text } of [pair.first, pair.second]) {
      expect(leftOut.map(({ start, end, reason }) => [text.slice(start, end), reason])).toContainEqual([
        QUESTION,
        "question",
      ]);
    }
    const swapped = await ask(`/pair?id=${id}&first=${pairs[0]?.secondId}&second=${pairs[0]?.firstId}`);
    expectRefusal(swapped, "NOT_FOUND");
  });

  it("also compares with the owner's earlier batches, unless asked for this one alone", async () => {
    const past = await create("지난 학기", [
      pupil(5, "졸업생", `${COPIED} ${other()}`),
      pupil(6, "다른", `${COPIED} ${other()}`),
    ]);
    test.clock = new Date(NOON.getTime() + DAY_MS);
    const { id } = await create("이번 학기", [pupil(1, "가온", `${other()} ${COPIED}`), pupil(2, "나래", other())]);
    const found = await read(id);
    // The two earlier texts are not compared with each other.
    expect(found).toMatchObject({ compared: 2, pairsCompared: 5, earlier: { batches: 1, texts: 2 } });
    expect(found.pairs).toHaveLength(2);
    expect(found.texts.map(({ pupilName, batch }) => [pupilName, batch?.name ?? null])).toEqual([
      ["가온", null],
      ["졸업생", "지난 학기"],
      ["다른", "지난 학기"],
    ]);
    expect((await read(id, "&scope=batch")).pairs).toEqual([]);
    // Later texts are no part of what an earlier batch is compared with.
    expect((await read(past.id)).earlier.batches).toBe(0);
  });

  it("compares again only when something has changed", async () => {
    const { id, texts } = await create("묶음", [pupil(1, "가온", `${other()} ${COPIED}`), pupil(2, "나래", other())]);
    expect((await read(id)).pairs).toEqual([]);
    await read(id);
    expect(compared).toHaveLength(1);
    const replaced = await test.call("PUT", "/api/batches/texts", {
      cookie,
      headers: { "content-type": "application/json" },
      payload: JSON.stringify({
        id: texts[1]?.id,
        content: { text: `${COPIED} ${other()}`, source: { kind: "hwp", name: "글.hwp" } },
      }),
    });
    expect(replaced.statusCode, replaced.body).toBe(200);
    expect((await read(id)).pairs).toHaveLength(1);
    expect(compared).toHaveLength(2);
  });

  it("compares nothing of anybody else", async () => {
    const stranger = await newTeacher();
    await create("남의 묶음", [pupil(1, "남", `${COPIED} ${other()}`)], {}, stranger);
    test.clock = new Date(NOON.getTime() + DAY_MS);
    const { id } = await create("내 묶음", [pupil(1, "가온", `${other()} ${COPIED}`)]);
    expect(await read(id)).toMatchObject({ pairs: [], earlier: { batches: 0, texts: 0 } });
    expectRefusal(await ask(`?id=${id}`, stranger), "NOT_FOUND");
    expectRefusal(await ask(`/pair?id=${id}&first=a&second=b`, stranger), "NOT_FOUND");
    expectRefusal(await ask("?id=no-such-batch"), "NOT_FOUND");
    expectRefusal(await test.call("GET", `/api/batches/similarity?id=${id}`), "LOGIN_REQUIRED");
  });

  it("says when texts cannot be compared", async () => {
    const failing = await openTestApp(connection(), {
      compareTexts: () => Promise.reject(new AppError("COMPARISON_FAILED")),
    });
    const { id } = await create("묶음", [pupil(1, "가온", other())]);
    const answer = await failing.call("GET", `/api/batches/similarity?id=${id}`, { cookie });
    expectRefusal(answer, "COMPARISON_FAILED");
    await failing.app.close();
  });
});

describe("earlier batches that fit", () => {
  const batch = { id: "b", name: "묶음", question: "" };
  const of = (count: number, length: number) =>
    Array.from({ length: count }, (_, at) => ({
      batch,
      content: {
        id: `${at}`,
        pupilNumber: null,
        pupilName: "",
        title: null,
        fileName: null,
        text: "가".repeat(length),
      },
    }));

  it("takes whole batches, newest first, while there is room", () => {
    const { taken, leftOut } = fitEarlier(of(200, 10), [of(300, 10), of(SIMILARITY_TEXTS_MAX - 500, 10), of(1, 10)]);
    expect(taken.map(({ length }) => length)).toEqual([300, SIMILARITY_TEXTS_MAX - 500]);
    expect(leftOut).toBe(1);
    expect(fitEarlier(of(200, 10_000), [of(200, 10_000)])).toEqual({ taken: [], leftOut: 1 });
  });
});
