import { ScanSearch } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { lazyPart } from "../../../shared/ui/lazy-part.tsx";
import { CARD } from "../../../shared/ui/surfaces.ts";
import type { Recognition } from "../ocr/recognition.ts";

const OcrSection = lazyPart(() => import("../ocr/ocr-section.tsx"));

interface ComparePictureProps {
  readonly recognition: Recognition;
  readonly judgedText: string | null;
  readonly canAnalyse: boolean;
  readonly onAnalyse: () => void;
}

/** Link from a recognised text to its picture. */
export default function ComparePicture({ recognition, judgedText, canAnalyse, onAnalyse }: ComparePictureProps) {
  const [isOpen, setOpen] = useState(false);
  const { file, words } = recognition;
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 px-4 py-3 ${CARD}`}>
      <p className="min-w-0 grow basis-60 text-note break-words text-ink-2">
        <b className="font-semibold text-ink">{file.name}</b>에서 읽은 글이에요.{" "}
        {words.length > 0 && <>확실하지 않은 단어가 {words.length}개 있어요.</>}
      </p>
      <Button size="small" onClick={() => setOpen(true)}>
        <ScanSearch size={15} strokeWidth={1.75} aria-hidden /> 원본과 비교하기
      </Button>
      {isOpen && (
        <Dialog open width={860} title="원본과 비교하기" onClose={() => setOpen(false)}>
          <Suspense>
            <OcrSection
              isInDialog
              recognition={recognition}
              judgedText={judgedText}
              canAnalyse={canAnalyse}
              onAnalyse={() => {
                setOpen(false);
                onAnalyse();
              }}
            />
          </Suspense>
        </Dialog>
      )}
    </div>
  );
}
