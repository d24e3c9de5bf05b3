/** Where a part of a text came from, in bars and legends. */
export const RECORD_ORIGIN_NAME = {
  typed: "직접 침",
  paste: "붙여 넣음",
  file: "파일에서",
  ai: "AI 편집",
  other: "기록 밖",
} as const;
export type RecordOriginName = keyof typeof RECORD_ORIGIN_NAME;

/** What an arrival did, by the origin of its entry; only where the class says too little. */
const ARRIVAL_KIND: Readonly<Record<string, string>> = {
  drop: "끌어다 놓았어요.",
  start: "기록을 켜기 전부터 있던 글이에요. 어떻게 쓰였는지는 알 수 없어요.",
  restore: "지난 판에서 되돌린 글이에요.",
  other: "기록을 켜 둔 편집기 밖에서 바뀐 글이에요.",
  undo: "실행 취소로 돌아온 글이에요.",
};

/** The word in the text and at the head of an event: "붙여넣기 1", "파일에서 · 초안.docx", "AI 편집 2". */
export function arrivalName(origin: RecordOriginName, number: number, source: string | null): string {
  if (origin === "file") return source === null ? `파일에서 ${number}` : `파일에서 · ${source}`;
  return `${origin === "paste" ? "붙여넣기" : RECORD_ORIGIN_NAME[origin]} ${number}`;
}

interface ArrivalFacts {
  /** Of the entry. */
  readonly kind: string;
  readonly origin: RecordOriginName;
  readonly source: string | null;
  readonly length: number;
  readonly kept: number;
  readonly removed: number;
  readonly removedTyped: number;
}

/** One or two sentences about an arrival, 해요체; empty if there is nothing to add. */
export function arrivalNote({ kind, origin, source, length, kept, removed, removedTyped }: ArrivalFacts): string {
  const lines: string[] = [];
  if (origin === "file") {
    lines.push(`${source === null ? "파일" : source}에서 가져온 글이에요. 그 글을 언제 썼는지는 알 수 없어요.`);
  } else if (origin === "ai") {
    lines.push(
      removedTyped > 0
        ? `직접 친 ${removedTyped}자를 AI가 다듬었어요.`
        : removed > 0
          ? `${removed}자를 AI가 다듬었어요.`
          : "AI 편집이 더한 글이에요.",
    );
  } else if (ARRIVAL_KIND[kind] !== undefined) lines.push(ARRIVAL_KIND[kind]);
  if (kept === 0) lines.push("나중에 모두 지웠어요.");
  else if (kept < length) lines.push(`나중에 고쳐서 ${kept}자가 남았어요.`);
  return lines.join(" ");
}
