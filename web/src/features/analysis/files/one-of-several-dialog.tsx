import { BATCH_TEXTS_MAX } from "@geulgyeol/contract";
import { formatOf } from "@geulgyeol/documents/formats";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { RadioCards } from "../../../shared/ui/radio-cards.tsx";
import { TEXT_LINK } from "../../../shared/ui/surfaces.ts";

interface OneOfSeveralDialogProps {
  readonly files: readonly File[];
  readonly onChoose: (file: File) => void;
  readonly onClose: () => void;
}

/** Several files need Pro; one of them can be read without it. */
export default function OneOfSeveralDialog({ files, onChoose, onClose }: OneOfSeveralDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const file = chosen === null ? undefined : files[Number(chosen)];
  return (
    <Dialog
      open
      onClose={onClose}
      title="어느 파일을 분석할까요?"
      description="무료 요금제에서는 한 번에 한 파일을 분석해요."
      width={460}
    >
      <div className="-mx-1 max-h-[46dvh] overflow-y-auto px-1 pb-1">
        <RadioCards
          legend={`고른 파일 ${files.length}개`}
          name="file"
          value={chosen}
          onChange={setChosen}
          options={files.map(({ name }, index) => ({
            value: String(index),
            label: name,
            ...(!formatOf(name) && { note: "읽을 수 없는 형식" }),
          }))}
        />
      </div>
      <div className="mt-5 grid grid-cols-2 gap-2">
        <Button onClick={onClose}>닫기</Button>
        <Button look="primary" disabled={file === undefined} onClick={() => file && onChoose(file)}>
          이 파일 읽기
        </Button>
      </div>
      <p className="mt-4 text-note text-ink-3">
        Pro에서는 파일 {BATCH_TEXTS_MAX}개까지 한 묶음으로 분석하고 간직해요.{" "}
        <Link to="/pricing" onClick={onClose} className={`whitespace-nowrap ${TEXT_LINK}`}>
          Pro 요금제 보기
        </Link>
      </p>
    </Dialog>
  );
}
