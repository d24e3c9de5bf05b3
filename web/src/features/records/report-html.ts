import type { WritingRecord } from "@geulgyeol/contract";
import { factsOf, finalText, ORIGIN_CLASSES } from "@geulgyeol/records";
import { formatCount, formatDateTime, formatShare } from "@geulgyeol/wording";
import { arrivalName, formatMinutes, knownOf, RECORD_ORIGIN_NAME, recordLead } from "@geulgyeol/wording/records";

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
  const facts = factsOf(record, stamps);
  const text = finalText(entries) ?? "";
  const began = Date.parse(head.startedAt);
  const moment = (at: number) => formatDateTime(new Date(at).toISOString());
  const known = knownOf({ hasText: true, isStamped: facts.isStamped, hasName: false }, "document");
  const sessions = facts.sessions.map(({ from, to }) => ({ from: began + from, to: began + to }));
  const lead = recordLead({ ...facts, sessions, typed: facts.units.typed }, "document");
  const rows: [string, string][] = [
    ["기록을 시작한 때 (기기의 시계)", formatDateTime(head.startedAt)],
    ["마지막으로 바뀐 때 (기기의 시계)", moment(facts.endedAt)],
    ["내보낸 때 (기기의 시계)", formatDateTime(exportedAt)],
    ["글이 바뀐 시간", formatMinutes(facts.activeMinutes)],
    ["마지막 글", `${formatCount(facts.length)}자`],
    ...ORIGIN_CLASSES.filter((origin) => facts.units[origin] > 0).map((origin): [string, string] => [
      RECORD_ORIGIN_NAME[origin],
      `${formatCount(facts.units[origin])}자 (${formatShare(facts.units[origin], facts.length)})`,
    ]),
    ["지운 글자", `${formatCount(facts.deleted)}자`],
    ["기록한 변경", `${formatCount(entries.length)}번`],
  ];
  const arrivals = facts.arrivals.map(({ origin, number, index, time, length, kept }) => [
    moment(began + time),
    arrivalName(origin, number, entries[index]?.source ?? null),
    `${formatCount(length)}자, 남은 글 ${formatCount(kept)}자`,
  ]);
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><title>작성 기록 보고서</title><style>${STYLE}</style>
<h1>작성 기록 보고서</h1><p>글결 · ${escaped(formatDateTime(exportedAt))}</p>
<p>${escaped(lead.join(" "))}</p>
<h2>기록이 말하는 것</h2>${table(["항목", "값"], rows)}
<h2>한꺼번에 들어온 글</h2>${arrivals.length === 0 ? "<p>없습니다.</p>" : table(["때 (기기의 시계)", "어떻게", "크기"], arrivals)}
<h2>시각 인증</h2>${
    stamps.length === 0
      ? "<p>서버가 시각을 인증하지 않은 기록입니다. 시각은 기기의 시계를 따른 것입니다.</p>"
      : table(
          ["서버의 시각", "변경", "글자"],
          stamps.map((one) => [formatDateTime(one.stampedAt), `${one.entries}번째까지`, formatCount(one.characters)]),
        )
  }
<h2>이 기록으로 알 수 있는 것</h2>${list(known.can)}<h2>알 수 없는 것</h2>${list(known.cannot)}
<h2>확인하는 방법</h2><p>함께 든 record.json을 글결의 ‘작성 기록 확인’ 화면에 넣으면 기록을 처음부터 다시 계산하고, 서버가 인증한 시각과 비교합니다.</p>
<p>기록 번호 <code>${escaped(head.recordId)}</code><br>마지막 지문(해시) <code>${escaped(hash)}</code></p>
<h2>마지막 글</h2><pre>${escaped(text)}</pre></html>
`;
}
