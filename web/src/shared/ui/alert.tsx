import { CircleAlert, CircleCheck, Info, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

const TONES = {
  danger: { icon: CircleAlert, style: "border-danger-line bg-danger-soft text-danger" },
  success: { icon: CircleCheck, style: "border-success-line bg-success-soft text-success" },
  info: { icon: Info, style: "border-accent-line bg-accent-soft text-accent" },
  warn: { icon: Info, style: "border-warn-line bg-warn-soft text-warn" },
} as const;

interface AlertProps {
  readonly tone: keyof typeof TONES;
  /** "alert" interrupts a screen reader; without it the box is plain text. */
  readonly role?: "alert" | "status";
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
  readonly className?: string;
}

export function Alert({ tone, role, icon, children, className = "" }: AlertProps) {
  const Icon = icon ?? TONES[tone].icon;
  return (
    <div
      role={role}
      className={`flex gap-2.5 rounded-md border px-3.5 py-3 text-small leading-note font-medium ${TONES[tone].style} ${className}`}
    >
      <Icon size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
