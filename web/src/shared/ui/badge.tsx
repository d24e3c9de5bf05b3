import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const badge = cva(
  "inline-flex h-[22px] items-center gap-1 rounded-sm px-2 text-label font-semibold whitespace-nowrap tabular-nums",
  {
    variants: {
      tone: {
        plain: "bg-sunken text-ink-2",
        line: "text-ink-2 shadow-[inset_0_0_0_1px_var(--line)]",
        pro: "bg-pro-soft text-pro shadow-[inset_0_0_0_1px_var(--pro-line)]",
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
