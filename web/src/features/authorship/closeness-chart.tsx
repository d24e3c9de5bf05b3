import { type ComparisonOutcome, type MeasuredCloseness, shareBelow } from "@geulgyeol/engine/authorship";
import { ANSWER_LABEL } from "@geulgyeol/wording/authorship";

interface ClosenessChartProps {
  readonly closeness: number;
  readonly outcome: ComparisonOutcome;
  readonly measured: MeasuredCloseness;
}

const BARS = 48;
const STROKES = "repeating-linear-gradient(180deg, var(--color-ink-2) 0 3px, transparent 3px 4px)";
const HATCH = "repeating-linear-gradient(135deg, var(--color-line-strong) 0 1.5px, transparent 1.5px 5px)";

/** Both measured distributions on one axis, near on the left: up those of one writer, down those of others. */
export function ClosenessChart({ closeness, outcome, measured }: ClosenessChartProps) {
  const { same, other, similarFrom, differentBelow } = measured;
  const near = Math.max(...[same, other].map((own) => own[99] ?? 0), similarFrom + 1);
  const far = Math.min(...[same, other].map((own) => own[1] ?? 0), differentBelow - 1);
  const placeOf = (value: number) => Math.min(100, Math.max(0, (100 * (near - value)) / (near - far)));
  const edges = Array.from({ length: BARS + 1 }, (_, at) => near - ((near - far) * at) / BARS);
  const ofSame = heights(same, edges);
  const ofOther = heights(other, edges);
  const tallest = Math.max(...ofSame, ...ofOther);
  const [first, second] = [placeOf(similarFrom), placeOf(differentBelow)];
  const place = placeOf(closeness);
  return (
    <figure>
      <div
        role="img"
        aria-label={`같은 사람의 글끼리는 왼쪽에, 다른 사람의 글끼리는 오른쪽에 모여 있어요. 이번 글은 ‘${ANSWER_LABEL[outcome]}’ 구간에 있어요.`}
        className="relative pt-7.5"
      >
        <span className="absolute top-0 right-0 text-label text-ink-2">위: 같은 사람이 쓴 글끼리</span>
        <div className="flex h-16.5 items-end gap-0.5 border-b-[1.5px] border-ink">
          {ofSame.map((height, at) => (
            <i
              key={edges[at]}
              className="flex-1"
              style={{ height: `${(96 * height) / tallest}%`, background: STROKES }}
            />
          ))}
        </div>
        <div className="flex h-16.5 items-start gap-0.5">
          {ofOther.map((height, at) => (
            <i
              key={edges[at]}
              className={height > 0 ? "flex-1 inset-ring inset-ring-line-strong" : "flex-1"}
              style={{ height: `${(96 * height) / tallest}%`, background: HATCH }}
            />
          ))}
        </div>
        <span className="absolute bottom-0 left-0 bg-surface pr-1 text-label text-ink-2">
          아래: 다른 사람이 쓴 글끼리
        </span>
        <span className="absolute inset-y-0 w-0.5 bg-accent" style={{ left: `${place}%` }}>
          <b
            className={`absolute -top-0.5 text-note whitespace-nowrap text-accent ${place > 55 ? "right-2" : "left-2"}`}
          >
            이번 글
          </b>
        </span>
      </div>
      <div
        className="mt-2 grid text-center text-note font-semibold text-ink-3"
        style={{ gridTemplateColumns: `${first}fr ${second - first}fr ${100 - second}fr` }}
        aria-hidden
      >
        {(["similar", "unclear", "different"] as const).map((zone) => (
          <span
            key={zone}
            className={`mr-0.75 border-t-3 pt-1.5 last:mr-0 ${zone === outcome ? "border-accent text-ink" : "border-line"}`}
          >
            {ANSWER_LABEL[zone]}
          </span>
        ))}
      </div>
      <figcaption className="mt-1.5 flex justify-between text-label text-ink-3">
        <span>결이 가까움</span>
        <span>결이 멂</span>
      </figcaption>
    </figure>
  );
}

/** Share of the measured pairs in each bar, smoothed over its neighbours. */
function heights(percentiles: readonly number[], edges: readonly number[]): number[] {
  const shares = edges
    .slice(0, -1)
    .map((edge, at) => shareBelow(percentiles, edge) - shareBelow(percentiles, edges[at + 1] ?? edge));
  return shares.map((share, at) => {
    const before = shares[at - 1] ?? share;
    const after = shares[at + 1] ?? share;
    return (before + 2 * share + after) / 4;
  });
}
