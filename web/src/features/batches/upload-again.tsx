import type { BatchText } from "@geulgyeol/contract";
import { FORMATS } from "@geulgyeol/documents/formats";
import { useRef } from "react";
import { startUploads } from "../../shared/batches/batch-uploads.ts";
import { useBatchChanges } from "../../shared/batches/use-batches.ts";

const ACCEPTED = FORMATS.flatMap(({ extensions }) => extensions)
  .map((extension) => `.${extension}`)
  .join(",");
const LINK =
  "relative z-10 font-semibold whitespace-nowrap text-accent underline decoration-1 underline-offset-3 hover:text-accent-hover max-lg:inline-flex max-lg:min-h-11 max-lg:items-center";

/** The cure of a text that could not be read: another file, or another try where its text is kept. */
export function UploadAgain({ batchId, text }: { batchId: string; text: BatchText }) {
  const { changeText } = useBatchChanges(batchId);
  const picker = useRef<HTMLInputElement>(null);
  const name = text.pupilName || text.fileName || "";
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED}
        className="hidden"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file === undefined) return;
          const again = { name: file.name, open: () => file };
          startUploads([{ batchId, textId: text.id, file: again, splitsLong: false }]);
        }}
      />
      <button type="button" className={LINK} aria-label={`${name} 다시 올리기`} onClick={() => picker.current?.click()}>
        다시 올리기
      </button>
      {text.mayJudgeAgain && (
        <>
          {" "}
          <button
            type="button"
            className={LINK}
            aria-label={`${name} 다시 시도`}
            onClick={() => changeText.mutate({ id: text.id, judgeAgain: true })}
          >
            다시 시도
          </button>
        </>
      )}
    </>
  );
}
