import type { Document, HiddenReason, WarningCode } from "./document.ts";
import { HIDDEN_NAME } from "./hidden-names.ts";
import { sumHidden } from "./sum-hidden.ts";

/** Null for what is reported elsewhere. */
const WARNINGS: Readonly<Record<WarningCode, ((count: number) => string) | null>> = {
  HIDDEN_TEXT: null,
  PREVIEW_ONLY: () => "본문을 읽지 못해서 파일에 담긴 미리보기 글만 읽었어요. 글이 중간에 끊겼을 수 있어요.",
  PARTIAL_TEXT: () => "파일의 일부가 손상되어 나머지만 읽었어요.",
  TRACKED_CHANGES: () => "변경 내용을 모두 적용한 글로 읽었어요.",
  NOT_READ: () => "그림, 도형, 수식 안의 내용은 읽지 않았어요.",
  SCANNED_PAGES: (count) => `그림으로 된 ${count}쪽은 읽지 않았어요.`,
  TEXT_LAYER: (count) => `스캔한 ${count}쪽은 문자 인식으로 넣은 글을 읽었어요. 틀린 글자가 있을 수 있어요.`,
  UNSURE_WORDS: (count) => `확실하지 않은 단어가 ${count}개 있어요. 원본과 비교해 고쳐 주세요.`,
};

const nameOf = (reason: HiddenReason): string => HIDDEN_NAME[reason] ?? HIDDEN_NAME.marked;

/** Notices about the extracted text for the user, one sentence each. */
export function describeNotices({ hidden, warnings }: Pick<Document, "hidden" | "warnings">): string[] {
  const notices: string[] = [];
  if (hidden.length > 0) {
    const list = sumHidden(hidden)
      .map(({ reason, characters }) => `${nameOf(reason)} ${characters.toLocaleString("ko")}자`)
      .join(", ");
    notices.push(`보이지 않는 글을 빼고 읽었어요: ${list}.`);
  }
  for (const { code, count = 1 } of warnings) {
    const write = WARNINGS[code];
    if (write) notices.push(write(count));
  }
  return notices;
}
