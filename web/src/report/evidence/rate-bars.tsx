import { formatOfHundred } from "@geulgyeol/wording";
import { geometry } from "../../shared/ui/geometry.ts";

interface RateBarsProps {
  /** Shares of the texts that show a sign; absent in results from before rates. */
  readonly humanRate: number | undefined;
  readonly aiRate: number | undefined;
}

/** Both rates on one scale from 0 to 100 texts, with their numbers: human above, AI below. */
export function RateBars({ humanRate, aiRate }: RateBarsProps) {
  if (humanRate === undefined || aiRate === undefined) return null;
  const rows = [
    { name: "사람 글", rate: humanRate, band: "band-1" },
    { name: "AI 글", rate: aiRate, band: "band-6" },
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-2.5 gap-y-0.5 self-start text-label sm:w-[196px]">
      {rows.map(({ name, rate, band }) => (
        <div key={name} className="col-span-3 grid grid-cols-subgrid items-center">
          <dt className="text-ink-2">{name}</dt>
          <dd className={`flex h-2 bg-sunken ${band}`} aria-hidden>
            <i className="grain-upright min-w-0.75" ref={geometry({ width: `${rate * 100}%` })} />
          </dd>
          <dd className="min-w-9 text-right font-semibold tabular-nums">
            <span className="sr-only">100편 중 </span>
            {formatOfHundred(rate).replace("100편 중 ", "")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
