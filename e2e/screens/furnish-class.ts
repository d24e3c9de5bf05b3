import type { APIRequestContext } from "@playwright/test";
import { makeKorean } from "../support/made-texts.ts";
import { BUS, CAT, GARDEN, READING } from "../support/texts.ts";
import { ask } from "./ask.ts";
import { classRequests } from "./class-requests.ts";

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
const EARLIER = ["나의 오래된 물건", "한 번 더 가고 싶은 곳", "방학 동안 생긴 일"];
/** The pupil with earlier texts, whose text is opened. */
export const OPENED = 10;

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
  const { makeClass, assign, handIn, judged } = classRequests(teacher, pupil);
  const pupils = ROSTER.map((name, at) => ({ number: at + 1, name }));
  const id = await makeClass("2학년 3반 국어", pupils);
  const sent = (number: number, text: string) => ({ number, name: ROSTER[number - 1] ?? "", text });
  for (const [at, title] of EARLIER.entries()) {
    const { path } = await assign({ classId: id, title, now });
    await handIn(path, sent(OPENED, earlierText(samples.human, at)));
  }
  const { path, id: assignmentId } = await assign({ classId: id, title: "우리 동네에서 바뀌었으면 하는 한 가지", now });
  for (const { number } of pupils) {
    if (MISSING.includes(number) || LATE.includes(number)) continue;
    const receipt = await handIn(path, sent(number, textOf(number, samples)));
    if (!TWICE.includes(number)) continue;
    const again = { receipt, text: `${textOf(number, samples)} 다시 고쳤다.` };
    await ask(pupil.put("/api/pupil-texts", { data: again }));
  }
  await passDays();
  let receipt = "";
  for (const number of LATE) receipt = await handIn(path, sent(number, textOf(number, samples)));
  const rows = await judged(assignmentId);
  for (const { number, handIn: one } of rows.filter((row) => row.number <= OPENED && row.handIn !== null)) {
    const reviewed = number === OPENED ? "talked" : "read";
    if (number < 8 || number === OPENED)
      await ask(teacher.patch("/api/classes/texts", { data: { id: one?.id, reviewed } }));
  }
  const opened = rows.find(({ number }) => number === OPENED)?.handIn?.id ?? "";
  return { path: `/classes/${id}`, textPath: `/classes/${id}/texts/${opened}`, handInPath: path, receipt };
}

/** Long enough that four of them can be compared with another. */
export function earlierText(human: string, more: number): string {
  return `${human}\n${makeKorean(600 + more * 30)}`;
}

function textOf(number: number, samples: ClassParts["samples"]): string {
  if (number === OPENED) return samples.mixed;
  if (number === 8 || number === 13)
    return "비가 와서 운동장 대신 강당에 모였다. 우리는 두 줄로 앉아 차례를 기다렸다. 나는 셋째 줄이었다.";
  const own = [samples.human, BUS, GARDEN, READING, CAT][number] ?? makeKorean(700 + number * 11);
  return number % 5 === 4 ? own : `${samples.human}\n${makeKorean(20 + number * 7)}`;
}
