import { type ReactNode, useId } from "react";

interface WordsFieldProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly value: string;
  /** Longest text in UTF-16 units. */
  readonly most: number;
  readonly onChange: (value: string) => void;
}

/** A field for sentences. */
export function WordsField({ label, help, value, most, onChange }: WordsFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-note font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        value={value}
        maxLength={most}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        className="field-sizing-content block max-h-60 min-h-20 w-full resize-none rounded-md border border-line-strong bg-surface px-3.5 py-2.5 text-base leading-relaxed placeholder:text-ink-3"
      />
      {help !== undefined && (
        <p id={`${id}-help`} className="mt-1 text-note text-ink-3">
          {help}
        </p>
      )}
    </div>
  );
}
