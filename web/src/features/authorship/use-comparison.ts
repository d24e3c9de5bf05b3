import { AuthorshipError, type Comparison, EARLIER_TEXTS, TEXT_MOST_UNITS } from "@geulgyeol/engine/authorship";
import { ANSWER_LABEL, describeAuthorshipError } from "@geulgyeol/wording/authorship";
import { useState } from "react";
import { announce } from "../../shared/ui/announcer.tsx";
import { compareInWorker } from "../../worker/compare-in-worker.ts";
import { type GivenText, givenText } from "./given-texts.ts";
import { readTextFile, TextFileProblem } from "./read-text-file.ts";

export interface Compared {
  readonly earlier: readonly GivenText[];
  readonly newName: string;
  readonly comparison: Comparison;
}

/** The given texts, and what comparing them shows. Nothing is sent or stored. */
export function useComparison() {
  const [earlier, setEarlier] = useState<readonly GivenText[]>([]);
  const [text, setText] = useState("");
  const [newName, setNewName] = useState("이번 글");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [compared, setCompared] = useState<Compared | null>(null);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setProblem(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error, earlier));
    } finally {
      setBusy(false);
    }
  }

  return {
    earlier,
    text,
    problem,
    isBusy,
    compared,
    add: (name: string, added: string) => {
      setProblem(null);
      setEarlier((before) => [...before, givenText(name, added)]);
    },
    remove: (id: number) => setEarlier((before) => before.filter((given) => given.id !== id)),
    setText: (value: string) => {
      setText(value);
      setNewName("이번 글");
    },
    addFiles: (files: readonly File[]) =>
      attempt(async () => {
        for (const file of files) {
          const added = givenText(file.name, await readTextFile(file));
          setEarlier((before) => [...before, added]);
        }
      }),
    setFile: (file: File) =>
      attempt(async () => {
        setText(await readTextFile(file));
        setNewName(file.name);
      }),
    compare: () =>
      attempt(async () => {
        const comparison = await compareInWorker({ earlier: earlier.map((given) => given.text), text });
        setCompared({ earlier, newName, comparison });
        announce(`비교를 마쳤어요. ${ANSWER_LABEL[comparison.answer?.outcome ?? "unclear"]}.`);
      }),
    reopen: () => setCompared(null),
  };
}

function problemOf(error: unknown, earlier: readonly GivenText[]): string {
  if (error instanceof TextFileProblem) return error.message;
  if (!(error instanceof AuthorshipError)) {
    console.warn("The texts could not be compared.", error);
    return "비교하지 못했어요. 페이지를 새로 고친 뒤 다시 해 주세요.";
  }
  const { code, text } = error;
  const name = text === "new" ? "이번 글" : text === null ? null : (earlier[text]?.name ?? null);
  const { fewest, most } = EARLIER_TEXTS;
  return describeAuthorshipError(code, { name, fewest, most, mostCharacters: TEXT_MOST_UNITS });
}
