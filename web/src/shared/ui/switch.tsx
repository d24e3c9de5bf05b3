import { type ReactNode, useId } from "react";

interface SwitchProps {
  readonly label: ReactNode;
  /** A badge or similar, next to the label but not part of its name. */
  readonly mark?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly help?: string;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch that takes effect at once. */
export function Switch({ label, mark, checked, disabled = false, help, onChange }: SwitchProps) {
  const id = useId();
  return (
    <span className="inline-flex min-h-9 items-center gap-2 max-lg:min-h-11">
      <span className="relative inline-flex h-5.5 w-9.5 shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          checked={checked}
          disabled={disabled}
          title={help}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          onChange={(event) => onChange(event.target.checked)}
          className="peer h-full w-full appearance-none rounded-full bg-line-strong before:absolute before:-inset-x-1 before:-inset-y-2.5 checked:bg-accent disabled:bg-line forced-colors:appearance-auto"
        />
        <i
          className="pointer-events-none absolute top-0.75 left-0.75 size-4 rounded-full bg-surface transition-transform duration-(--dur-1) peer-checked:translate-x-4 forced-colors:hidden"
          aria-hidden
        />
      </span>
      <label htmlFor={id} className={`text-small font-medium whitespace-nowrap ${disabled ? "text-ink-3" : ""}`}>
        {label}
      </label>
      {mark}
      {help !== undefined && (
        <span id={`${id}-help`} className="sr-only">
          {help}
        </span>
      )}
    </span>
  );
}
