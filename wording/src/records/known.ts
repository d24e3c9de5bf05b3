import type { Ending } from "./lead.ts";

interface KnownInput {
  /** The text stands beside the record. */
  readonly hasText: boolean;
  /** The server has stamped states of the record, often enough for its times. */
  readonly isStamped: boolean;
  /** A name stands beside the record. */
  readonly hasName: boolean;
  /** The record does not fit together, or not with the server's times: then it shows nothing. */
  readonly isBroken?: boolean;
}

/** What a record shows, and what it cannot show; each list has one sentence a line. */
export interface Known {
  readonly can: readonly string[];
  readonly cannot: readonly string[];
}

/** The same claims everywhere: 해요체 on the screen, 합쇼체 in documents. */
export function knownOf(
  { hasText, isStamped, hasName, isBroken = false }: KnownInput,
  ending: Ending = "screen",
): Known {
  const end = (stem: string, onScreen: string, inDocument: string) =>
    stem + (ending === "screen" ? onScreen : inDocument);
  const whose = hasName
    ? end(
        "자판을 누른 사람이 누구인지 알 수 없",
        "어요. 이름은 보낸 사람이 적었어요.",
        "습니다. 이름은 보낸 사람이 적은 것입니다.",
      )
    : end("자판을 누른 사람이 누구인지 알 수 없", "어요.", "습니다.");
  if (isBroken) {
    const how = end("기록이 맞지 않아서 이 글이 언제 어떻게 쓰였는지 알 수 없", "어요.", "습니다.");
    return { can: [], cannot: [how, whose] };
  }
  return {
    can: [
      isStamped
        ? end("이 글이 글결 편집기에서 이 순서와 이 시각에 쓰였", "어요.", "습니다.")
        : end("이 글이 글결 편집기에서 이 순서로 쓰였", "어요.", "습니다."),
      hasText
        ? end("지금 보이는 글이 기록의 마지막 글과 한 글자도 다르지 않", "아요.", "습니다.")
        : end("가진 글이 기록의 마지막 글과 같은지 비교할 수 있", "어요.", "습니다."),
      end("어디를 붙여 넣었고 어디를 AI가 다듬었는지 알 수 있", "어요.", "습니다."),
    ],
    cannot: [
      whose,
      end("다른 화면이나 종이를 보고 옮겨 쳤는지 알 수 없", "어요.", "습니다."),
      isStamped
        ? end("생각과 자료를 어디에서 얻었는지 알 수 없", "어요.", "습니다.")
        : end("서버가 인증하지 않은 시각은 글쓴이 기기의 시계를 따른 것이라 맞는지 알 수 없", "어요.", "습니다."),
    ],
  };
}
