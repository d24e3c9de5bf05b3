import { formatDateTime } from "../dates.ts";
import { formatCount } from "../numbers.ts";
import { arrivalName, type RecordOriginName } from "../records/origin-names.ts";
import { formatMoment } from "../records/spans.ts";

/** What came at once, as the printed page lists it; lengths in UTF-16 units, times in milliseconds since 1970. */
interface PrintedArrival {
  readonly origin: RecordOriginName;
  readonly number: number;
  readonly source: string | null;
  readonly at: number;
  readonly length: number;
  readonly kept: number;
  readonly removedTyped: number;
  /** What the writer said of it; null for nothing. */
  readonly note: string | null;
}

interface StampedFacts {
  readonly entries: number;
  readonly stamps: number;
  /** UTF-16 units whose times no stamp confirms; `isStamped`: too few to be said. */
  readonly unstamped: number;
  readonly isStamped: boolean;
}

/** Words of the printed summary of a writing record, in 합쇼체. */
export const RECORD_PRINT_WORDS = {
  title: "작성 기록 요약",
  fields: { title: "제목", writer: "글쓴이 (본인이 적음)", span: "쓴 기간", length: "분량" },
  headings: { grain: "작성 과정", text: "글", can: "알 수 있는 것", cannot: "알 수 없는 것" },
  grainNote: "막대 하나가 1분이며, 높이는 그동안 입력한 글자 수입니다. 무늬가 있는 막대는 붙여 넣거나 가져온 때입니다.",
  scan: ["찍으면 기록 전체를", "직접 확인할 수 있습니다"],
  noText: "글쓴이가 글을 보여 주지 않기로 했습니다. 가진 글이 이 기록의 글과 같은지는 주소에서 비교할 수 있습니다.",
  moreText: "가운데를 줄였습니다. 전문은 주소에서 볼 수 있습니다.",
  moreArrivals: (count: number) => `그 밖에 ${formatCount(count)}건은 주소에서 볼 수 있습니다.`,
  pause: "쉼",
  session: (number: number, at: number, minutes: string) => `${number}회 ${formatMoment(at)}, ${minutes}`,

  /** That the chain is whole, or the first place where it is not. @param at number of that entry, from 1. */
  check({ entries, stamps, unstamped, isStamped }: StampedFacts, fault: number | null, checkedAt: string): string {
    const when = `(${formatDateTime(checkedAt)} 확인)`;
    if (fault !== null) {
      return `${formatCount(fault)}번째 기록부터 맞지 않습니다. 누가 왜 바꿨는지는 알 수 없습니다. ${when}`;
    }
    const whole = `기록 ${formatCount(entries)}개가 처음부터 끝까지 이어지며 중간에 고친 흔적이 없습니다.`;
    if (stamps === 0) {
      return `${whole} 시각은 글쓴이 기기의 시계를 따른 것이며 서버가 확인하지 못했습니다. ${when}`;
    }
    const rest = isStamped
      ? ""
      : ` 그러나 ${formatCount(unstamped)}자가 들어온 시각은 글쓴이 기기의 시계를 따른 것입니다.`;
    return `${whole} 서버가 시각을 ${formatCount(stamps)}번 인증했습니다.${rest} ${when}`;
  },

  arrival({ origin, number, source, at, length, kept, removedTyped, note }: PrintedArrival): {
    readonly name: string;
    readonly said: string;
  } {
    const facts = [`${formatMoment(at)}, ${formatCount(length)}자.`];
    if (origin === "ai" && removedTyped > 0) facts.push(`직접 쓴 ${formatCount(removedTyped)}자를 다듬었습니다.`);
    if (kept === 0) facts.push("나중에 모두 지웠습니다.");
    else if (kept < length) facts.push(`${formatCount(kept)}자가 남았습니다.`);
    if (note !== null) facts.push(`글쓴이가 적은 곳: ${note}`);
    return { name: arrivalName(origin, number, source), said: facts.join(" ") };
  },
} as const;
