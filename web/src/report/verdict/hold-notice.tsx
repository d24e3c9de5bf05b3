import { WholeWords } from "../../shared/ui/whole-words.tsx";
import type { Report } from "../report-types.ts";

interface HoldNoticeProps {
  readonly hold: NonNullable<Report["hold"]>;
  readonly className?: string;
}

/** Why there is no judgement, said once, and what would help. */
export function HoldNotice({ hold, className = "" }: HoldNoticeProps) {
  return (
    <p className={`text-reading leading-relaxed font-book ${className}`}>
      <WholeWords text={hold.message} />
    </p>
  );
}
