import type { ReactNode } from "react";

interface ReferenceTableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Name, type and meaning in columns; under 640 px below each other, to avoid horizontal scrolling. */
export function ReferenceTable({ caption, heads, rows }: ReferenceTableProps) {
  return (
    <table className="w-full border-collapse text-small leading-note wrap-break-word max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className="border-b border-line-strong py-2 pr-4 text-left text-label font-semibold whitespace-nowrap text-ink-3 last:pr-0"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key} className="max-sm:block max-sm:border-b max-sm:border-line max-sm:py-2.5">
            <th
              scope="row"
              className="border-line py-2.5 pr-4 text-left align-baseline font-semibold max-sm:block max-sm:p-0 sm:border-b"
            >
              {first}
            </th>
            {rest.map((cell, index) => (
              <td
                key={heads[index + 1]}
                className="border-line py-2.5 pr-4 align-baseline last:pr-0 max-sm:block max-sm:p-0 max-sm:text-ink-2 sm:border-b"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
