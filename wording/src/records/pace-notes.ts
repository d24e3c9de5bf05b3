import { formatCount } from "../numbers.ts";

export interface PaceFacts {
  /** UTF-16 units typed in the fastest minute by the device, and between two of the server's stamps; null if unknown. */
  readonly fastestMinute: number;
  readonly fastestStamped: number | null;
  readonly isFast: boolean;
  readonly longInputs: number;
  readonly isEven: boolean;
  /** The longest stretch typed without a deletion, if it is worth saying; else null. */
  readonly longestRun: number | null;
}

/** What stands out in how a text was typed, 해요체: facts with their harmless explanations, never a judgement. */
export function paceNotes({
  fastestMinute,
  fastestStamped,
  isFast,
  longInputs,
  isEven,
  longestRun,
}: PaceFacts): string[] {
  const notes: string[] = [];
  if (isFast) {
    const most = Math.max(fastestMinute, fastestStamped ?? 0);
    notes.push(
      `가장 빠를 때 1분에 ${formatCount(most)}자가 들어왔어요. 말로 받아 쓰거나 단어 추천을 쓰면 이럴 수 있어요.`,
    );
  }
  if (longInputs > 0) {
    notes.push(`한 번에 긴 글이 입력된 곳이 ${longInputs}번 있어요. 받아쓰기나 자동 완성이면 이럴 수 있어요.`);
  }
  if (isEven) notes.push("글자 사이의 간격이 고르게 이어져요. 입력을 돕는 도구를 쓰면 이럴 수 있어요.");
  if (longestRun !== null) notes.push(`가장 길게는 ${formatCount(longestRun)}자를 고치지 않고 이어서 쳤어요.`);
  return notes;
}
