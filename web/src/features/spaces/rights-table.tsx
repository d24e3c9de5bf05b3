import { SPACE_POSITIONS, SPACE_RIGHTS, type SpaceAction, type SpaceRight } from "@geulgyeol/contract";
import { Check } from "lucide-react";
import { CARD } from "../../shared/ui/surfaces.ts";
import { ACTION_NAMES, POSITION_NAMES, RIGHT_WORDS } from "./space-words.ts";

/** What everybody may do is no difference between the roles. */
const ROWS = (Object.keys(SPACE_RIGHTS) as SpaceAction[]).filter((action) =>
  SPACE_POSITIONS.some((position) => SPACE_RIGHTS[action][position] !== "all"),
);

/** The same table that the server checks, in words. */
export function RightsTable() {
  return (
    <section aria-labelledby="rights" className={`${CARD} overflow-hidden`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4.5 pt-5 pb-3 sm:px-6">
        <h2 id="rights" className="text-lead font-heading">
          누가 무엇을 할 수 있나
        </h2>
        <p className="text-note text-ink-3">학생은 자기가 낸 글만 볼 수 있어요</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable with the keyboard */}
      <section className="relative hidden overflow-x-auto sm:block" aria-label="역할마다 할 수 있는 일" tabIndex={0}>
        <table className="w-full min-w-[640px] border-collapse">
          <thead>
            <tr className="border-b border-line-strong text-label text-ink-3">
              <th scope="col" className="px-4.5 py-2.5 text-left font-medium sm:px-6">
                할 일
              </th>
              {SPACE_POSITIONS.map((position) => (
                <th key={position} scope="col" className="px-2 py-2.5 font-medium whitespace-nowrap">
                  {POSITION_NAMES[position]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((action) => (
              <tr key={action} className="border-b border-line last:border-b-0">
                <th scope="row" className="px-4.5 py-2.75 text-left text-copy font-semibold sm:px-6">
                  {ACTION_NAMES[action]}
                </th>
                {SPACE_POSITIONS.map((position) => (
                  <td key={position} className="px-2 py-2.75 text-center text-note whitespace-nowrap text-ink-2">
                    <Right value={SPACE_RIGHTS[action][position]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className="px-4.5 pb-2 sm:hidden">
        {ROWS.map((action) => (
          <li key={action} className="border-t border-line py-2.75">
            <p className="text-copy font-semibold">{ACTION_NAMES[action]}</p>
            <p className="text-note text-ink-2">{whoMay(action)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Right({ value }: { value: SpaceRight }) {
  if (value === "none") {
    return (
      <>
        <span aria-hidden className="text-ink-3">
          –
        </span>
        <span className="sr-only">안 됨</span>
      </>
    );
  }
  if (value !== "all") return RIGHT_WORDS[value];
  return (
    <span className="inline-flex items-center gap-1.5">
      <Check size={16} strokeWidth={1.75} aria-hidden className="text-ink" />
      가능
    </span>
  );
}

/** On a phone: "운영, 담당 선생님 (자기 반만)". */
function whoMay(action: SpaceAction): string {
  const may = SPACE_POSITIONS.flatMap((position) => {
    const value: SpaceRight = SPACE_RIGHTS[action][position];
    if (value === "none") return [];
    return value === "all" ? POSITION_NAMES[position] : `${POSITION_NAMES[position]} (${RIGHT_WORDS[value]})`;
  });
  return may.join(", ");
}
