import type { LedgerEntry } from "@geulgyeol/contract";

/** The reason of a ledger row, in plain words. */
export function reasonText({ reason, plan }: Pick<LedgerEntry, "reason" | "plan">): string {
  const isPro = plan === "pro";
  switch (reason) {
    case "allowance-granted":
      return isPro ? "이번 달 Pro 크레딧을 받았어요" : "오늘의 무료 크레딧을 받았어요";
    case "allowance-expired":
      return isPro ? "쓰지 않은 Pro 크레딧이 정리됐어요" : "쓰지 않은 무료 크레딧이 정리됐어요";
    case "allowance-restored":
      return isPro ? "이번 달 Pro 크레딧을 이어서 써요" : "오늘의 무료 크레딧을 이어서 써요";
    case "analysis":
      return "글을 분석했어요";
    case "reserved":
      return "진행 중인 분석에 맡겨 두었어요";
    case "reservation-returned":
      return "분석에 쓰지 않아 돌려받았어요";
    case "refund":
      return "분석 크레딧을 돌려받았어요";
    case "feedback":
      return "의견을 보내고 받았어요";
    case "gift":
      return "글결이 드린 크레딧이에요";
    case "pack-bought":
      return "크레딧 묶음을 샀어요";
    case "pack-expired":
      return "기한이 지난 묶음이 정리됐어요";
    case "pack-refunded":
      return "묶음을 환불했어요";
  }
}

/** "+5" or, with a real minus sign, "−2". */
export function signedAmount(amount: number): string {
  return amount > 0 ? `+${amount}` : `−${Math.abs(amount)}`;
}
