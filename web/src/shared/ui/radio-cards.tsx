interface RadioCardsProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** `note` is shown at the end of the row, in small type. */
  readonly options: readonly { readonly value: Value; readonly label: string; readonly note?: string }[];
}

/** A choice of one of a few options, none selected at first. */
export function RadioCards<Value extends string>({ legend, name, value, onChange, options }: RadioCardsProps<Value>) {
  return (
    <fieldset className="mt-4.5 min-w-0">
      <legend className="mb-2 text-note font-semibold">{legend}</legend>
      <div className="flex flex-col gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 items-center gap-2.5 rounded-md border border-line-strong px-3.5 py-2 font-medium has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="size-4.5 shrink-0 appearance-none rounded-full border-[1.5px] border-line-strong bg-surface outline-none checked:border-[5.5px] checked:border-accent forced-colors:appearance-auto"
            />
            <span className="min-w-0 grow wrap-anywhere">{option.label}</span>
            {option.note && <span className="shrink-0 text-label font-normal text-ink-3">{option.note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
