import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { useHydrated } from "../state/use-hydrated.ts";
import { Spinner } from "./spinner.tsx";

export const buttonStyle = cva(
  [
    "inline-flex items-center justify-center border font-semibold tracking-close whitespace-nowrap select-none",
    "transition-colors duration-(--dur-1) aria-disabled:border-transparent aria-disabled:bg-sunken aria-disabled:text-ink-disabled",
    "disabled:border-transparent disabled:bg-sunken disabled:text-ink-disabled [&_svg]:shrink-0",
  ],
  {
    variants: {
      look: {
        primary:
          "border-transparent bg-accent text-on-accent enabled:hover:bg-accent-hover enabled:active:bg-accent-press",
        outline: "border-line-strong bg-surface text-ink hover:bg-sunken",
        ghost: "border-transparent text-ink-2 hover:bg-sunken",
        soft: "border-transparent bg-accent-soft text-accent hover:bg-sunken",
        danger: "border-transparent bg-danger text-on-danger hover:opacity-90",
      },
      size: {
        large: "h-13 gap-2 rounded-md px-6 text-base",
        medium: "h-11 gap-2 rounded-md px-4.5 text-copy",
        small: "h-9 gap-1.5 rounded-md px-3 text-note max-lg:h-11 max-lg:px-3.5",
        tiny: "h-7 gap-1.5 rounded-sm px-2.25 text-label max-lg:h-11 max-lg:px-3",
        icon: "size-9 rounded-md max-lg:size-11",
      },
      full: { true: "w-full" },
    },
    defaultVariants: { look: "outline", size: "medium" },
  },
);

type Style = VariantProps<typeof buttonStyle>;

interface ButtonProps extends ComponentProps<"button">, Style {
  /** Shows a ring instead of the icon and blocks clicks; the width stays. */
  readonly busy?: boolean;
}

export function Button({ look, size, full, busy = false, className, children, type = "button", ...rest }: ButtonProps) {
  const isHydrated = useHydrated();
  return (
    <button
      type={type}
      {...rest}
      // Before hydration the browser would submit the form itself, with its fields (including a password) in the URL.
      {...(type === "submit" && !isHydrated && { disabled: true })}
      {...(busy && { "aria-busy": true, onClick: (event) => event.preventDefault() })}
      className={buttonStyle({ look, size, full, className })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends ComponentProps<typeof Link>, Style {}

export function ButtonLink({ look, size, full, className, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonStyle({ look, size, full, className: `${linkHover(look)} ${className ?? ""}` })} />
  );
}

/** `:enabled` never matches a link, so the primary style defines its hover again. */
function linkHover(look: Style["look"]): string {
  return look === "primary" ? "hover:bg-accent-hover active:bg-accent-press" : "";
}
