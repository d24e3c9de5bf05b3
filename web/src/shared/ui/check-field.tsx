import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

interface CheckFieldProps extends Omit<ComponentProps<"input">, "id" | "type"> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

export function CheckField({ label, error, ...rest }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <div className="flex min-h-11 items-center gap-2.5">
        <span className="relative grid size-5 shrink-0">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className={`peer size-5 appearance-none rounded-[5px] border-[1.5px] bg-surface before:absolute before:-inset-3 checked:border-accent checked:bg-accent forced-colors:appearance-auto ${error ? "border-danger" : "border-line-strong"}`}
          />
          <Check
            size={14}
            strokeWidth={3}
            className="pointer-events-none absolute top-[3px] left-[3px] hidden text-on-accent peer-checked:block forced-colors:!hidden"
            aria-hidden
          />
        </span>
        <label htmlFor={id}>{label}</label>
      </div>
      {error && (
        <p id={`${id}-error`} className="-mt-1 mb-1 pl-[30px] text-note text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
