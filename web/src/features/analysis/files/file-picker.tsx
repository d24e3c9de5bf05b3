import { FORMATS } from "@geulgyeol/documents/formats";
import { Upload } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../shared/ui/button.tsx";

/** For the `accept` attribute. */
const ACCEPTED_FILES = FORMATS.flatMap(({ extensions }) => extensions)
  .map((extension) => `.${extension}`)
  .join(",");

interface FilePickerProps {
  readonly disabled: boolean;
  readonly multiple?: boolean;
  /** Called before a file is picked; false if sign-in is needed first. */
  readonly mayPick: () => boolean;
  readonly onPick: (files: readonly File[]) => void;
}

/** The button that opens the browser's file dialog. */
export function FilePicker({ disabled, multiple, mayPick, onPick }: FilePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple={multiple}
        accept={multiple ? `${ACCEPTED_FILES},.zip` : ACCEPTED_FILES}
        className="hidden"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          if (files.length > 0) onPick(files);
        }}
      />
      <Button
        size="small"
        disabled={disabled}
        onClick={() => {
          if (mayPick()) picker.current?.click();
        }}
      >
        <Upload size={15} strokeWidth={1.75} aria-hidden />
        <span>
          파일<span className="max-sm:sr-only"> 올리기</span>
        </span>
      </Button>
    </>
  );
}
