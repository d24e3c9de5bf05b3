import { finalOf, lastSyllable, withFinal, withVowel } from "./jamo.ts";
import { infinitive, joinEnding } from "./join-ending.ts";
import { type Change, endsIn, type Stem, stemOf } from "./stem.ts";
import {
  ADJECTIVES,
  HADA_ADJECTIVES,
  IRREGULAR_D,
  IRREGULAR_S,
  L_STEMS,
  P_VERBS,
  REGULAR_H,
  REGULAR_P,
  REO_REU,
  VERBS,
} from "./stem-lists.ts";

/**
 * Stems whose infinitive in 아/어 is `form`. One entry: certain. Several: the form is ambiguous (들어 is 듣다 or 들다), and the
 * caller decides by context or leaves it. None: unknown.
 */
export function stemsOfInfinitive(form: string): readonly Stem[] {
  const candidates = rebuild(form).filter((stem) => stem.text !== "" && infinitive(stem) === contracted(form));
  const known = candidates.filter((stem) => isKnown(stem.text));
  if (known.length > 0) return unique(known);
  return unique(candidates.filter((stem) => isRegular(stem, form)));
}

/** Stems whose form before the 으-endings (-(으)시-, -(으)ㄴ, -(으)면) is `form`, without the 으 or the final of the ending. */
export function stemsBeforeU(form: string): readonly Stem[] {
  const list: Stem[] = [stemOf(form)];
  const before = form.slice(0, -1);
  if (form.endsWith("으") && before !== "") {
    list.length = 0;
    if (finalOf(before) === "ㄹ") list.push(stemOf(withFinal(before, "ㄷ"), "ㄷ"));
    else if (finalOf(before) === "") list.push(stemOf(withFinal(before, "ㅅ"), "ㅅ"));
    else list.push(stemOf(before));
  } else if (form.endsWith("우") && before !== "" && finalOf(before) === "") {
    list.push(stemOf(withFinal(before, "ㅂ")));
  }
  if (finalOf(form) === "" && !form.endsWith("으")) {
    list.push(stemOf(withFinal(form, "ㄹ")));
    if (lastSyllable(form)?.vowel !== "ㅡ") list.push(stemOf(withFinal(form, "ㅎ")));
  }
  const fits = list.filter((stem) => undone(stem) === form);
  const known = fits.filter((stem) => isKnown(stem.text));
  const colour = known.filter(({ change }) => change === "ㅎ");
  if (colour.length > 0) return colour;
  return known.length > 0 ? unique(known) : fits.slice(0, 1);
}

/** Stems with the open form `form` before ㅂ니다 or ㄴ다: the form itself, or with the dropped ㄹ (놉니다). */
export function stemsOfOpenForm(form: string): readonly Stem[] {
  const plain = stemOf(form);
  const withL = stemOf(withFinal(form, "ㄹ"));
  // -어지다 makes verbs of all kinds; 되어질 is not a stem.
  if (/[아어해와워라러려져]지$/.test(form)) return [plain];
  const plainKnown = isKnown(form);
  const liquid = isLiquid(withL.text);
  if (liquid && plainKnown) return [plain, withL];
  return liquid ? [withL] : [plain];
}

function undone(stem: Stem): string {
  const joined = joinEnding(stem, { join: "u", text: "시" });
  return joined.slice(0, -1);
}

/** Uncontracted forms are read like their contractions: 하여 as 해, 되어 as 돼, 보아 as 봐, 가지어 as 가져. */
function contracted(form: string): string {
  const before = form.slice(0, -1);
  const last = lastSyllable(before);
  if (last === null || last.final !== "") return form;
  if (form.endsWith("하여")) return `${before.slice(0, -1)}해`;
  // 지다 is always contracted in prose, so 지어 is 짓다; the same applies to the other stems that lose ㅅ.
  if (endsIn(withFinal(before, "ㅅ"), IRREGULAR_S)) return form;
  if (form.endsWith("어") && /[ㅚㅜㅣㅐㅔ]/.test(last.vowel)) {
    const stem = stemOf(before);
    const short = infinitive(stem);
    if (isKnown(before) && short !== form) return short;
  }
  if (form.endsWith("아") && last.vowel === "ㅗ" && isKnown(before)) return infinitive(stemOf(before));
  return form;
}

/** Stems with a regular homonym of another form: 묻어 (to bury) and 물어 (to ask). */
const TWINS = new Set(["묻", "걷", "굽"]);

