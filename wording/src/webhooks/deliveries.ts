import { formatDateTime } from "../dates.ts";
import { formatTimes } from "../numbers.ts";

/** What became of an event at a webhook; times are ISO 8601. */
export interface DeliveryFacts {
  readonly state: "waiting" | "delivered" | "failed";
  readonly attempts: number;
  readonly triedAt: string | null;
  /** HTTP status of the last answer; null without one. */
  readonly status: number | null;
  readonly nextAt: string | null;
}

export const EVENT_NAMES = { "batch.judged": "묶음 판단 완료", test: "시험 알림" } as const;

/** The state of a delivery in short. */
export function nameState({ state, status }: DeliveryFacts, { isOn }: { readonly isOn: boolean }): string {
  if (state === "delivered") return "전달함";
  if (state === "failed") return "전달하지 못함";
  if (!isOn) return "기다리는 중";
  return status === null ? "보내는 중" : "다시 보낼 예정";
}

/** When a delivery was tried, what the receiver answered, how often it was tried, and what follows. */
export function describeDelivery(delivery: DeliveryFacts, { isOn }: { readonly isOn: boolean }): string {
  const { state, attempts, triedAt, status, nextAt } = delivery;
  const follows = isOn ? nextAt && `다음 시도 ${formatDateTime(nextAt)}` : "다시 켜면 보내요";
  if (triedAt === null) return isOn ? "곧 보내요" : "다시 켜면 보내요";
  const answer = status === null ? (state === "waiting" ? "아직 답 없음" : "답 없음") : `응답 ${status}`;
  const facts = [formatDateTime(triedAt), answer, `${formatTimes(attempts)} 보냄`, state === "waiting" && follows];
  return facts.filter(Boolean).join(" · ");
}

/** The last delivery of a webhook in its row. */
export function describeLast(
  last: { readonly at: string; readonly isDelivered: boolean; readonly status: number | null } | null,
): string {
  if (last === null) return "아직 보낸 알림이 없어요";
  const answer = last.isDelivered ? "전달함" : last.status === null ? "답 없음" : `응답 ${last.status}`;
  return `마지막 알림 ${formatDateTime(last.at)} · ${answer}`;
}

const GONE = 410;

/** What the owner can do about a delivery that has not arrived; null for one that has, or whose answer may still come. */
export function adviseDelivery({ state, attempts, status }: DeliveryFacts): string | null {
  if (state === "delivered") return null;
  if (status === null) {
    const isOpen = state === "waiting" && attempts < 2;
    return isOpen ? null : "연결되지 않았거나 10초 안에 답이 없었어요. 인터넷에서 열리는 주소인지 확인해 주세요.";
  }
  if (status === GONE) return "받는 쪽이 더는 받지 않는다고 답해서 멈췄어요.";
  if (status >= 300 && status < 400) return "다른 주소로 넘기는 답은 따르지 않아요. 바뀐 주소로 새로 만들어 주세요.";
  return "200번대 응답이 아니에요. 받는 서버의 기록에서 이유를 확인해 주세요.";
}
