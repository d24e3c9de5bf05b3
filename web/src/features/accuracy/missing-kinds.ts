import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";

interface AskedKind {
  readonly name: string;
  /** Genres of the record that would answer. */
  readonly genres: readonly string[];
}

/** Kinds of human text that visitors ask about first. */
const FIRST: readonly AskedKind[] = [
  { name: "학생 글", genres: ["student-essay", "student essay"] },
  { name: "자기소개서", genres: ["cover-letter", "self-introduction"] },
];
const ALSO: readonly AskedKind[] = [
  { name: "한국어를 배우는 사람의 글", genres: ["learner-essay"] },
  { name: "대학 보고서", genres: ["report"] },
  { name: "기사, 후기, 이메일", genres: ["news", "review", "email"] },
];

type Measured = Pick<AccuracyRecord["ko"], "humansBy">;

function missingOf(kinds: readonly AskedKind[], { humansBy: { genre } }: Measured): string[] {
  const keys = new Set(genre.map(({ key }) => key));
  return kinds.filter(({ genres }) => !genres.some((own) => keys.has(own))).map(({ name }) => name);
}

/** The kinds that visitors ask about first and of which the record has no human text. */
export function firstMissingKinds(ko: Measured): string[] {
  return missingOf(FIRST, ko);
}

export interface MissingKind {
  readonly name: string;
  /** What is known nevertheless. */
  readonly note?: string;
}

/** The kinds that the headline's figures do not cover. */
export function missingKinds(ko: Measured & Pick<AccuracyRecord["ko"], "heldOut">): MissingKind[] {
  const essays = ko.heldOut.find(({ genre }) => genre === "essay")?.humans ?? 0;
  return [
    ...missingOf([...FIRST, ...ALSO], ko).map((name) =>
      name === FIRST[0]?.name && essays > 0 ? { name, note: `논술 ${essays}편만 따로` } : { name },
    ),
    { name: "2022년 12월 뒤에 사람이 쓴 글" },
    { name: "AI와 함께 쓴 글", note: "최근 AI 하나와 쓴 것만" },
  ];
}