function rebuild(form: string): Stem[] {
  const list: Stem[] = [];
  const last = lastSyllable(form);
  if (last === null || (last.final !== "" && last.final !== "ㅆ")) return list;
  const add = (text: string, change?: Change) => {
    if (text !== "") list.push(stemOf(text, change));
  };
  const before = form.slice(0, -1);
  const ending = form.slice(-1);
  const final = finalOf(before);
  if (ending === "아" || ending === "어") {
    if (final !== null) add(before, TWINS.has(before) ? "none" : undefined);
    const [heard, built] = [withFinal(before, "ㄷ"), withFinal(before, "ㅅ")];
    if (final === "ㄹ" && endsIn(heard, IRREGULAR_D)) add(heard, "ㄷ");
    if (final === "" && endsIn(built, IRREGULAR_S)) add(built, "ㅅ");
  }
  if ((ending === "워" || ending === "와") && final === "") {
    const stem = withFinal(before, "ㅂ");
    add(stem, ending === "와" ? "ㅂ오" : "ㅂ");
  }
  const vowels: Readonly<Record<string, readonly string[]>> = {
    ㅝ: ["ㅜ"],
    ㅘ: ["ㅗ"],
    ㅕ: ["ㅣ", "ㅕ"],
    ㅙ: ["ㅚ"],
    ㅐ: ["ㅐ"],
    ㅔ: ["ㅔ"],
    ㅏ: ["ㅏ", "ㅡ"],
    ㅓ: ["ㅓ", "ㅡ"],
  };
  for (const vowel of vowels[last.vowel] ?? []) {
    const text = withVowel(form, vowel);
    if (!/^[아어]$/.test(ending)) add(text);
  }
  if (ending === "해") add(`${before}하`);
  if (form.endsWith("하여")) add(form.slice(0, -1));
  if ((ending === "라" || ending === "러") && final === "ㄹ") add(`${withFinal(before, "")}르`, "르");
  if (ending === "러" && (endsIn(before, REO_REU) || before === "이르")) add(before, "러");
  if (form === "퍼") add("푸", "우");
  if (last.vowel === "ㅐ") for (const v of ["ㅓ", "ㅏ"]) add(withFinal(withVowel(form, v), "ㅎ"));
  if (last.vowel === "ㅔ") add(withFinal(withVowel(form, "ㅓ"), "ㅎ"));
  if (last.vowel === "ㅒ") add(withFinal(withVowel(form, "ㅑ"), "ㅎ"));
  if (last.vowel === "ㅖ") add(withFinal(withVowel(form, "ㅕ"), "ㅎ"));
  if (form.endsWith("하여") || contracted(form) !== form) return [...list, ...rebuild(contracted(form))];
  return list;
}

/** Prefixes after which a short known stem ends a compound: 도와주, 알아보, 들어가. */
const COMPOUND = /[아어여해와워라러려져쳐켜겨봐돼내]$/;

/** Verbs whose compounds are listed individually, since words with that ending are usually others: 먹어서, 줄어들어. */
const ALONE = new Set([
  "줄",
  "갈",
  "날",
  "살",
  "알",
  "말",
  "일",
  "불",
  "빨",
  "털",
  "떨",
  "쓸",
  "벌",
  "풀",
  "서",
  "듣",
  "묻",
  "걷",
  "싣",
  "지",
  "나",
  "내",
]);

/** Whether the stem is listed, as a whole or as the last part of a compound verb. */
export function isKnown(text: string): boolean {
  if (text.endsWith("하")) return true;
  if (VERBS.has(text) || ADJECTIVES.has(text) || REGULAR_P.has(text) || P_VERBS.has(text) || L_STEMS.has(text))
    return true;
  if (IRREGULAR_D.has(text) || IRREGULAR_S.has(text) || REGULAR_H.has(text) || HADA_ADJECTIVES.has(text)) return true;
  if (/(?:스럽|롭|답|있|없|싶|같|않|거리|어지|아지|시키|당하|드리|되|뜨리|트리)$/.test(text) && text.length > 1)
    return true;
  for (let length = 1; length < text.length; length++) {
    const head = text.slice(0, -length);
    if (
      (head.length > 1 || /[해와가]/.test(head)) &&
      COMPOUND.test(head) &&
      VERBS.has(text.slice(-length)) &&
      !ALONE.has(text.slice(-length))
    )
      return true;
  }
  return false;
}

function isLiquid(text: string): boolean {
  if (L_STEMS.has(text)) return true;
  for (let length = 2; length < text.length; length++) if (L_STEMS.has(text.slice(-length))) return true;
  return text.endsWith("들") && COMPOUND.test(text.slice(0, -1));
}

/** Unknown words count as regular if only one reading is usual: 뽑혀 is 뽑히다, 새로워 an adjective in ㅂ. */
function isRegular(stem: Stem, form: string): boolean {
  if (form.length < 2) return false;
  const ending = form.slice(-1);
  if (/[여혀려져쳐켜겨셔춰둬줘]$/.test(form))
    return stem.text.length === form.length && /[ㅣㅜ]/.test(vowelOf(stem.text));
  if (ending === "워") return stem.change === "ㅂ";
  if (ending === "아" || ending === "어") return stem.change === "none" && finalOf(stem.text) !== "";
  return false;
}

function vowelOf(text: string): string {
  return lastSyllable(text)?.vowel ?? "";
}

function unique(stems: readonly Stem[]): readonly Stem[] {
  const seen = new Map<string, Stem>();
  for (const stem of stems) if (!seen.has(stem.text + stem.change)) seen.set(stem.text + stem.change, stem);
  return [...seen.values()];
}
