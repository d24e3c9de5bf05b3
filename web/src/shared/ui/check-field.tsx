import { type ComponentProps, type ReactNode, useId } from "react";
import { CheckBox } from "./check-box.tsx";

interface CheckFieldProps extends Omit<ComponentProps<"input">, "id" | "type" | "className"> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

export function CheckField({ label, error, ...rest }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <div className="flex min-h-11 items-center gap-2.5">
        <CheckBox {...rest} id={id} isInvalid={Boolean(error)} aria-describedby={error ? `${id}-error` : undefined} />
        <label htmlFor={id}>{label}</label>
      </div>
      {error && (
        <p id={`${id}-error`} className="-mt-1 mb-1 pl-7.5 text-note text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
