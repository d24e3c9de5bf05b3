import type { RecordEntry } from "./record-format.ts";

/** Displayed names of how a change was made. */
export const ORIGIN_NAME: Readonly<Record<RecordEntry["origin"], string>> = {
  type: "입력",
  paste: "붙여 넣기",
  drop: "끌어 놓기",
  cut: "잘라 내기",
  undo: "실행 취소·다시 실행",
  edit: "편집 창에서 고침",
  file: "파일에서 읽음",
  restore: "지난 판으로 되돌림",
  other: "편집기 밖에서 바뀜",
};

/** "1시간 2분 3초" */
export function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const parts = [
    [Math.floor(seconds / 3600), "시간"],
    [Math.floor((seconds % 3600) / 60), "분"],
    [seconds % 60, "초"],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`);
  return shown.length === 0 ? "0초" : shown.join(" ");
}
