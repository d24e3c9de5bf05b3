import { type Ending, joinEnding } from "./join-ending.ts";
import type { Stem, WordKind } from "./stem.ts";

/**
 * Endings by function, so that one stem can replace another: 납부하는 becomes 내는, 필요로 하는 becomes 필요한. `verb` and
 * `adjective` are separate where they differ.
 */
interface Slot {
  readonly verb: Ending;
  readonly adjective: Ending;
  /** 있다 and 없다, and stems after a tense marker, take some verb endings. */
  readonly exists: Ending;
}

const same = (join: Ending["join"], list: string): Slot[] =>
  list.split(" ").map((text) => {
    const ending = { join, text: text === "_" ? "" : text };
    return { verb: ending, adjective: ending, exists: ending };
  });

const differing = (tails: string, verb: (t: string) => Ending, adjective: (t: string) => Ending): Slot[] =>
  tails.split(" ").map((tail) => {
    const text = tail === "_" ? "" : tail;
    return { verb: verb(text), adjective: adjective(text), exists: verb(text) };
  });

const SLOTS: readonly Slot[] = [
  ...same("p", "니다 니까 니다만"),
  ...same("a", "_ 요 서 도 야 야만 서는 서도 서야 라"),
  ...same(
    "u",
    "면 면서 며 니 니까 므로 려고 려는 려면 려 러 나 면서도 므로써 ㄹ ㄹ수록 ㄹ지 ㄹ까 ㄹ까요 ㄹ게요 ㄹ래요 ㅁ ㅁ으로써 ㅁ에 ㅁ에도 ㅁ을 ㅁ이 ㅁ은 ㅁ과 ㅂ시다 십시오 세요 ㄹ지라도 ㄹ뿐더러 ㄹ지도",
  ),
  ...same(
    "c",
    "고 고자 고서 고는 고도 지 지만 지요 죠 지는 지도 지를 자 자고 자는 자마자 게 게끔 도록 던 던가 든지 든 거나 기 기가 기는 기도 기를 기만 기에 기로 기까지 기도록 네 네요 거든요 더라도 더라 던데 더니 다가 길래 느라 다시피 겠다 겠습니다 겠어요 겠지만 겠고 겠으며",
  ),
  ...differing(
    "다 다고 다는 다면 다며 다거나 다지만 다던 다니 답니다 다는데",
    (t) => ({ join: "n", text: t }),
    (t) => ({ join: "n", text: t }),
  ),
  ...differing(
    "_ 데 데요 지 지를 지는 지도 지에 가 가를 가에 군요 구나 다",
    (t) => ({ join: "c", text: `는${t}` }),
    (t) => ({ join: "u", text: `ㄴ${t}` }),
  ),
  ...differing(
    "나 나요",
    (t) => ({ join: "c", text: t }),
    (t) => ({ join: "u", text: t === "나" ? "ㄴ가" : "ㄴ가요" }),
  ),
  ...differing(
    "_",
    () => ({ join: "u", text: "ㄴ" }),
    () => ({ join: "c", text: "던" }),
  ),
];

/** Markers between stem and ending: none, the past, -겠-, the honorific -시- and their combinations. */
const TENSES: readonly ((stem: Stem) => Stem)[] = [
  (stem) => stem,
  (stem) => sealed(joinEnding(stem, { join: "a", text: "ㅆ" })),
  (stem) => honoured(stem),
  (stem) => sealed(joinEnding(honoured(stem), { join: "a", text: "ㅆ" })),
];

function sealed(text: string): Stem {
  return { text, change: "none", kind: "sealed" };
}

function honoured(stem: Stem): Stem {
  return {
    text: joinEnding(stem, { join: "u", text: "시" }),
    change: "none",
    kind: stem.kind === "exists" ? "adjective" : stem.kind,
  };
}

function endingFor(slot: Slot, kind: WordKind): Ending {
  return kind === "adjective" ? slot.adjective : kind === "verb" ? slot.verb : slot.exists;
}

interface Place {
  readonly tense: number;
  readonly slot: number;
}

const known = new Map<string, ReadonlyMap<string, Place>>();

/** All forms of a stem, each with its tense and ending. If two forms are equal, earlier slots win. */
function formsOf(stem: Stem): ReadonlyMap<string, Place> {
  const key = `${stem.text}/${stem.change}/${stem.kind}`;
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const forms = new Map<string, Place>();
  const add = (form: string, place: Place) => {
    if (!forms.has(form)) forms.set(form, place);
  };
  TENSES.forEach((withTense, tense) => {
    const base = withTense(stem);
    SLOTS.forEach((slot, index) => {
      const ending = endingFor(slot, base.kind);
      add(joinEnding(base, ending), { tense, slot: index });
      if (ending.join === "a" && tense === 0)
        for (const long of uncontracted(stem)) add(long + ending.text, { tense, slot: index });
      if (base.text.endsWith("시") && ending.join === "a" && ending.text === "요")
        add(`${base.text.slice(0, -1)}세요`, { tense, slot: index });
    });
    if (tense === 1) {
      for (const long of uncontracted(stem)) {
        const base = sealed(`${long.slice(0, -1)}${long.endsWith("여") ? "였" : "었"}`);
        SLOTS.forEach((slot, index) => {
          add(joinEnding(base, slot.exists), { tense, slot: index });
        });
      }
    }
  });
  known.set(key, forms);
  return forms;
}

function uncontracted({ text }: Stem): readonly string[] {
  if (text.endsWith("하")) return [`${text}여`];
  return text.endsWith("되") || text.endsWith("지") || text.endsWith("이") ? [`${text}어`] : [];
}

/**
 * A form of `from` as the same form of `to`: 납부했으며 with 납부하다 and 내다 gives 냈으며. Null if `form` is no known form of
 * `from`.
 */
export function reconjugate(form: string, from: Stem, to: Stem): string | null {
  const place = formsOf(from).get(form);
  if (place === undefined) return null;
  const withTense = TENSES[place.tense];
  const slot = SLOTS[place.slot];
  if (withTense === undefined || slot === undefined) return null;
  const base = withTense(to);
  return joinEnding(base, endingFor(slot, base.kind));
}
