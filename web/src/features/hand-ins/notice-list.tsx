import type { NoticeLine } from "@geulgyeol/wording/classes";
import { Eye, Lock, type LucideIcon, Minus, Trash2 } from "lucide-react";

const ICONS: Readonly<Record<NoticeLine["about"], LucideIcon>> = {
  seen: Eye,
  hidden: Lock,
  deleted: Trash2,
  unused: Minus,
};

/** Who sees what and until when, one line each. */
export function NoticeList({ lines }: { lines: readonly NoticeLine[] }) {
  return (
    <ul>
      {lines.map(({ about, sentence }) => {
        const Icon = ICONS[about];
        return (
          <li
            key={sentence}
            className="grid grid-cols-[20px_1fr] gap-2.5 border-t border-line py-2.25 leading-relaxed first:border-t-0"
          >
            <Icon size={16} strokeWidth={1.75} className="mt-1.25 text-ink-3" aria-hidden />
            <span className="tabular-nums">{sentence}</span>
          </li>
        );
      })}
    </ul>
  );
}
