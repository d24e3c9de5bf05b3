import type { AccuracyShare } from "@geulgyeol/engine/accuracy-record";
import { formatExactPercent } from "@geulgyeol/wording";
import { type ReactNode, useId } from "react";
import { CaptionedTable } from "./captioned-table.tsx";
import { formatOf, sayInterval, sayRate } from "./format-rate.ts";
import { axisEnd, RateBar } from "./rate-bar.tsx";
import { HEAD_CELL, TABLE } from "./table-style.ts";

export interface RateRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly share: AccuracyShare;
}

interface RateTableProps {
  readonly caption: string;
  /** What was measured, and with how many texts. */
  readonly about: string;
  readonly first: string;
  readonly rate: string;
  readonly rows: readonly RateRow[];
}

const CELL = "border-b border-line py-2 pr-3 align-baseline text-small leading-normal last:pr-0";
const FIGURE = `${CELL} text-right whitespace-nowrap tabular-nums`;

/** Shares of texts in the order given: name, bar from zero, share, counts, 95% interval. */
export function RateTable({ caption, about, first, rate, rows }: RateTableProps) {
  const id = useId();
  const end = axisEnd(rows.map(({ share }) => share));
  return (
    <CaptionedTable id={id} title={caption} about={about}>
      <table className={`${TABLE} lg:table-fixed`} aria-labelledby={`${id}-title`} aria-describedby={`${id}-about`}>
        <thead>
          <tr>
            <th scope="col" className={HEAD_CELL}>
              {first}
            </th>
            <td className={`${HEAD_CELL} w-[34%] max-sm:hidden lg:w-[28%]`} aria-hidden>
              <span className="flex justify-between font-normal tabular-nums">
                <span>0</span>
                <span>{formatExactPercent(end)}</span>
              </span>
            </td>
            <th scope="col" className={`${HEAD_CELL} !text-right lg:w-24`}>
              {rate}
            </th>
            <th scope="col" className={`${HEAD_CELL} !text-right lg:w-20`}>
              편수
            </th>
            <th scope="col" className={`${HEAD_CELL} !text-right lg:w-26`}>
              95% 구간
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, share }) => (
            <tr key={key}>
              <th scope="row" className={`${CELL} text-left font-medium`}>
                {name}
                <span className="mt-1 block sm:hidden">
                  <RateBar share={share} end={end} />
                </span>
              </th>
              <td className={`${CELL} !align-middle max-sm:hidden`}>
                <RateBar share={share} end={end} />
              </td>
              <td className={`${FIGURE} font-heading`}>{sayRate(share)}</td>
              <td className={`${FIGURE} text-ink-2`}>{formatOf(share)}</td>
              <td className={`${FIGURE} text-ink-2`}>{sayInterval(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </CaptionedTable>
  );
}
