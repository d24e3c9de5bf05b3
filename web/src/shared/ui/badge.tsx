import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const badge = cva(
  "inline-flex h-5.5 items-center gap-1 rounded-sm px-2 text-label font-semibold whitespace-nowrap tabular-nums",
  {
    variants: {
      tone: {
        plain: "bg-sunken text-ink-2",
        line: "text-ink-2 inset-ring inset-ring-line",
        pro: "bg-pro-soft text-pro inset-ring inset-ring-pro-line",
        accent: "bg-accent-soft text-accent",
        ai: "bg-ai-soft text-ai",
        mixed: "bg-mixed-soft text-mixed",
        human: "bg-human-soft text-human",
        success: "bg-success-soft text-success",
      },
    },
    defaultVariants: { tone: "plain" },
  },
);

export function Badge({ tone, children }: VariantProps<typeof badge> & { children: ReactNode }) {
  return <span className={badge({ tone })}>{children}</span>;
}
