import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";

interface TextFieldProps extends Omit<ComponentProps<"input">, "id"> {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
}

/** A labelled input linked to its help and error text. A password can be shown. */
export function TextField({ label, help, error, type = "text", className = "", ...rest }: TextFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const isPassword = type === "password";
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-note font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...rest}
          id={id}
          type={isPassword && isShown ? "text" : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={`h-12 w-full rounded-md border bg-surface px-3.5 text-base placeholder:text-ink-3 ${isPassword ? "pr-12" : ""} ${error ? "border-danger" : "border-line-strong"}`}
        />
        {isPassword && (
          <button
            type="button"
            aria-label={isShown ? "적은 글자 숨기기" : "적은 글자 보기"}
            title={isShown ? "적은 글자 숨기기" : "적은 글자 보기"}
            onClick={() => setShown(!isShown)}
            className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-md text-ink-3 hover:bg-sunken"
          >
            {isShown ? (
              <EyeOff size={18} strokeWidth={1.75} aria-hidden />
            ) : (
              <Eye size={18} strokeWidth={1.75} aria-hidden />
            )}
          </button>
        )}
      </div>
      {help && !error && (
        <p id={`${id}-help`} className="mt-1 text-note text-ink-3">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-note text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
