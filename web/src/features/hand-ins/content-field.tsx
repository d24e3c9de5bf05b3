import { countCharacters, FORMATS, TEXT_MAX_CHARS } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { formatAskedLength } from "@geulgyeol/wording/records";
import { FileText, Paperclip, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { isAborted, messageFor } from "../../shared/api/api-failure.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { FileProblem } from "../../shared/files/file-problem.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { announce } from "../../shared/ui/announcer.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import type { Content } from "./use-hand-in.ts";

const ACCEPTED = FORMATS.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`)).join(",");

interface ContentFieldProps {
  readonly content: Content;
  readonly onChange: (content: Content) => void;
  /** Reads files with the link's secret; absent where only text can be given. */
  readonly readFile?: ((file: File, signal: AbortSignal) => Promise<Content>) | undefined;
  readonly asked: { readonly minChars: number | null; readonly maxChars: number | null };
}

/** The text: pasted here, or read from a file, which is shown before it is handed in. */
export function ContentField({ content, onChange, readFile, asked }: ContentFieldProps) {
  const [way, setWay] = useState<"text" | "file">("text");
  const length = countCharacters(content.text);
  const isTooLong = length > TEXT_MAX_CHARS;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">글</legend>
      {readFile && <Ways way={way} onChange={setWay} />}
      {way === "text" || !readFile ? (
        <textarea
          aria-label="글"
          value={content.text}
          rows={10}
          placeholder="여기에 쓰거나 붙여 넣으세요"
          onChange={(event) => onChange({ text: event.target.value, source: { kind: "paste" }, attached: null })}
          className="w-full rounded-md border border-line-strong bg-surface px-3.5 py-3 text-base leading-relaxed"
        />
      ) : (
        <FileOfText content={content} onChange={onChange} readFile={readFile} />
      )}
      <p className="mt-1.5 text-note text-ink-3 tabular-nums">
        {length > 0 && <b className="font-semibold text-ink-2">{formatCount(length)}자 </b>}
        {formatAskedLength(asked) && `선생님이 바란 분량은 ${formatAskedLength(asked)}예요.`}
      </p>
      {isTooLong && (
        <Alert tone="warn" role="status" className="mt-2">
          한 번에 {formatCount(TEXT_MAX_CHARS)}자까지 낼 수 있어요.
        </Alert>
      )}
    </fieldset>
  );
}

const WAY = "relative inline-flex h-11 flex-1 items-center justify-center gap-1.5 rounded-sm text-note font-semibold";

function Ways({ way, onChange }: { way: "text" | "file"; onChange: (way: "text" | "file") => void }) {
  return (
    <div role="radiogroup" aria-label="내는 방법" className="mb-3 flex rounded-md bg-sunken p-0.75">
      {(["text", "file"] as const).map((value) => (
        <label
          key={value}
          className={`${WAY} text-ink-2 has-checked:bg-surface has-checked:text-ink has-checked:shadow-sheet has-focus-visible:outline-2 has-focus-visible:outline-focus forced-colors:has-checked:underline`}
        >
          <input
            type="radio"
            name="way"
            checked={way === value}
            onChange={() => onChange(value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {value === "file" && <Paperclip size={16} strokeWidth={1.75} aria-hidden />}
          {value === "text" ? "여기에 쓰기" : "파일로 내기"}
        </label>
      ))}
    </div>
  );
}

type FileOfTextProps = Pick<ContentFieldProps, "content" | "onChange"> & {
  readonly readFile: NonNullable<ContentFieldProps["readFile"]>;
};

/** Reads one file at a time; a newer one takes the place of the one that is being read. */
function useReading(readFile: FileOfTextProps["readFile"], onChange: FileOfTextProps["onChange"]) {
  const reading = useRef<AbortController | null>(null);
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function read(file: File) {
    reading.current?.abort();
    const own = new AbortController();
    reading.current = own;
    setProblem(null);
    setName(file.name);
    try {
      const found = await readFile(file, own.signal);
      onChange(found);
      announce(`${formatCount(countCharacters(found.text))}자를 읽었어요.`);
    } catch (error) {
      if (isAborted(error) && own.signal.aborted) return;
      setProblem(error instanceof FileProblem ? error.message : messageFor(error, MESSAGES.fileUnreadable));
    } finally {
      if (reading.current === own) setName(null);
    }
  }

  return { name, problem, read };
}

function FileOfText({ content, onChange, readFile }: FileOfTextProps) {
  const { name, problem, read } = useReading(readFile, onChange);
  const [isShown, setShown] = useState(false);
  const fileName = content.source.name;
  return (
    <>
      {name !== null ? (
        <p role="status" className="flex min-h-16 items-center gap-2.5 rounded-md border border-line bg-surface px-3">
          <Spinner />
          <span className="min-w-0 truncate">{name}</span>
          <span className="shrink-0 text-note text-ink-2">읽고 있어요</span>
        </p>
      ) : fileName === undefined ? (
        <FilePicker onFile={(file) => void read(file)} />
      ) : (
        <ReadFile
          name={fileName}
          text={content.text}
          onShow={() => setShown(true)}
          onRemove={() => onChange({ text: "", source: { kind: "paste" }, attached: null })}
        />
      )}
      {problem !== null && (
        <Alert tone="danger" role="alert" className="mt-2">
          {problem}
        </Alert>
      )}
      <ReadTextDialog
        isOpen={isShown}
        text={content.text}
        onChange={(text) => onChange({ ...content, text, attached: null })}
        onClose={() => setShown(false)}
      />
    </>
  );
}

function FilePicker({ onFile }: { onFile: (file: File) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED}
        aria-label="파일 고르기"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <button
        type="button"
        onClick={() => picker.current?.click()}
        className="flex min-h-24 w-full flex-col items-center justify-center gap-1 rounded-lg border-[1.5px] border-dashed border-line-strong bg-surface px-4 py-4 hover:bg-sunken"
      >
        <span className="font-semibold">파일 고르기</span>
        <span className="text-note text-ink-3">hwp, hwpx, docx, pdf, txt, 사진도 돼요</span>
      </button>
    </>
  );
}

interface ReadTextDialogProps {
  readonly isOpen: boolean;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onClose: () => void;
}

function ReadTextDialog({ isOpen, text, onChange, onClose }: ReadTextDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="읽은 글"
      description="빠지거나 틀린 곳이 있으면 고쳐 주세요. 고친 글을 내요."
      width={860}
    >
      <textarea
        aria-label="읽은 글"
        value={text}
        rows={14}
        onChange={(event) => onChange(event.target.value)}
        className="mt-4 w-full rounded-md border border-line-strong bg-surface px-3.5 py-3 text-base leading-relaxed"
      />
      <div className="mt-4 flex justify-end">
        <Button look="primary" onClick={onClose}>
          확인했어요
        </Button>
      </div>
    </Dialog>
  );
}

interface ReadFileProps {
  readonly name: string;
  readonly text: string;
  readonly onShow: () => void;
  readonly onRemove: () => void;
}

function ReadFile({ name, text, onShow, onRemove }: ReadFileProps) {
  return (
    <>
      <div className="flex items-center gap-3 rounded-md border border-line bg-surface py-2 pr-1.5 pl-3">
        <FileText size={20} strokeWidth={1.75} className="shrink-0 text-ink-2" aria-hidden />
        <span className="min-w-0 grow">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block text-note text-ink-3 tabular-nums">
            {formatCount(countCharacters(text))}자를 읽었어요
          </span>
        </span>
        <Button size="icon" look="ghost" aria-label="파일 빼기" onClick={onRemove}>
          <X size={18} strokeWidth={1.75} aria-hidden />
        </Button>
      </div>
      <button type="button" onClick={onShow} className={`mt-1 min-h-11 ${TEXT_LINK}`}>
        읽은 글 확인하기
      </button>
    </>
  );
}
