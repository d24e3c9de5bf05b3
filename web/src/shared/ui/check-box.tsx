import { Check } from "lucide-react";
import type { ComponentProps } from "react";

interface CheckBoxProps extends Omit<ComponentProps<"input">, "type" | "className"> {
  /** Classes of the wrapper, for its position in a row. */
  readonly className?: string;
  readonly isInvalid?: boolean;
}

/** Only the box; its click area is larger than its appearance. The caller provides the accessible name. */
export function CheckBox({ className = "", isInvalid = false, ...rest }: CheckBoxProps) {
  return (
    <span className={`relative grid size-5 shrink-0 ${className}`}>
      <input
        {...rest}
        type="checkbox"
        aria-invalid={isInvalid ? true : undefined}
        className={`peer size-5 appearance-none rounded-[5px] border-[1.5px] bg-surface before:absolute before:-inset-3 checked:border-accent checked:bg-accent disabled:border-line disabled:bg-sunken forced-colors:appearance-auto ${isInvalid ? "border-danger" : "border-line-strong"}`}
      />
      <Check
        size={14}
        strokeWidth={3}
        className="pointer-events-none absolute top-0.75 left-0.75 hidden text-on-accent peer-checked:block forced-colors:!hidden"
        aria-hidden
      />
    </span>
  );
}
