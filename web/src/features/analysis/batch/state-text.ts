import { placeText } from "../place-text.ts";
import type { ItemState } from "./batch-items.ts";

/** The state of a row in words. */
export function stateText(state: ItemState): string {
  switch (state.status) {
    case "waiting":
      return "기다리고 있어요";
    case "judging":
      return state.place === null ? "분석하고 있어요" : placeText(state.place);
    case "pausing":
      return `요청이 많아 ${state.seconds}초 기다려요`;
    case "done":
      return "마쳤어요";
    case "failed":
      return state.message;
    case "cancelled":
      return "취소했어요";
  }
}
