import { readReportCode } from "@geulgyeol/contract";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../shared/ui/button.tsx";
import { TextField } from "../../shared/ui/text-field.tsx";

const KOREAN = {
  label: "확인 번호",
  help: "보고서 첫 쪽의 위와 쪽마다 아래에 적혀 있어요.",
  example: "예: GK-7Q2M-X4ZD-0B9F-6A1E",
  wrong: "확인 번호는 GK로 시작하고 뒤에 글자 16개가 와요. 보고서에서 다시 확인해 주세요.",
  submit: "확인하기",
};

interface CodeFormProps {
  readonly initial?: string;
  readonly words?: Readonly<typeof KOREAN>;
  /** Query of the page that shows the report. */
  readonly query?: string;
}

/** Input for a code as printed on a report. */
export function CodeForm({ initial = "", words = KOREAN, query = "" }: CodeFormProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string | undefined>(undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    const code = readReportCode(typed);
    if (code === null) setError(words.wrong);
    else void navigate(`/verify/${code}${query}`);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={words.label}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        help={
          <>
            {words.help} <span className="whitespace-nowrap">{words.example}</span>
          </>
        }
        error={error}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" look="primary" full size="large">
        {words.submit}
      </Button>
    </form>
  );
}
