import { type ReactNode, useId } from "react";

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
}

/** A choice of one option: radio buttons that look like one control. */
export function Segmented<Value extends string>({ label, value, onChange, options }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="inline-flex max-w-full rounded-md bg-sunken p-0.75 in-[[role=dialog]]:inset-ring in-[[role=dialog]]:inset-ring-line"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex h-8.5 items-center gap-1.5 rounded-sm px-3.5 text-note font-semibold whitespace-nowrap text-ink-2 tabular-nums has-checked:bg-surface has-checked:text-ink has-checked:shadow-sheet has-focus-visible:outline-2 has-focus-visible:outline-focus max-lg:h-9.5 max-sm:px-2.5 forced-colors:has-checked:underline"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="absolute inset-x-0 -inset-y-0.75 cursor-pointer appearance-none outline-none"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
