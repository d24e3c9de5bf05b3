import { FileText } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../shared/ui/button.tsx";
import { ACCEPTED_FILES } from "./read-text-file.ts";

interface FileButtonProps {
  readonly label: string;
  readonly isMultiple?: boolean;
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => Promise<void> | Promise<unknown>;
}

/** Opens the browser's choice of files; a file may be chosen again. */
export function FileButton({ label, isMultiple = false, disabled, onFiles }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED_FILES}
        multiple={isMultiple}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          if (files.length > 0) void onFiles(files);
        }}
      />
      <Button size="small" disabled={disabled} onClick={() => picker.current?.click()}>
        <FileText size={16} strokeWidth={1.75} aria-hidden />
        {label}
      </Button>
    </>
  );
}
