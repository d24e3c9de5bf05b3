import type { PupilRow } from "@geulgyeol/contract";
import { rowFinding } from "@geulgyeol/wording";
import { DISTRIBUTION, describeBaseRate } from "@geulgyeol/wording/classes";
import { FindingMarker } from "../../../shared/text-list/finding-marker.tsx";
import { CARD } from "../../../shared/ui/surfaces.ts";

const STROKES = {
  human: "bg-[repeating-linear-gradient(90deg,var(--color-heat-1)_0_3px,transparent_3px_4px)]",
  mixed: "bg-[repeating-linear-gradient(90deg,var(--color-heat-3)_0_3px,transparent_3px_4px)]",
  ai: "bg-[repeating-linear-gradient(90deg,var(--color-heat-6)_0_3px,transparent_3px_4px)]",
  hollow: "inset-ring-[1.5px] inset-ring-line-strong",
} as const;

/** How the findings of a class are spread, without names: one cell is one text. */
export function Distribution({ rows }: { rows: readonly PupilRow[] }) {
  const markers = rows.flatMap(({ handIn }) => (handIn?.text.finding ? rowFinding(handIn.text.finding).marker : []));
  if (markers.length === 0) return null;
  return (
    <section className={`${CARD} p-4.5 sm:p-6`} aria-labelledby="distribution">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="distribution" className="text-title-3 font-heading">
          {markers.length}편의 분포
        </h2>
        <p className="text-note text-ink-3">칸 하나가 글 한 편이에요. 이름은 아래 번호 순서에서만 보여요.</p>
      </div>
      <dl className="grid grid-cols-[118px_minmax(0,auto)_minmax(max-content,1fr)] items-center gap-x-3 gap-y-1.5 sm:grid-cols-[132px_minmax(0,auto)_minmax(max-content,1fr)] sm:gap-x-4">
        {DISTRIBUTION.map(({ marker, label }) => {
          const count = markers.filter((one) => one === marker).length;
          return (
            <div key={marker} className="contents">
              <dt className="text-note">
                <FindingMarker of={{ marker, label }} />
              </dt>
              <dd className="flex min-h-6 flex-wrap gap-1" aria-hidden>
                {Array.from({ length: count }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells without names
                  <i key={at} className={`h-6 w-5.75 rounded-2xs forced-colors:border ${STROKES[marker]}`} />
                ))}
              </dd>
              <dd className="font-heading tabular-nums">{count}편</dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-3.5 text-note leading-relaxed text-ink-2">{describeBaseRate()}</p>
    </section>
  );
}
