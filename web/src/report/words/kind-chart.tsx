import { WORD_KIND_NAME } from "@geulgyeol/wording/report";
import { useState } from "react";
import { Button } from "../../shared/ui/button.tsx";
import { geometry } from "../../shared/ui/geometry.ts";
import { formatPoints, type WordPoints } from "./word-points.ts";

/** All words by kind, as bars on both sides of a zero line, down to their sum. On a phone they are closed. */
export function KindChart({ points: { kinds, total } }: { points: WordPoints }) {
  const [isOpen, setOpen] = useState(false);
  const most = Math.max(0, ...kinds.map(({ points }) => points));
  const least = Math.min(0, ...kinds.map(({ points }) => points));
  const span = Math.max(most - least, 0.1);
  const zero = (-least / span) * 100;
  return (
    <section>
      <h3 className="mb-2 text-title-3 font-heading">종류별로 더하면</h3>
      <dl className={isOpen ? "" : "max-sm:hidden"}>
        {kinds.map(({ kind, points }) => (
          <div
            key={kind}
            className={`grid h-8 grid-cols-[104px_1fr_64px] items-center gap-x-2 ${bandOf(kind, points)}`}
          >
            <dt>{kind === "base" ? "공통 값" : WORD_KIND_NAME[kind]}</dt>
            <span className="relative h-full" aria-hidden>
              <i className="absolute inset-y-0 border-l border-line-strong" ref={geometry({ left: `${zero}%` })} />
              <i
                className="grain-upright absolute top-2.25 h-3.5"
                ref={geometry({
                  left: `${points < 0 ? zero + (points / span) * 100 : zero}%`,
                  width: `${(Math.abs(points) / span) * 100}%`,
                })}
              />
            </span>
            <dd className="text-right font-semibold tabular-nums">{formatPoints(points)}</dd>
          </div>
        ))}
        <div className="flex h-8 items-center justify-between border-t border-line-strong font-semibold">
          <dt>합</dt>
          <dd className="tabular-nums">{formatPoints(total)}</dd>
        </div>
      </dl>
      {!isOpen && (
        <Button size="small" look="ghost" className="-ml-3 sm:hidden" onClick={() => setOpen(true)}>
          종류 {kinds.length}가지의 점수 보기
        </Button>
      )}
    </section>
  );
}

function bandOf(kind: string, points: number): string {
  if (kind === "base" || kind === "topic") return "band-none";
  return points >= 0 ? "band-6" : "band-1";
}
