import type { Edit, Rule } from "../editing/edit.ts";
import type { EditableText } from "../editing/editable-text.ts";
import { chooseStem } from "../korean/choose-stem.ts";
import { convertEnding } from "../korean/convert-ending.ts";
import { withFinal } from "../korean/jamo.ts";
import { joinEnding } from "../korean/join-ending.ts";
import { nounOrVerb } from "../korean/noun-or-verb.ts";
import type { Level } from "../korean/predicate.ts";
import { stemsOfOpenForm } from "../korean/restore-stem.ts";

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  formal: "합쇼체(-습니다)",
  polite: "해요체(-요)",
  casual: "해체(반말)",
  plain: "평서체(-다)",
};

/** A sentence in quotation marks is quoted speech, which the invariant check preserves. */
export const SPEECH_LEVELS: Readonly<Record<Level, Rule>> = {
  formal: speechLevel("formal"),
  polite: speechLevel("polite"),
  casual: speechLevel("casual"),
  plain: speechLevel("plain"),
};

function speechLevel(level: Level): Rule {
  return {
    id: `speech-level-${level}`,
    name: "말투",
    reason: `문장 끝을 ${LEVEL_NAMES[level]}로 맞췄어요.`,
    find: (view) => [...endings(view, level), ...bridges(view, level)],
  };
}

function endings({ text, sentences }: EditableText, level: Level): Edit[] {
  const edits: Edit[] = [];
  for (const { from, wordsTo, asks } of sentences) {
    if (wordsTo <= from) continue;
    const made = convertEnding(text.slice(from, wordsTo), asks, level);
    if (made.result === "changed") edits.push({ from: from + made.from, to: wordsTo, text: made.text });
  }
  return edits;
}

const THOUGH = /([가-힣]{1,119}니다)만(?=[\s,])/g;

/** -습니다만 inside a sentence is also 합쇼체: in the other levels it is -지만. */
function bridges({ text }: EditableText, level: Level): Edit[] {
  if (level === "formal") return [];
  const edits: Edit[] = [];
  for (const match of text.matchAll(THOUGH)) {
    const word = match[1] ?? "";
    const body = word.slice(0, -2);
    const made = body.endsWith("습")
      ? `${body.slice(0, -1)}지만`
      : though(body, text.slice(Math.max(0, match.index - 20), match.index));
    if (made !== null) edits.push({ from: match.index, to: match.index + match[0].length, text: made });
  }
  return edits;
}

function though(body: string, before: string): string | null {
  const form = withFinal(body, "");
  if (form.endsWith("이") && form.length > 1) {
    const reading = nounOrVerb(form, before.trimEnd());
    if (reading !== "verb") return reading === "noun" ? `${form}지만` : null;
  }
  const stem = chooseStem(stemsOfOpenForm(form), before.trimEnd());
  return stem === null ? null : joinEnding(stem, { join: "c", text: "지만" });
}
