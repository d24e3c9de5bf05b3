import { countCharacters } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { headlineOf } from "@geulgyeol/wording/report";
import { ExternalLink } from "lucide-react";
import { useEffect, useMemo } from "react";
import { EvidenceSection } from "../../../web/src/report/evidence/evidence-section.tsx";
import { Finding } from "../../../web/src/report/finding/finding.tsx";
import { ActiveSentenceContext, createActiveSentence } from "../../../web/src/report/sentences/active-sentence.ts";
import { GrainSection } from "../../../web/src/report/sentences/grain-section.tsx";
import { SentenceList } from "../../../web/src/report/sentences/sentence-list.tsx";
import { toShownReport } from "../../../web/src/report/to-shown-report.ts";
import { announce } from "../../../web/src/shared/ui/announcer.tsx";
import { Button } from "../../../web/src/shared/ui/button.tsx";
import { SHEET, SHEET_SECTION } from "../../../web/src/shared/ui/surfaces.ts";
import { openService } from "./service.ts";
import type { Reading, ReadText } from "./use-reading.ts";

const ID = "read-text";

interface ReadResultProps {
  readonly reading: Extract<Reading, { state: "read" }>;
  /** Back to the field for another text. */
  readonly onOther: () => void;
}

/** The result as the service shows it: finding, grain, reasons, sentences. */
export function ReadResult({ reading: { given, report }, onOther }: ReadResultProps) {
  const shown = useMemo(() => toShownReport(report), [report]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every report has a store of its own
  const activeSentence = useMemo(createActiveSentence, [report]);
  useEffect(() => announce(`글을 읽었어요. ${headlineOf(report)}`), [report]);
  const isHeld = report.hold !== null;
  return (
    <ActiveSentenceContext value={activeSentence}>
      <p className="mb-2.5 truncate text-note text-ink-2 tabular-nums">{sourceOf(given)}</p>
      <section aria-label="읽은 결과" className={`overflow-hidden ${SHEET}`}>
        <div className={SHEET_SECTION}>
          <Finding report={shown} charCount={countCharacters(given.text)} labelId={`${ID}-label`} level={2} />
        </div>
        <GrainSection report={shown} resultId={ID} level={2} />
        <EvidenceSection report={shown} resultId={ID} documentType="other" />
        <SentenceList
          sentences={shown.sentences}
          segments={shown.segments}
          resultId={ID}
          lang={report.language}
          isHeld={isHeld}
        />
      </section>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button onClick={onOther}>다른 글 읽기</Button>
        <Button onClick={() => openService("/dashboard")}>
          <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
          글결에서 더 보기
        </Button>
      </div>
    </ActiveSentenceContext>
  );
}

function sourceOf({ source, title, text }: ReadText): string {
  const count = `${formatCount(countCharacters(text))}자`;
  if (source === "field") return `붙여 넣은 글 ${count}`;
  return `${source === "selection" ? "고른 글" : "이 페이지의 본문"} ${count}${title === "" ? "" : ` · ${title}`}`;
}
