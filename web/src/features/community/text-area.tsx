import { countCharacters } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { type ComponentProps, type ReactNode, useId } from "react";

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "id" | "value"> {
  readonly label: string;
  /** Shown to screen readers only. */
  readonly isLabelHidden?: boolean;
  readonly value: string;
  /** In characters; longer text is shown as too long, not cut. */
  readonly max: number;
  readonly error?: string | undefined;
  /** Buttons after the count. */
  readonly actions?: ReactNode;
}

export function TextArea({
  label,
  isLabelHidden = false,
  value,
  max,
  error,
  actions,
  className = "",
  ...rest
}: TextAreaProps) {
  const id = useId();
  const count = countCharacters(value);
  const isTooLong = count > max;
  return (
    <div>
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : "mb-1.5 block text-note font-semibold"}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        value={value}
        aria-invalid={error || isTooLong ? true : undefined}
        aria-describedby={`${id}-count${error ? ` ${id}-error` : ""}`}
        className={`block w-full resize-y rounded-md border bg-surface px-3.5 py-3 text-base leading-relaxed placeholder:text-ink-3 ${error || isTooLong ? "border-danger" : "border-line-strong"} ${className}`}
      />
      <div
        className={`flex items-center gap-x-3 gap-y-2 text-note ${actions === undefined ? "mt-1" : "mt-2 flex-wrap"}`}
      >
        <span id={`${id}-error`} className="grow text-danger">
          {error}
        </span>
        <span
          id={`${id}-count`}
          className={`shrink-0 tabular-nums ${isTooLong ? "font-semibold text-danger" : "text-ink-3"}`}
        >
          {formatCount(count)} / {formatCount(max)}
        </span>
        {actions}
      </div>
    </div>
  );
}
