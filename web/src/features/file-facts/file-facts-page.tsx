import { FolderOpen } from "lucide-react";
import { useRef } from "react";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { FactsSheet } from "./facts-sheet.tsx";
import { FACT_EXTENSIONS, useFileFacts } from "./use-file-facts.ts";

/** 파일이 말해 주는 것: what an office file says about how it was made. */
export function FileFactsPage() {
  const { isBusy, problem, found, open } = useFileFacts();
  return (
    <>
      <header className="mb-5">
        <h1 className="text-title-1 font-bold">파일이 말해 주는 것</h1>
        <p className="mt-1 text-ink-2">문서 파일에는 언제 만들고 얼마나 고쳤는지가 함께 저장되곤 해요.</p>
      </header>
      {problem !== null && (
        <Alert tone="danger" role="alert" className="mb-4">
          {problem}
        </Alert>
      )}
      {found === null ? (
        <div className={`flex flex-col items-start gap-3 px-4.5 py-6 sm:px-8 ${CARD}`}>
          <PickFile look="primary" isBusy={isBusy} onFile={open} />
          <p className="text-note text-ink-2">
            Word(docx) 파일은 이 기기에서 읽고 서버에 보내지 않아요. 한글(hwp, hwpx)과 OpenDocument(odt) 파일은 서버가
            읽은 뒤 지우고, 로그인해야 읽을 수 있어요.
          </p>
        </div>
      ) : (
        <FactsSheet found={found} picker={<PickFile look="outline" isBusy={isBusy} onFile={open} />} />
      )}
    </>
  );
}

interface PickFileProps {
  readonly look: "primary" | "outline";
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

function PickFile({ look, isBusy, onFile }: PickFileProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={FACT_EXTENSIONS.map((extension) => `.${extension}`).join(",")}
        aria-label="문서 파일"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <Button
        look={look}
        size={look === "primary" ? "medium" : "small"}
        disabled={isBusy}
        onClick={() => picker.current?.click()}
      >
        {isBusy ? <Spinner /> : <FolderOpen size={16} strokeWidth={1.75} aria-hidden />}
        {look === "primary" ? "문서 파일 고르기" : "다른 파일 보기"}
      </Button>
    </>
  );
}
