import { withParticle } from "../josa.ts";
import { formatTimes } from "../numbers.ts";
import { formatShare } from "../percent.ts";
import { countDays, formatDays, formatMinutes } from "./spans.ts";

export interface LeadFacts {
  /** Beginning and end of each session, milliseconds since 1970. */
  readonly sessions: readonly { readonly from: number; readonly to: number }[];
  readonly activeMinutes: number;
  /** UTF-16 units of the final text, and of what was typed of it. */
  readonly length: number;
  readonly typed: number;
}

export type Ending = "screen" | "document";

/** Two sentences about a record, 해요체 on the screen and 합쇼체 in documents: how long it took, and how much was typed. */
export function recordLead(
  { sessions, activeMinutes, length, typed }: LeadFacts,
  ending: Ending = "screen",
): readonly [time: string, share: string] {
  const end = (onScreen: string, inDocument: string) => (ending === "screen" ? onScreen : inDocument);
  if (sessions.length === 0) {
    return [end("아직 쓴 글이 없어요.", "쓴 글이 없습니다."), ""];
  }
  const days = countDays(sessions.flatMap(({ from, to }) => [from, to]));
  const span =
    days > 1 ? `${formatDays(days)}에 걸쳐 ${formatTimes(sessions.length)}` : `하루에 ${formatTimes(sessions.length)}`;
  const time = `${span}, ${formatMinutes(activeMinutes)} 동안 ${end("썼어요.", "썼습니다.")}`;
  if (length === 0) return [time, end("지금은 글이 비어 있어요.", "마지막 글은 비어 있습니다.")];
  if (typed === 0) return [time, end("편집기에서 직접 친 글은 없어요.", "편집기에서 직접 친 글은 없습니다.")];
  if (typed >= length) return [time, end("글을 모두 편집기에서 직접 쳤어요.", "글을 모두 편집기에서 직접 쳤습니다.")];
  const share = withParticle(formatShare(typed, length), "을/를");
  return [time, `글의 ${share} 편집기에서 직접 ${end("쳤어요.", "쳤습니다.")}`];
}
