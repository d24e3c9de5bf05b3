import { describe, expect, it } from "vitest";
import type { Appeal } from "./appeal-facts.ts";
import { composeAppeal } from "./compose-appeal.ts";

const BLANK = { recipient: "", sender: "", submittedOn: "", title: "", help: "", effort: "", process: "", remark: "" };
const RATES = {
  date: "2026-11-24",
  modelVersion: "2026-11-24.a",
  byLength: [
    { from: 0, below: 300, wrong: 0, texts: 107 },
    { from: 300, below: 600, wrong: 9, texts: 987 },
    { from: 1_000, below: null, wrong: 0, texts: 648 },
  ],
  all: { wrong: 12, texts: 2_311 },
};
const BASE: Appeal = {
  letter: BLANK,
  documentType: "other",
  characters: 0,
  result: null,
  record: null,
  drafts: [],
  rates: RATES,
  writtenAt: "2026-11-22T03:00:00Z",
};
const RECORD = {
  title: "사라진 가게",
  url: "https://geulgyeol.example/records/a",
  expiresAt: null,
  startedAt: "2026-11-12T10:40:00Z",
  endedAt: "2026-11-15T14:20:00Z",
  sessions: 4,
  activeMinutes: 178,
  typedPercent: 91,
  arrivals: 2,
  stamps: 31,
  characters: 1_412,
  samePercent: 97,
  isOwnCount: false,
};
const DRAFT = {
  name: "초고.docx",
  madeAt: "2026-11-12T12:40Z",
  characters: 620,
  shareInFinal: 0.41,
  missing: [3],
  values: [],
};
const RESULT = {
  title: "사라진 가게",
  charCount: 1_412,
  analysedAt: "2026-11-20T03:00:00Z",
  finding: "글 전체가 AI 글에 가깝습니다.",
  certainty: "근거 약함",
  frequency: null,
  code: "GK-7Q2M-X4ZD-0B9F-6A1E",
  url: "https://geulgyeol.example/verify/GK-7Q2M-X4ZD-0B9F-6A1E",
  engine: "1.6.0 · a",
};
const WHOLE: Appeal = {
  ...BASE,
  characters: 1_412,
  documentType: "assignment",
  record: RECORD,
  drafts: [DRAFT],
  result: RESULT,
};
const said = (appeal: Appeal) => {
  const { before, after, list, attachments, reading, ...rest } = composeAppeal(appeal);
  return [
    ...[...before, ...after].map((paragraph) => paragraph.map(({ text }) => text).join("")),
    ...list.map(({ text }) => text),
    ...attachments.flatMap(({ notes, tables }) => [
      ...notes,
      ...tables.flatMap(({ rows }) => rows.map(({ value }) => value)),
    ]),
    ...reading.lines,
    rest.title,
  ].join("\n");
};

describe("composeAppeal", () => {
  it("붙인 것만 차례대로 번호를 매긴다", () => {
    expect(composeAppeal(WHOLE).attachments.map(({ heading }) => heading)).toEqual([
      "붙임 1. 작성 기록",
      "붙임 2. 초고",
      "붙임 3. 글결 분석 결과",
    ]);
    expect(composeAppeal({ ...WHOLE, record: null }).list.map(({ label }) => label)).toEqual(["붙임 1", "붙임 2"]);
    expect(composeAppeal(BASE).list).toEqual([]);
  });

  it("기록과 초고의 값을 문장으로 말한다", () => {
    const [record, drafts] = composeAppeal(WHOLE).list;
    expect(record?.text).toContain(
      "2026년 11월 12일부터 2026년 11월 15일까지 네 번에 걸쳐 2시간 58분 동안 썼으며, 글의 91%",
    );
    expect(drafts?.text).toBe("초고 1편. 11월 12일 초고에는 마지막 글의 41%가 있고, 셋째 문단이 없습니다.");
  });

  it("비운 칸은 빈칸으로, 적은 말은 글쓴이의 말로 나눈다", () => {
    const { before } = composeAppeal({ ...BASE, letter: { ...BLANK, recipient: " 담당 교수님 " } });
    expect(before[0]?.[0]).toEqual({ text: "담당 교수님", by: "writer" });
    expect(before[1]?.filter(({ by }) => by === "blank").map(({ text }) => text)).toEqual([
      "[이름과 소속]",
      "[낸 날]",
      "[제목]",
    ]);
  });

  it("AI의 도움을 받았다고 적으면 직접 썼다고만 말하지 않는다", () => {
    expect(said(BASE)).toContain("이 글은 제가 직접 썼습니다.");
    const helped = said({ ...BASE, letter: { ...BLANK, help: "맞춤법을 확인했습니다." } });
    expect(helped).toContain("AI의 도움은 다음과 같이 받았습니다. 맞춤법을 확인했습니다.");
    expect(helped).not.toContain("직접 썼습니다");
  });

  it("결과를 빼면 결과의 말도, 덧붙인 설명도 남지 않는다", () => {
    const without = said({ ...WHOLE, result: null, letter: { ...BLANK, remark: "짧아서입니다." } });
    expect(without).not.toMatch(/가깝습니다|GK-|짧아서입니다/);
  });

  it("길이가 비슷한 글의 공개한 비율을 말하고, 모르면 전체의 비율만 말한다", () => {
    expect(said({ ...BASE, characters: 450 })).toContain(
      "(300~599자) 사람 글 987편을 분석했을 때 글결이 AI 글로 잘못 본 것은 9편",
    );
    expect(said({ ...BASE, characters: 1_412 })).toContain(
      "(1,000자 이상) 사람 글 648편을 분석했을 때 글결이 AI 글로 잘못 본 것은 1편도 없었습니다",
    );
    // No group has this length, and no length is known.
    for (const characters of [700, 0]) {
      expect(said({ ...BASE, characters })).toContain(
        "글결이 사람 글을 AI 글로 잘못 본 것은 사람 글 2,311편 가운데 12편이었습니다.",
      );
    }
  });

  it.each(["assignment", "self-introduction", "paper", "blog", "other"] as const)(
    "%s: 모두 합쇼체로 말한다",
    (documentType) => {
      const sentences = said({ ...WHOLE, documentType }).split(/(?<=[.?!])\s+|\n/);
      for (const sentence of sentences) expect(sentence).not.toMatch(/[가-힣](?:요|야|다고 봐)\.$/);
      expect(sentences.filter((sentence) => sentence.endsWith("니다.")).length).toBeGreaterThan(15);
    },
  );
});
