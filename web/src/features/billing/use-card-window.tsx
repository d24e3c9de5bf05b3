import type { Billing } from "@geulgyeol/contract";
import { useState } from "react";
import { Alert } from "../../shared/ui/alert.tsx";
import type { CardOrder } from "./card-order.ts";
import { openCardWindow } from "./open-card-window.ts";

const WINDOW_FAILED = "카드 등록 창을 열지 못했어요. 잠시 뒤 다시 시도해 주세요.";

/** Opens the card window only once, even after repeated clicks. */
export function useCardWindow({ cardWindow }: Pick<Billing, "cardWindow">, order: CardOrder) {
  const [state, setState] = useState<"closed" | "opening" | "failed">("closed");
  const open = () => {
    if (state === "opening") return;
    setState("opening");
    openCardWindow(cardWindow, order).catch((error: unknown) => {
      console.warn("The card window could not be opened.", error);
      setState("failed");
    });
  };
  const error = state === "failed" && (
    <Alert tone="danger" role="alert">
      {WINDOW_FAILED}
    </Alert>
  );
  return { open, error, isOpening: state === "opening" };
}

/** Shown wherever the test gateway takes a payment. */
export function TestNotice() {
  return (
    <Alert tone="warn">
      <b>시험 결제라 실제로 청구되지 않아요.</b> 이 서버에는 결제 서비스가 설정되어 있지 않아요.
    </Alert>
  );
}
