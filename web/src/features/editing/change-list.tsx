import type { EditChange } from "@geulgyeol/contract";
import { CheckField } from "../../shared/ui/check-field.tsx";

interface ChangeListProps {
  readonly changes: readonly EditChange[];
  readonly rejected: ReadonlySet<number>;
  readonly onToggle: (position: number) => void;
}

/** Each change with its reason, to accept or reject. */
export function ChangeList({ changes, rejected, onToggle }: ChangeListProps) {
  return (
    <fieldset className="px-6 pt-4 sm:px-7">
      <legend className="float-left w-full text-note font-semibold">
        고친 곳 {changes.length}군데 <span className="font-normal text-ink-3">빼고 싶은 것은 표시를 지우세요</span>
      </legend>
      <ul className="clear-both sm:max-h-[30dvh] sm:overflow-y-auto">
        {changes.map((change, position) => (
          <li key={change.from} className="border-t border-line first:border-t-0">
            <CheckField
              checked={!rejected.has(position)}
              onChange={() => onToggle(position)}
              label={
                <span className="block py-2">
                  <span className="font-medium break-words">
                    {shown(change.before)} <span aria-hidden>→</span>
                    <span className="sr-only">를</span> {shown(change.after)}
                    <span className="sr-only">로.</span>
                  </span>
                  {change.reason !== "" && <span className="block text-note text-ink-2">{change.reason}</span>}
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function shown(side: string): string {
  return side.trim() === "" ? "(없음)" : side.trim();
}
