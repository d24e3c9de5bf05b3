import type { AnalysisResult } from "@geulgyeol/contract";
import { formatPercent, formatSeconds } from "@geulgyeol/wording";
import { SHEET, SHEET_SECTION } from "../shared/ui/surfaces.ts";

type OcrMetadata = NonNullable<AnalysisResult["ocrMetadata"]>;

const LANGUAGES: Readonly<Record<OcrMetadata["language"], string>> = {
  kor: "한국어",
  eng: "영어",
  "kor+eng": "한국어+영어",
};

/** "인식 신뢰도 96% · 한국어 · 2.14초". */
export function OcrFigures({ ocr }: { ocr: Pick<OcrMetadata, "confidence" | "language" | "processingTime"> }) {
  return (
    <p className="text-note text-ink-3 tabular-nums">
      인식 신뢰도 {formatPercent(ocr.confidence)} · {LANGUAGES[ocr.language]} · {formatSeconds(ocr.processingTime)}
    </p>
  );
}

/** The recognised text of a picture, if the picture itself is no longer available. */
export function OcrSummary({ ocr, text }: { ocr: OcrMetadata; text: string | null }) {
  return (
    <section aria-labelledby="ocr-summary-heading" className={SHEET}>
      <div className={SHEET_SECTION}>
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="ocr-summary-heading" className="text-title-2 font-heading">
            이미지에서 읽은 글
          </h2>
          <OcrFigures ocr={ocr} />
        </div>
        {text !== null && (
          <section
            aria-label="읽은 글"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable with the keyboard
            tabIndex={0}
            className="max-h-72 max-w-[680px] overflow-y-auto border-l-2 border-line-strong pl-4 text-reading break-words whitespace-pre-wrap sm:pl-5"
          >
            {text}
          </section>
        )}
      </div>
    </section>
  );
}
