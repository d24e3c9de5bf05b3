import type { APIRequestContext } from "@playwright/test";
import { makeKorean } from "../support/made-texts.ts";
import { BUS, CAT, GARDEN, READING } from "../support/texts.ts";
import { ask } from "./ask.ts";

const ROSTER =
  "강다온 고은결 김도하 김서윤 김시온 남예준 류하진 문가온 박라온 박지안 백승우 서하율 송이든 신유주 안채원 오태린 유단우 윤해솔 이가람 이로운 임보미 장한결 정마루 최온유".split(
    " ",
  );
/** Pupils who hand in nothing, a day late, and twice. */
const [MISSING, LATE, TWICE] = [
  [11, 19, 23],
  [3, 16],
  [7, 14],
];
const HOUR_MS = 60 * 60 * 1000;
const EARLIER = 3;
/** The pupil with earlier texts, whose text is opened. */
const OPENED = 10;

export interface ClassStage {
  /** "/classes/…". */
  readonly path: string;
  readonly textPath: string;
  /** "/h/…". */
  readonly handInPath: string;
  readonly receipt: string;
}

interface ClassParts {
  readonly teacher: APIRequestContext;
  /** Whoever has no account. */
  readonly pupil: APIRequestContext;
  readonly samples: { readonly human: string; readonly mixed: string };
  /** The server's time at the beginning. */
  readonly now: Date;
  /** Passes two days, after the deadline of 13 hours and before the last moment. */
  readonly passDays: () => Promise<void>;
}

/** A class of 24 with three earlier assignments and one that most have handed in. */
export async function furnishClass({ teacher, pupil, samples, now, passDays }: ClassParts): Promise<ClassStage> {
  const textOf = (number: number) => {
    if (number === OPENED) return samples.mixed;
    if (number === 8 || number === 13)
      return "비가 와서 운동장 대신 강당에 모였다. 우리는 두 줄로 앉아 차례를 기다렸다. 나는 셋째 줄이었다.";
    const own = [samples.human, BUS, GARDEN, READING, CAT][number] ?? makeKorean(700 + number * 11);
    return number % 5 === 4
      ? own
      : `${samples.human}
${makeKorean(20 + number * 7)}`;
  };
  const { id } = await ask(
    teacher.post("/api/classes", { data: { name: "2학년 3반 국어", year: 2026, term: 2, isUnder14: false } }),
  );
  const pupils = ROSTER.map((name, at) => ({ number: at + 1, name }));
  await ask(teacher.put("/api/classes/roster", { data: { id, pupils } }));
  const handIn = (path: unknown, number: number, text: string) =>
    ask(
      pupil.post("/api/pupil-texts", {
        data: { token: String(path).split("/").at(-1), number, name: ROSTER[number - 1], text, agrees: true },
      }),
    );
  const assign = (title: string) =>
    ask(
      teacher.post("/api/classes/assignments", {
        data: {
          classId: id,
          title,
          instructions: "직접 본 일에서 시작해 주세요. 누구에게, 무엇을, 왜 바꾸자고 말하고 싶은지가 드러나면 좋아요.",
          question: "",
          minChars: 800,
          maxChars: 1500,
          dueAt: new Date(now.getTime() + 13 * HOUR_MS).toISOString(),
          lateUntil: new Date(now.getTime() + 61 * HOUR_MS).toISOString(),
        },
      }),
    );
  for (let at = 0; at < EARLIER; at++) {
    const { path } = await assign(["나의 오래된 물건", "한 번 더 가고 싶은 곳", "방학 동안 생긴 일"][at] ?? "");
    await handIn(path, OPENED, `${samples.human}\n${makeKorean(200 + at * 40)}`);
  }
  const { path, id: assignmentId } = await assign("우리 동네에서 바뀌었으면 하는 한 가지");
  const isMissing = (number: number) => MISSING.includes(number);
  for (const { number } of pupils) {
    if (isMissing(number) || LATE.includes(number)) continue;
    const { receipt } = await handIn(path, number, textOf(number));
    if (!TWICE.includes(number)) continue;
    await ask(pupil.put("/api/pupil-texts", { data: { receipt, text: `${textOf(number)} 다시 고쳤다.` } }));
  }
  await passDays();
  let receipt = "";
  for (const number of LATE) ({ receipt } = (await handIn(path, number, textOf(number))) as { receipt: string });
  const rows = await judged(teacher, String(assignmentId));
  for (const { number, handIn: one } of rows.filter((row) => row.number <= OPENED && row.handIn !== null)) {
    const reviewed = number === OPENED ? "talked" : "read";
    if (number < 8 || number === OPENED)
      await ask(teacher.patch("/api/classes/texts", { data: { id: one?.id, reviewed } }));
  }
  const opened = rows.find(({ number }) => number === OPENED)?.handIn?.id ?? "";
  return { path: `/classes/${id}`, textPath: `/classes/${id}/texts/${opened}`, handInPath: String(path), receipt };
}

interface Row {
  readonly number: number;
  readonly handIn: { readonly id: string; readonly text: { readonly state: string } } | null;
}

const MOST_TRIES = 600;

async function judged(teacher: APIRequestContext, id: string): Promise<readonly Row[]> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { rows } = (await ask(teacher.get(`/api/classes/assignment?id=${id}`))) as unknown as { rows: Row[] };
    if (rows.every(({ handIn }) => handIn === null || ["judged", "failed"].includes(handIn.text.state))) return rows;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The texts of the class were not judged in five minutes.");
}
