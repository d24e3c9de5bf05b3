import { type ReactNode, useId } from "react";
import { CaptionedTable } from "./captioned-table.tsx";
import { HEAD_CELL, TABLE } from "./table-style.ts";

interface FigureTableProps {
  readonly caption: string;
  /** What was measured, and with how many texts. */
  readonly about: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Rows of figures: the first column names the row, the others stand to the right. */
export function FigureTable({ caption, about, heads, rows }: FigureTableProps) {
  const id = useId();
  return (
    <CaptionedTable id={id} title={caption} about={about}>
      <table className={TABLE} aria-labelledby={`${id}-title`} aria-describedby={`${id}-about`}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" className={`${HEAD_CELL} ${index > 0 ? "!text-right" : ""}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th
                scope="row"
                className="border-b border-line py-2 pr-3 text-left text-small leading-normal font-medium min-w-20"
              >
                {first}
              </th>
              {rest.map((cell, index) => (
                <td
                  key={heads[index + 1]}
                  className="border-b border-line py-2 pr-3 text-right align-baseline text-small leading-normal whitespace-nowrap tabular-nums last:pr-0"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </CaptionedTable>
  );
}
