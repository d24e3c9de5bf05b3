import type { Edit, Rule } from "../editing/edit.ts";
import type { EditableText, SentenceRange } from "../editing/editable-text.ts";
import { finalOf } from "../korean/jamo.ts";
import { joinEnding } from "../korean/join-ending.ts";
import type { Predicate } from "../korean/predicate.ts";
import { readPredicate } from "../korean/read-predicate.ts";

/** Maximum length of two joined sentences, for readability (the median of human essays is near 45). */
const LONGEST = 70;
const SHORTEST_RUN = 3;
const OPENS_LINKED =
  /^(?:그리고|그래서|그러나|하지만|그런데|따라서|또한|또|즉|예를|왜냐하면|특히|물론|다만|반면|한편|먼저|다음|마지막|결국|이는|이것은|이로써|게다가|첫째|둘째|그래도|그럼에도|사실|아니|만약|만일)/;

/** The end of a statement with -고 instead: 먹었고, 학생이고. Null if the sentence is not a statement. */
function linked(text: string, predicate: Predicate): string | null {
  if (predicate.mood !== "statement") return null;
  const host = text.slice(0, predicate.from);
  if (predicate.stem === null) return `${host}이고`;
  const end = joinEnding(predicate.stem, { join: "c", text: "고" });
  return host + end;
}

function statementOf(view: EditableText, { from, wordsTo, asks }: SentenceRange): Predicate | null {
  const predicate = readPredicate(view.text.slice(from, wordsTo), asks);
  return typeof predicate === "string" || predicate.mood !== "statement" ? null : predicate;
}

/** The edit that joins two neighbours with -고, dropping the second topic if it equals the first. */
function join(view: EditableText, first: SentenceRange, second: SentenceRange): Edit | null {
  const { text } = view;
  const [one, two] = [statementOf(view, first), statementOf(view, second)];
  if (one === null || two === null || one.level !== two.level || second.opensLine) return null;
  const head = text.slice(first.from, first.wordsTo);
  const rest = text.slice(second.from, second.to);
  const topic = /^\S+[은는](?=\s)/.exec(head)?.[0];
  const again = /^\S+[은는](?=\s)/.exec(rest)?.[0];
  // -고 joins parallel statements, which is certain only if the topic stays the same.
  if (topic === undefined || again !== topic || OPENS_LINKED.test(rest)) return null;
  if (head.length + rest.length > LONGEST || text.slice(first.wordsTo, first.to) !== ".") return null;
  if (one.stem?.kind !== two.stem?.kind || isPast(one) !== isPast(two)) return null;
  const start = linked(head, one);
  if (start === null || /[,]/.test(head)) return null;
  return { from: first.from + one.from, to: second.from + again.length + 1, text: `${start.slice(one.from)} ` };
}

function isPast(predicate: Predicate): boolean {
  return predicate.stem?.kind === "sealed" && !predicate.stem.text.endsWith("겠");
}

/** Joins neighbouring short sentences about one topic, which is shorter and avoids a repeated ending. */
export const mergeSentences: Rule = {
  id: "merge-sentences",
  name: "문장 잇기",
  reason: "같은 주제를 이어 말하는 짧은 두 문장을 하나로 이었어요.",
  find: (view) =>
    joinAll(
      view,
      view.sentences.map((_, k) => k),
    ),
};

/** Three and more consecutive sentences with the same ending: two of them are joined, so that the endings vary. */
export const uniformEndings: Rule = {
  id: "uniform-endings",
  name: "반복되는 끝맺음",
  reason: "같은 끝맺음이 잇달아 나와서 두 문장을 하나로 이었어요.",
  find: (view) => {
    const { sentences } = view;
    const starts: number[] = [];
    let run = 1;
    for (let k = 1; k <= sentences.length; k++) {
      const here = sentences[k];
      const before = sentences[k - 1];
      const alike = here !== undefined && before !== undefined && endingOf(view, here) === endingOf(view, before);
      if (alike) run++;
      else {
        if (run >= SHORTEST_RUN) for (let i = k - run; i < k - 1; i++) starts.push(i);
        run = 1;
      }
    }
    return joinAll(view, starts);
  },
};

/** 읽었다 and 그렸다 have the same ending, and so do 한다 and 먹는다: the last syllable with the preceding final consonant. */
function endingOf({ text }: EditableText, { wordsTo }: SentenceRange): string {
  const end = text.slice(Math.max(0, wordsTo - 2), wordsTo);
  return end === "니다" ? end : `${finalOf(end.slice(0, 1)) ?? ""}${end.slice(1)}`;
}

function joinAll(view: EditableText, starts: readonly number[]): Edit[] {
  const edits: Edit[] = [];
  let last = -2;
  for (const k of starts) {
    const [first, second] = [view.sentences[k], view.sentences[k + 1]];
    if (first === undefined || second === undefined || k === last + 1) continue;
    const edit = join(view, first, second);
    if (edit === null) continue;
    edits.push(edit);
    last = k;
  }
  return edits;
}
