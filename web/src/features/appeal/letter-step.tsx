import { APPEAL_FIELD_MAX_CHARS, APPEAL_WORDS_MAX_CHARS } from "@geulgyeol/contract";
import type { AppealLetter } from "@geulgyeol/wording/appeal";
import { TextField } from "../../shared/ui/text-field.tsx";
import type { AppealState, ChangeAppeal } from "./appeal-state.ts";
import { Step } from "./steps.tsx";
import { WordsField } from "./words-field.tsx";

interface Field {
  readonly id: keyof AppealLetter;
  readonly label: string;
  readonly help?: string;
}

const LINES: readonly Field[] = [
  { id: "recipient", label: "받는 사람", help: "예: 교양국어 2분반 담당 교수님" },
  { id: "sender", label: "보내는 사람", help: "이름과 소속" },
  { id: "submittedOn", label: "낸 날", help: "예: 11월 16일" },
  { id: "title", label: "글 제목" },
];
const WORDS: readonly Field[] = [
  {
    id: "effort",
    label: "가장 공들인 대목",
    help: "어느 문단의 무엇인지, 어디서 왔는지. 합쇼체로 적으면 편지와 어울려요.",
  },
  { id: "process", label: "쓴 과정 (선택)", help: "언제 어디서 무엇을 보며 썼는지, 무엇을 지웠는지" },
  {
    id: "help",
    label: "AI의 도움을 받은 곳 (있다면)",
    help: "비워 두면 ‘제가 직접 썼습니다’라고 적어요. 사실대로 적어 주세요.",
  },
];

interface LetterStepProps {
  readonly state: AppealState;
  readonly change: ChangeAppeal;
  /** The letter has a result, which the writer can explain. */
  readonly hasResult: boolean;
  readonly isDone: boolean;
}

/** 편지 다듬기: the blue fields of the letter. */
export function LetterStep({ state: { letter }, change, hasResult, isDone }: LetterStepProps) {
  const set = (id: keyof AppealLetter) => (value: string) =>
    change((before) => ({ letter: { ...before.letter, [id]: value } }));
  return (
    <Step number={3} title="편지 다듬기" isDone={isDone}>
      <p className="text-note text-ink-2">푸른 칸을 채우면 편지가 바뀌어요. 아는 만큼만, 사실대로 적어 주세요.</p>
      {LINES.map(({ id, label, help }) => (
        <TextField
          key={id}
          label={label}
          help={help}
          value={letter[id]}
          maxLength={APPEAL_FIELD_MAX_CHARS}
          onChange={(event) => set(id)(event.target.value)}
        />
      ))}
      {WORDS.map(({ id, label, help }) => (
        <WordsField
          key={id}
          label={label}
          help={help}
          value={letter[id]}
          most={APPEAL_WORDS_MAX_CHARS}
          onChange={set(id)}
        />
      ))}
      {hasResult && (
        <WordsField
          label="결과에 덧붙이는 설명 (선택)"
          help="왜 그렇게 나왔다고 생각하는지"
          value={letter.remark}
          most={APPEAL_WORDS_MAX_CHARS}
          onChange={set("remark")}
        />
      )}
    </Step>
  );
}
