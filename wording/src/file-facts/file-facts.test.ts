import { describe, expect, it } from "vitest";
import { factHeadline } from "./fact-headline.ts";
import { factRows } from "./fact-rows.ts";
import { formatFileTime } from "./file-times.ts";
import { formatMinutes } from "./format-minutes.ts";

const SESSIONS = {
  listed: 5,
  used: 5,
  characters: 900,
  unmarked: 0,
  largestShare: 0.4,
  paragraphCount: 6,
  mixedParagraphs: 5,
  paragraphs: [],
};
const WHOLE = {
  kind: "docx",
  editingMinutes: 192,
  revision: 14,
  created: "2026-11-12T10:40Z",
  modified: "2026-11-15T23:12Z",
  creator: "정하람",
  lastModifiedBy: "정하람",
  application: "LibreOffice/24.2.1$Linux_X86_64 Build",
  template: "Normal.dotm",
  changes: { insertions: 3, deletions: 2, isRecording: true },
  comments: 1,
  sessions: SESSIONS,
} as const;
const valueIn = (rows: ReturnType<typeof factRows>, id: string) => rows.find((row) => row.id === id)?.value;

describe("factHeadline", () => {
  it("말하는 것은 파일이고, 두 가지까지 말한다", () => {
    expect(factHeadline(WHOLE)).toBe("파일에는 닷새에 걸쳐 저장했고 모두 3시간 12분 열려 있었다고 적혀 있어요.");
    expect(factHeadline({ kind: "docx", editingMinutes: 1 })).toBe("파일에는 모두 1분 열려 있었다고 적혀 있어요.");
    expect(factHeadline({ kind: "docx", revision: 3 })).toBe("파일에는 세 번 저장했다고 적혀 있어요.");
  });

  it("적힌 것이 없으면 없다고 말한다", () => {
    expect(factHeadline({ kind: "docx", editingMinutes: 0, revision: 1 })).toBe(
      "이 파일에는 쓴 과정을 알려 주는 값이 없어요.",
    );
  });
});

describe("factRows", () => {
  it("파일에 적힌 것만, 정한 차례로 늘어놓는다", () => {
    expect(factRows(WHOLE, 1_412).map(({ id }) => id)).toEqual([
      "editing",
      "revision",
      "sessions",
      "changes",
      "comments",
      "people",
      "dates",
      "program",
    ]);
    expect(factRows({ kind: "docx" }, 1_412)).toEqual([]);
  });

  it("값을 그대로 적고, 프로그램의 빌드는 뺀다", () => {
    const rows = factRows(WHOLE, 1_412);
    expect(valueIn(rows, "sessions")).toBe("5개, 6문단 가운데 5문단에 섞여 있음");
    expect(valueIn(rows, "changes")).toBe("넣은 곳 3, 지운 곳 2 (켜져 있음)");
    expect(valueIn(rows, "people")).toBe("정하람 · 정하람");
    expect(valueIn(rows, "dates")).toBe("2026. 11. 12. 19:40 · 2026. 11. 16. 08:12");
    expect(valueIn(rows, "program")).toBe("LibreOffice/24.2.1 · Normal.dotm");
  });

  it("편집 시간은 빨리 쳐도 모자랄 때만 짧다고 말한다", () => {
    const canMean = (editingMinutes: number) => factRows({ kind: "docx", editingMinutes }, 1_500)[0]?.canMean;
    expect(canMean(10)).toContain("넉넉해요");
    expect(canMean(9)).toContain("짧아요");
  });

  it("어느 줄도 사람이나 AI가 썼다고 말하지 않고, 말할 수 없는 것을 함께 적는다", () => {
    const largest = { ...SESSIONS, largestShare: 0.93 };
    const variants = [
      WHOLE,
      {
        ...WHOLE,
        sessions: largest,
        revision: 1,
        editingMinutes: 0,
        lastModifiedBy: "user",
        created: "2026-11-20T00:00Z",
      },
      { ...WHOLE, sessions: { ...SESSIONS, used: 1 } },
    ];
    for (const row of variants.flatMap((facts) => factRows(facts, 5_000))) {
      expect(`${row.canMean} ${row.cannotMean}`).not.toMatch(/AI|베꼈|조작|거짓/);
      expect(row.cannotMean, row.id).toMatch(/아니에요|않아요|않고|바꿀 수/);
    }
  });
});

describe("times of files", () => {
  it("시간대가 있으면 서울 시각으로, 없으면 적힌 대로 쓴다", () => {
    expect(formatFileTime("2026-11-12T10:40Z")).toBe("2026. 11. 12. 19:40");
    expect(formatFileTime("2026-11-12T10:40")).toBe("2026. 11. 12. 10:40");
  });

  it.each([
    [0, "1분 미만"],
    [12, "12분"],
    [120, "2시간"],
    [192, "3시간 12분"],
  ])("%i분은 %s", (minutes, said) => {
    expect(formatMinutes(minutes)).toBe(said);
  });
});
