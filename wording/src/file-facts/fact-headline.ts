import type { FileFacts } from "@geulgyeol/documents/facts";
import { formatTimes } from "../numbers.ts";
import { daysBetween, sayDays } from "./file-times.ts";
import { formatMinutes } from "./format-minutes.ts";

/** What a file says, in one sentence, as what it says: the span of its dates, the editing time, the savings. */
export function factHeadline({ created, modified, editingMinutes, revision }: FileFacts): string {
  const days = created !== undefined && modified !== undefined ? daysBetween(created, modified) + 1 : 0;
  const parts = [
    days > 1 && `${sayDays(days)}에 걸쳐 저장했`,
    editingMinutes !== undefined && editingMinutes > 0 && `모두 ${formatMinutes(editingMinutes)} 열려 있었`,
    revision !== undefined && revision > 1 && `${formatTimes(revision)} 저장했`,
  ].filter((part) => part !== false);
  const [first, second] = parts;
  if (first === undefined) return "이 파일에는 쓴 과정을 알려 주는 값이 없어요.";
  const said = second === undefined ? first : `${first}고 ${second}`;
  return `파일에는 ${said}다고 적혀 있어요.`;
}
