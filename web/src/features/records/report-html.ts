import { formatCount, formatDateTime } from "@geulgyeol/wording";
import { formatDuration, ORIGIN_NAME } from "./origin-names.ts";
import type { WritingRecord } from "./record-format.ts";
import { summarise, textAfter } from "./replay.ts";
import { REPORT_PROVES, REPORT_PROVES_NOT } from "./what-it-proves.ts";

const STYLE =
  "body{font:16px/1.7 system-ui,sans-serif;max-width:760px;margin:40px auto;padding:0 20px;color:#1c1a17}" +
  "h1{font-size:24px}h2{font-size:18px;margin-top:32px}table{border-collapse:collapse;width:100%;font-size:14px}" +
  "td,th{border-bottom:1px solid #ddd;padding:6px 8px;text-align:left}pre{white-space:pre-wrap;font:inherit;" +
  "border:1px solid #ddd;padding:16px}code{font-size:12px;word-break:break-all}";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] as string);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join("")}</tr>`;
  return `<table><thead>${line(head, "th")}</thead><tbody>${rows.map((row) => line(row, "td")).join("")}</tbody></table>`;
}

const list = (lines: readonly string[]) => `<ul>${lines.map((one) => `<li>${escaped(one)}</li>`).join("")}</ul>`;

/** The dated report of a record: one self-contained HTML page without scripts. */
export function reportHtml(record: WritingRecord): string {
  const { head, entries, stamps, hash, exportedAt } = record;
  const { lastedMs, pausedMs, pauses, typed, removed, arrivals, arrived } = summarise(entries);
  const text = textAfter(head, entries, entries.length);
  const moment = (time: number) => formatDateTime(new Date(Date.parse(head.startedAt) + time).toISOString());
  const facts: [string, string][] = [
    ["기록을 시작한 때 (기기의 시계)", formatDateTime(head.startedAt)],
    ["마지막으로 바뀐 때 (기기의 시계)", moment(lastedMs)],
    ["내보낸 때 (기기의 시계)", formatDateTime(exportedAt)],
    ["시작할 때 있던 글", `${formatCount(head.startText.length)}자`],
    ["마지막 글", `${formatCount(text.length)}자`],
    ["변경", `${formatCount(entries.length)}번`],
    ["직접 입력한 글자", `${formatCount(typed)}자`],
    ["지운 글자", `${formatCount(removed)}자`],
    ["한꺼번에 들어온 글", `${arrivals.length}번, ${formatCount(arrived)}자`],
    ["30초 넘게 쉰 때", `${pauses}번, 모두 ${formatDuration(pausedMs)}`],
    ["걸린 시간", formatDuration(lastedMs)],
  ];
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><title>작성 기록 보고서</title><style>${STYLE}</style>
<h1>작성 기록 보고서</h1><p>글결 · ${escaped(formatDateTime(exportedAt))}</p>
<h2>기록이 말하는 것</h2>${table(["항목", "값"], facts)}
<h2>한꺼번에 들어온 글</h2>${
    arrivals.length === 0
      ? "<p>없습니다.</p>"
      : table(
          ["때 (기기의 시계)", "어떻게", "크기"],
          arrivals.map(({ time, origin, size }) => [moment(time), ORIGIN_NAME[origin], `${formatCount(size)}자`]),
        )
  }
<h2>시각 인증</h2>${
    stamps.length === 0
      ? "<p>서버가 시각을 인증하지 않은 기록입니다. 시각은 기기의 시계를 따른 것입니다.</p>"
      : table(
          ["서버의 시각", "변경", "글자"],
          stamps.map((one) => [formatDateTime(one.stampedAt), `${one.entries}번째까지`, formatCount(one.characters)]),
        )
  }
<h2>이 기록으로 알 수 있는 것</h2>${list(REPORT_PROVES)}<h2>이 기록으로 알 수 없는 것</h2>${list(REPORT_PROVES_NOT)}
<h2>확인하는 방법</h2><p>함께 든 record.json을 글결의 ‘작성 기록 확인’ 화면에 넣으면 기록을 처음부터 다시 계산하고, 서버가 인증한 시각과 비교합니다.</p>
<p>기록 번호 <code>${escaped(head.recordId)}</code><br>마지막 지문(해시) <code>${escaped(hash)}</code></p>
<h2>마지막 글</h2><pre>${escaped(text)}</pre></html>
`;
}
