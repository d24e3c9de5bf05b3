import { listMarkerLength } from "@geulgyeol/engine/text";
import type { Edit, Rule } from "../editing/edit.ts";

/** List items that are whole sentences become prose: markers are removed, and the lines joined into a paragraph. */
export const bulletSentences: Rule = {
  id: "bullet-sentences",
  name: "문장으로 된 목록",
  reason: "문장으로 된 항목이라 글머리표를 빼고 한 문단으로 이었어요.",
  dropsMarkers: true,
  find: ({ text }) => {
    const edits: Edit[] = [];
    let run: { from: number; marker: number; end: number }[] = [];
    const close = () => {
      if (run.length > 1) {
        run.forEach((line, k) => {
          const before = k === 0 ? line.from : (run[k - 1]?.end ?? line.from);
          edits.push({ from: before, to: line.from + line.marker, text: k === 0 ? "" : " " });
        });
      }
      run = [];
    };
    let at = 0;
    for (const line of text.split("\n")) {
      const indent = line.length - line.trimStart().length;
      const marker = listMarkerLength(line.slice(indent));
      const item = line.slice(indent + marker);
      const sign = line.slice(indent, indent + marker);
      const sentence =
        /[가-힣](?:다|요|죠|까)[.!?]\s*$/.test(item) &&
        marker > 0 &&
        /^(?:[-*•·]|\d{1,2}[.)])\s/.test(sign) &&
        !/:/.test(item.slice(0, 20)) &&
        !/[`[*]/.test(item);
      if (sentence) run.push({ from: at, marker: indent + marker, end: at + line.trimEnd().length });
      else close();
      at += line.length + 1;
    }
    close();
    return edits;
  },
};
