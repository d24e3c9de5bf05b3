import { describe, expect, it } from "vitest";
import {
  arrivalName,
  arrivalNote,
  countDays,
  formatDayRange,
  formatDays,
  formatMinutes,
  formatMoment,
  formatPause,
  knownOf,
  paceNotes,
  recordLead,
  sayCompared,
  sayOtherText,
} from "./index.ts";

const at = (iso: string) => Date.parse(iso);
const SESSIONS = [
  { from: at("2026-11-18T12:04:00Z"), to: at("2026-11-18T12:42:00Z") },
  { from: at("2026-11-19T13:02:00Z"), to: at("2026-11-19T13:43:00Z") },
  { from: at("2026-11-20T11:15:00Z"), to: at("2026-11-20T11:39:00Z") },
];

describe("기록을 말로", () => {
  it("며칠에 걸쳐 몇 번, 얼마 동안, 얼마나 직접 쳤는지", () => {
    const facts = { sessions: SESSIONS, activeMinutes: 103, length: 637, typed: 490 };
    expect(recordLead(facts)).toEqual([
      "사흘에 걸쳐 세 번, 1시간 43분 동안 썼어요.",
      "글의 77%를 편집기에서 직접 쳤어요.",
    ]);
    expect(recordLead(facts, "document")[1]).toBe("글의 77%를 편집기에서 직접 쳤습니다.");
    expect(recordLead({ ...facts, sessions: SESSIONS.slice(0, 1) })[0]).toBe("하루에 한 번, 1시간 43분 동안 썼어요.");
    expect(recordLead({ ...facts, typed: 636 })[1]).toBe("글의 99% 이상을 편집기에서 직접 쳤어요.");
    expect(recordLead({ ...facts, typed: 637 })[1]).toBe("글을 모두 편집기에서 직접 쳤어요.");
    expect(recordLead({ ...facts, typed: 0 })[1]).toBe("편집기에서 직접 친 글은 없어요.");
    expect(recordLead({ ...facts, sessions: [] })).toEqual(["아직 쓴 글이 없어요.", ""]);
    expect(recordLead({ ...facts, length: 0, typed: 0 })[1]).toBe("지금은 글이 비어 있어요.");
  });

  it("때와 길이는 서울의 날짜와 큰 단위로", () => {
    expect(formatDays(12)).toBe("12일");
    expect([0.2, 38, 60, 103].map(formatMinutes)).toEqual(["1분", "38분", "1시간", "1시간 43분"]);
    expect([35, 60, 24 * 60 + 59, 80 * 60].map((minutes) => formatPause(minutes * 60_000))).toEqual([
      "35분",
      "1시간",
      "24시간",
      "3일",
    ]);
    expect(formatMoment(at("2026-11-09T15:05:00Z"))).toBe("11. 10. 00:05");
    expect(countDays([at("2026-11-18T14:59:00Z"), at("2026-11-18T15:01:00Z")])).toBe(2);
    expect(formatDayRange(SESSIONS[0]?.from ?? 0, SESSIONS[2]?.to ?? 0)).toBe("2026. 11. 18.–11. 20.");
    expect(formatDayRange(SESSIONS[0]?.from ?? 0, SESSIONS[0]?.to ?? 0)).toBe("2026. 11. 18.");
  });

  it("한꺼번에 들어온 글은 이름과 번호, 그 뒤에 어떻게 되었는지로", () => {
    expect(arrivalName("paste", 2, null)).toBe("붙여넣기 2");
    expect(arrivalName("file", 1, "초안.docx")).toBe("파일에서 · 초안.docx");
    expect(arrivalName("ai", 1, null)).toBe("AI 편집 1");
    const arrival = {
      kind: "edit",
      origin: "ai",
      source: null,
      length: 40,
      kept: 40,
      removed: 50,
      removedTyped: 46,
    } as const;
    expect(arrivalNote(arrival)).toBe("직접 친 46자를 AI가 다듬었어요.");
    expect(arrivalNote({ ...arrival, removedTyped: 0, kept: 10 })).toBe(
      "50자를 AI가 다듬었어요. 나중에 고쳐서 10자가 남았어요.",
    );
    expect(arrivalNote({ ...arrival, origin: "file", source: "초안.docx" })).toContain(
      "그 글을 언제 썼는지는 알 수 없어요.",
    );
    expect(arrivalNote({ ...arrival, kind: "paste", origin: "paste", kept: 0 })).toBe("나중에 모두 지웠어요.");
    expect(arrivalNote({ ...arrival, kind: "start", origin: "other" })).toContain("기록을 켜기 전부터");
  });

  it("알 수 있는 것과 없는 것은 같은 수이고, 화면은 해요체 문서는 합쇼체", () => {
    for (const hasText of [true, false]) {
      for (const isStamped of [true, false]) {
        for (const hasName of [true, false]) {
          const screen = knownOf({ hasText, isStamped, hasName });
          const document = knownOf({ hasText, isStamped, hasName }, "document");
          expect(screen.can).toHaveLength(screen.cannot.length);
          for (const line of [...screen.can, ...screen.cannot]) expect(line).toMatch(/요\.$/);
          for (const line of [...document.can, ...document.cannot]) expect(line).toMatch(/니다\.$/);
        }
      }
    }
  });

  it("맞지 않는 기록으로는 아무것도 안다고 하지 않는다", () => {
    const broken = { hasText: true, isStamped: true, hasName: true, isBroken: true };
    expect(knownOf(broken)).toEqual({
      can: [],
      cannot: [
        "기록이 맞지 않아서 이 글이 언제 어떻게 쓰였는지 알 수 없어요.",
        "자판을 누른 사람이 누구인지 알 수 없어요. 이름은 보낸 사람이 적었어요.",
      ],
    });
    expect(knownOf(broken, "document").cannot[0]).toMatch(/알 수 없습니다\.$/);
  });

  it("빠르기는 사실과 그럴 수 있는 경우만 말하고, 눈에 띄지 않으면 말하지 않는다", () => {
    const calm = {
      fastestMinute: 300,
      fastestStamped: 200,
      isFast: false,
      longInputs: 0,
      isEven: false,
      longestRun: null,
    };
    expect(paceNotes(calm)).toEqual([]);
    const notes = paceNotes({
      ...calm,
      fastestStamped: 1_900,
      isFast: true,
      longInputs: 2,
      isEven: true,
      longestRun: 812,
    });
    expect(notes).toHaveLength(4);
    expect(notes[0]).toContain("1,900자");
    for (const note of notes) expect(note).not.toMatch(/조작|위조|의심|가짜/);
  });

  it("가진 글이 기록과 다르면 얼마나 다른지만 말하고, 많이 다르면 고친 글이라고 하지 않는다", () => {
    const compared = { isSame: false, letters: 637, changed: 76, missing: 0, editedMax: 30 };
    expect(sayCompared(compared)).toEqual({
      title: "글이 기록을 마친 뒤 바뀌었어요",
      sentence: "637자 가운데 76자(12%)가 기록과 달라요.",
    });
    expect(sayCompared({ ...compared, changed: 0, missing: 40 }).sentence).toBe("기록의 글에서 40자가 빠졌어요.");
    expect(sayCompared({ ...compared, changed: 0 }).sentence).toBe("글자의 순서가 기록과 달라요.");
    expect(sayCompared({ ...compared, changed: 400 }).title).toBe("가진 글은 기록의 글과 달라요");
    expect(sayCompared({ ...compared, isSame: true, changed: 0 }).title).toBe("가진 글이 기록의 마지막 글과 같아요");
    expect(sayOtherText({ letters: 637, changed: 76, missing: 0 })).toEqual({
      title: "보여 준 글이 기록의 끝과 달라요",
      sentence: "끝에 보여 준 글은 637자 가운데 76자(12%)가 기록과 달라요. 기록을 마친 뒤 바뀌었거나 다른 글이에요.",
    });
    expect(sayOtherText(null).sentence).toMatch(/기록을 따라가면 나오는 글이 아니에요/);
    for (const changed of [0, 1, 76, 637]) {
      const { title, sentence } = sayCompared({ ...compared, changed, missing: 3 });
      expect(title + sentence).not.toMatch(/조작|위조|의심|가짜/);
    }
  });
});
