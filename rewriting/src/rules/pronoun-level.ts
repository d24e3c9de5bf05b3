import { type Edit, editMatches, type Rule } from "../editing/edit.ts";
import type { EditableText } from "../editing/editable-text.ts";
import { convertEnding } from "../korean/convert-ending.ts";
import type { Level } from "../korean/predicate.ts";

/** 저 is used with 합쇼체 and 해요체, 나 with the others. Only forms that can only be the pronoun. */
const HUMBLE =
  /(^|[\s(])(?:(저)(는|도|를|의|에게|와|만|한테)(?=[\s,])|(제)(가)(?=[\s,])|(제)()(?= (?!구실|때|몫|철|값|짝|기능|살|명)[가-힣])|(저희)())/gm;
const PLAIN =
  /(^|[\s(])(?:(나)(는|도|를|의|에게|와|만|한테)(?=[\s,])|(내)(가)(?=[\s,])|(내)()(?= [가-힣])|(나)()(?= (?:오늘|어제|내일|지금|이제|요즘|진짜|정말|너무|다음) ))/gm;

/** 하늘을 나는, 소리가 나도: after these the word is the verb 나다 or 날다. */
const AFTER_OBJECT = /(?<!이후|앞으|때)[을를이가히써]$/;
/** 집에서 나는 소리, 집에서 나와: after a place it is the verb before these nouns, and always if it ends in 와 or 도. */
const AFTER_PLACE = /(?:서|에|에게|(?<!이후|앞으|때|홀|실제|정말)로)$/;
const ARISES =
  /^(?:소리|냄새|연기|빛|물|곡식|과일|맛|열|향|불|새|비행기|길|문|땀|피|눈물|차이|사고|소문)(?:[은는이가을를의도만과와,.\s였]|$)/;
/** 기간 내, 3일 내: 내 is a pronoun only after a particle, an ending or at the start of a sentence. */
const BEFORE_MINE = /(?:[은는이가을를에고며도서면만까때로게와과,.!?"”’)]|지금|요즘|이제|오늘|어제|바로)$/;

function pronouns(level: Level): Rule {
  const polite = level === "formal" || level === "polite";
  return {
    id: polite ? "humble-pronouns" : "plain-pronouns",
    name: "나와 저",
    reason: `말투에 맞춰 ${polite ? "'나'를 '저'로" : "'저'를 '나'로"} 바꿨어요.`,
    find: (view) => {
      const edits = polite
        ? swap(view, PLAIN, { 나: "저", 내: "제" })
        : swap(view, HUMBLE, { 저: "나", 제: "내", 저희: "우리" });
      return edits.length === 0 ? edits : withoutKept(view, edits, level);
    },
  };
}

/** For a text that is converted to a level. */
export const PRONOUNS: Readonly<Record<Level, Rule>> = {
  formal: pronouns("formal"),
  polite: pronouns("polite"),
  casual: pronouns("casual"),
  plain: pronouns("plain"),
};

/** An ambiguous sentence, whose ending stays, keeps its pronoun too. */
function withoutKept({ text, sentences }: EditableText, edits: readonly Edit[], level: Level): Edit[] {
  const kept = sentences.filter(({ from, wordsTo, asks }) => {
    const { result } = convertEnding(text.slice(from, wordsTo), asks, level);
    return result === "ambiguous" || result === "no-form";
  });
  return edits.filter((edit) => !kept.some(({ from, to }) => edit.from >= from && edit.to <= to));
}

function swap(view: EditableText, pattern: RegExp, others: Readonly<Record<string, string>>): Edit[] {
  return editMatches(view, pattern, (match) => {
    const parts = match.slice(2).filter((part) => part !== undefined);
    const [word = "", particle = ""] = parts;
    const at = match.index + (match[1] ?? "").length;
    const near = view.text.slice(Math.max(0, at - 12), at);
    const before = near.trimEnd();
    const head = before === "" || near.slice(before.length).includes("\n");
    if (
      !head &&
      word === "나" &&
      isVerb(particle, before, view.text.slice(match.index + match[0].length, match.index + match[0].length + 8))
    )
      return null;
    if (!head && word === "내" && particle === "" && !BEFORE_MINE.test(before)) return null;
    return { from: at, to: match.index + match[0].length, text: (others[word] ?? word) + particle };
  });
}

function isVerb(particle: string, before: string, after: string): boolean {
  if (!/^[는도와]/.test(particle)) return false;
  if (AFTER_OBJECT.test(before)) return true;
  return AFTER_PLACE.test(before) && (particle !== "는" || ARISES.test(after.trimStart()));
}
