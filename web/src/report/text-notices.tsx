import { HIDDEN_NAME } from "@geulgyeol/documents/hidden-names";
import { EXCLUSION_NAME, formatCount } from "@geulgyeol/wording";
import { Alert } from "../shared/ui/alert.tsx";
import type { Report } from "./report-types.ts";

/** Maximum length of a shown excluded passage; it is complete in the text itself. */
const EXCERPT_CHARS = 60;

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > EXCERPT_CHARS ? `${line.slice(0, EXCERPT_CHARS)}…` : line;
}

export function hasTextNotices({ textIntegrity }: Report): boolean {
  return textIntegrity.notices.length > 0 || textIntegrity.hidden !== undefined;
}

/** Hidden characters of the text, and hidden text of its file. */
export function TextNotices({ report: { textIntegrity } }: { readonly report: Report }) {
  return (
    <section aria-label="글에서 살핀 점" className="flex flex-col gap-3">
      {textIntegrity.notices.length > 0 && (
        <Alert tone={textIntegrity.suspicious ? "warn" : "info"}>
          {textIntegrity.suspicious && <b className="block font-bold">판정을 피하려고 글자를 바꾼 흔적일 수 있어요.</b>}
          {textIntegrity.notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </Alert>
      )}
      {textIntegrity.hidden !== undefined && (
        <Alert tone="warn">
          <b className="block font-bold">파일에 사람 눈에 보이지 않는 글이 있어요.</b>
          <p>
            {textIntegrity.hidden
              .map(({ reason, characters }) => `${HIDDEN_NAME[reason]} ${formatCount(characters)}자`)
              .join(", ")}
            . 이 글은 빼고 판단했어요.
          </p>
        </Alert>
      )}
    </section>
  );
}

interface ExcludedLinesProps {
  readonly excluded: Report["excluded"];
  /** The analysed text. */
  readonly text: string;
}

/** 판단에서 뺀 줄: how many, and which they are once opened. */
export function ExcludedLines({ excluded, text }: ExcludedLinesProps) {
  if (excluded.length === 0) return null;
  return (
    <details className="text-note text-ink-2">
      <summary className="flex min-h-8 items-center gap-1.5 max-lg:min-h-11">
        <span>
          판단에서 뺀 줄 <b className="font-semibold text-ink tabular-nums">{excluded.length}개</b>
        </span>
        <span className="shrink-0 font-semibold text-accent underline underline-offset-3">보기</span>
      </summary>
      <ul className="mt-1 flex flex-col gap-1">
        {excluded.map(({ start, end, reason }) => (
          <li key={`${start}-${end}`} className="grid grid-cols-[72px_1fr] gap-2">
            <span className="font-semibold">{EXCLUSION_NAME[reason]}</span>
            <span>{excerpt(text.slice(start, end))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
