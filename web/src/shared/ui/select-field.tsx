import { ChevronDown } from "lucide-react";

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** The browser's native select; its label is for screen readers. */
export function SelectField<Value extends string>({ label, value, onChange, options }: SelectFieldProps<Value>) {
  return (
    <span className="relative inline-flex">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className="h-9 appearance-none rounded-md border border-line-strong bg-surface pr-8 pl-3 text-note font-semibold hover:bg-sunken max-lg:h-11"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-3"
        aria-hidden
      />
    </span>
  );
}
