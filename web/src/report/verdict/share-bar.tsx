import { geometry } from "../../shared/ui/geometry.ts";
import type { SentenceShares } from "./sentence-shares.ts";

/** "AI로 판정한 문장 n / N" and the three-part bar, human on the left and AI on the right. */
export function ShareBar({ shares }: { shares: SentenceShares }) {
  const parts = [
    { name: "사람", count: shares.human, band: "band-1" },
    { name: "불확실", count: shares.uncertain, band: "band-3" },
    { name: "AI", count: shares.ai, band: "band-6" },
  ];
  return (
    <div className="flex flex-col gap-1.75">
      <p className="flex items-baseline justify-between font-semibold">
        AI로 판정한 문장{" "}
        <b className="text-lead font-bold tabular-nums">
          {shares.ai} / {shares.total}
        </b>
      </p>
      <div className="flex h-3 gap-0.5" aria-hidden>
        {parts.map(
          ({ name, count, band }) =>
            count > 0 && (
              <i
                key={name}
                className={`band-solid block basis-0 rounded-2xs ${band}`}
                ref={geometry({ "flex-grow": `${count}` })}
              />
            ),
        )}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-note text-ink-2 tabular-nums">
        {parts.map(({ name, count, band }) => (
          <li key={name} className="inline-flex items-center gap-1.5">
            <i className={`band-solid size-2.5 shrink-0 rounded-2xs ${band}`} aria-hidden />
            {name} {count}문장
          </li>
        ))}
      </ul>
    </div>
  );
}
