import { countCharacters, DOCUMENT_TYPES, type HistoryEntry } from "@geulgyeol/contract";
import { formatCount, formatRecent, shortenTitle } from "@geulgyeol/wording";
import { PIECE_NAME } from "@geulgyeol/wording/appeal";
import { FileText } from "lucide-react";
import { useState } from "react";
import { messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { RadioCards } from "../../shared/ui/radio-cards.tsx";
import { SelectField } from "../../shared/ui/select-field.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import type { AppealState, ChangeAppeal, SuspectedText } from "./appeal-state.ts";
import { FRAME, Step } from "./steps.tsx";
import { readSuspected } from "./use-own-sources.ts";
import { WordsField } from "./words-field.tsx";

const SHOWN = 5;

interface SourceStepProps {
  readonly state: AppealState;
  readonly change: ChangeAppeal;
  readonly results: readonly HistoryEntry[];
}

/** 의심받은 글: one of the user's own results, or a text that stays on the device. */
export function SourceStep({ state, change, results }: SourceStepProps) {
  const { suspected, documentType } = state;
  const choose = (chosen: SuspectedText) =>
    change(({ letter }) => ({
      suspected: chosen,
      letter: letter.title === "" ? { ...letter, title: chosen.title } : letter,
    }));
  return (
    <Step number={1} title="의심받은 글" isDone={suspected !== null}>
      {suspected === null ? (
        <ChooseText results={results} onChoose={choose} />
      ) : (
        <div className={`flex items-center gap-2.5 text-small ${FRAME}`}>
          <FileText size={16} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
          <span className="min-w-0 grow wrap-anywhere">
            {suspected.title} <span className="text-ink-3 tabular-nums">{formatCount(suspected.characters)}자</span>
          </span>
          <button
            type="button"
            className={`shrink-0 text-note max-lg:min-h-11 ${TEXT_LINK}`}
            onClick={() => change(() => ({ suspected: null }))}
          >
            바꾸기
          </button>
        </div>
      )}
      <div className="flex items-center gap-2.5 text-note">
        <span className="text-ink-2">무엇으로 냈나요?</span>
        <SelectField
          label="글의 종류"
          value={documentType}
          onChange={(chosen) => change(() => ({ documentType: chosen }))}
          options={DOCUMENT_TYPES.map((type) => ({ value: type, label: PIECE_NAME[type] }))}
        />
      </div>
    </Step>
  );
}

function ChooseText({
  results,
  onChoose,
}: Pick<SourceStepProps, "results"> & { onChoose: (chosen: SuspectedText) => void }) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);

  async function take(id: string) {
    setProblem(null);
    try {
      onChoose(
        await readSuspected(
          id,
          results.find((entry) => entry.id === id),
        ),
      );
    } catch (error) {
      setProblem(messageFor(error, "결과를 불러오지 못했어요. 잠시 뒤 다시 시도해 주세요."));
    }
  }

  return (
    <>
      {results.length > 0 && (
        <RadioCards
          legend="분석한 글에서 고르기"
          name="appeal-result"
          value={null}
          onChange={(id) => void take(id)}
          options={results.slice(0, SHOWN).map(({ id, title, createdAt, charCount }) => ({
            value: id,
            label: shortenTitle(title),
            note: `${formatRecent(createdAt, new Date().toISOString())} · ${formatCount(charCount)}자`,
          }))}
        />
      )}
      {problem !== null && (
        <Alert tone="danger" role="alert">
          {problem}
        </Alert>
      )}
      <WordsField
        label={results.length > 0 ? "또는 글을 붙여 넣기" : "의심받은 글 붙여 넣기"}
        help="초고, 작성 기록과 비교하는 데만 써요. 서버에 보내지 않아요."
        value={typed}
        most={100_000}
        onChange={setTyped}
      />
      <div>
        <Button
          size="small"
          disabled={typed.trim() === ""}
          onClick={() =>
            onChoose({
              analysisId: null,
              title: shortenTitle(typed.trim().split("\n")[0] ?? ""),
              text: typed,
              characters: countCharacters(typed),
            })
          }
        >
          이 글로 하기
        </Button>
      </div>
    </>
  );
}
