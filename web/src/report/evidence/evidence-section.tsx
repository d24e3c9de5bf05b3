import { SHEET_SECTION } from "../../shared/ui/surfaces.ts";
import { Fold } from "../fold.tsx";
import type { Report } from "../report-types.ts";
import { type Comparison, EvidenceColumns, EvidencePanel } from "./evidence-panel.tsx";

interface EvidenceSectionProps extends Comparison {
  readonly report: Pick<Report, "evidence" | "hold">;
  readonly resultId: string;
}

/** The evidence on both sides; closed where nothing was judged. */
export function EvidenceSection({ report: { evidence, hold }, resultId, ...comparison }: EvidenceSectionProps) {
  if (evidence.length === 0) return null;
  if (hold === null) {
    return (
      <div className={SHEET_SECTION}>
        <EvidencePanel evidence={evidence} resultId={resultId} {...comparison} />
      </div>
    );
  }
  const count = (side: "human" | "ai") => evidence.filter(({ direction }) => direction === side).length;
  const summary = `사람 글 쪽 ${count("human")}가지 · AI 글 쪽 ${count("ai")}가지`;
  return (
    <Fold title="판단 근거" summary={summary}>
      <EvidenceColumns evidence={evidence} resultId={resultId} />
    </Fold>
  );
}
