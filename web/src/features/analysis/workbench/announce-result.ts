import type { AnalysisResult } from "@geulgyeol/contract";
import { announce } from "../../../shared/ui/announcer.tsx";

export const loadAnnouncement = () => import("../../../report/result-announcement.ts");

/** Says a result to a screen reader; at least that there is one, if the words for it cannot be fetched. */
export async function announceResult(result: AnalysisResult): Promise<void> {
  const words = await loadAnnouncement().catch(() => null);
  announce(words?.resultAnnouncement(result) ?? "분석을 마쳤어요.");
}
