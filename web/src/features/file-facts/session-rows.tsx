import type { FileFacts } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";

type Sessions = NonNullable<FileFacts["sessions"]>;
type Piece = Sessions["paragraphs"][number]["pieces"][number];

/** Paragraphs that are drawn. */
const SHOWN = 20;

/** Ink on the surface; `share` from 0 to 1. */
const ink = (share: number) => `color-mix(in oklab, var(--color-ink) calc(${share} * 100%), var(--color-surface))`;
/** Fill of each numbered session: patterns and shades, so that neither colour nor contrast alone tells them apart. */
const FILLS: readonly string[] = [
  "var(--color-sunken)",
  `repeating-linear-gradient(90deg, ${ink(0.26)} 0 2px, var(--color-sunken) 2px 5px)`,
  ink(0.18),
  `repeating-linear-gradient(135deg, ${ink(0.28)} 0 2px, var(--color-surface) 2px 6px)`,
  "var(--color-ink-2)",
];
const OTHERS = `repeating-linear-gradient(0deg, ${ink(0.22)} 0 1px, var(--color-surface) 1px 4px)`;
const UNMARKED = "transparent";
const DARK = 5;

const fillOf = (session: number | null) => (session === null ? UNMARKED : (FILLS[session - 1] ?? OTHERS));
const nameOf = (session: number | null) =>
  session === null ? "표시 없음" : session === 0 ? "그 밖의 묶음" : `묶음 ${session}`;

/** The paragraphs, each as a bar of the editing sessions that its text came in. */
export function SessionRows({ sessions }: { sessions: Sessions }) {
  const shown = sessions.paragraphs.slice(0, SHOWN);
  const longest = Math.max(...shown.map(lengthOf));
  const present = [...new Set(shown.flatMap(({ pieces }) => pieces.map(({ session }) => session)))].sort(byNumber);
  const left = sessions.paragraphCount - shown.length;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-title-2 font-heading">문단마다 어느 편집 묶음에서 왔나</h2>
        <p className="text-note text-ink-3">막대의 길이는 글자 수예요.</p>
      </div>
      <ol className="flex max-w-[860px] flex-col gap-1.5">
        {shown.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one file keep their places
          <li key={index} className="grid grid-cols-[24px_1fr] items-center gap-3">
            <span aria-hidden className="text-right text-label text-ink-3 tabular-nums">
              {index + 1}
            </span>
            <ParagraphBar pieces={paragraph.pieces} share={lengthOf(paragraph) / longest} number={index + 1} />
          </li>
        ))}
      </ol>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 pl-9 text-note text-ink-2">
        {present.map((session) => (
          <li key={session ?? "none"} className="inline-flex items-center gap-2">
            <span
              aria-hidden
              className="h-3 w-5 rounded-sm border border-line-strong"
              style={{ background: fillOf(session) }}
            />
            {nameOf(session)}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-note text-ink-3">
        한 묶음은 파일을 열어서 저장할 때까지예요. 번호는 글에 나온 차례일 뿐, 언제 썼는지는 파일에 적혀 있지 않아요.
        {left > 0 && ` 나머지 ${formatCount(left)}문단은 그리지 않았어요.`}
      </p>
    </>
  );
}

const lengthOf = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  pieces.reduce((sum, { characters }) => sum + characters, 0);

/** Numbers first, then the other sessions, text with no mark last. */
function byNumber(one: number | null, other: number | null): number {
  const rank = (session: number | null) => (session === null ? 1_001 : session === 0 ? 1_000 : session);
  return rank(one) - rank(other);
}

function ParagraphBar({ pieces, share, number }: { pieces: readonly Piece[]; share: number; number: number }) {
  const said = pieces.map(({ session, characters }) => `${nameOf(session)} ${formatCount(characters)}자`).join(", ");
  return (
    <span
      role="img"
      aria-label={`${number}번째 문단: ${said}`}
      className="flex h-5 min-w-5 gap-0.5"
      style={{ width: `${Math.max(2, share * 100)}%` }}
    >
      {pieces.map(({ session, characters }) => (
        <span
          key={session ?? "none"}
          className={`min-w-1 overflow-hidden rounded-sm border border-line-strong pl-1.5 text-label leading-none font-semibold ${session === DARK ? "text-on-ink" : "text-ink"} flex items-center`}
          style={{ flex: characters, background: fillOf(session) }}
        >
          {session !== null && session > 0 && session}
        </span>
      ))}
    </span>
  );
}
