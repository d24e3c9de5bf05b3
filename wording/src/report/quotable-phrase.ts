/** Longest quotation of a sentence in a question, in Korean and in Latin letters. */
const LONGEST = 22;
const LONGEST_LATIN = 40;
/** Shorter phrases say too little. */
const SHORTEST = 4;

/** Words that only join a sentence to the one before, or point at it. */
const JOINING = new Set(
  "또한 그리고 그러나 하지만 따라서 그래서 그러므로 특히 즉 한편 나아가 결국 이처럼 이렇게 이를 이는 이러한 이런 그런 그 이 저 그때 더 더욱 가장 매우".split(
    " ",
  ),
);
/** A noun with the particle of an object. */
const OBJECT = /^([가-힣A-Za-z0-9·]{2,30})[을를]$/;
/** A noun of which the next word says something: "구축이 필요하다". */
const SUBJECT = /^([가-힣A-Za-z0-9·]{2,30})[이가]$/;
const SAID_OF_SUBJECT = /^(필요|중요|가능|시급|절실)/;
/** After these, a word in -을 is the form of a verb: "먹을 수". */
const AFTER_VERB = /^(수|것|때|때문|만큼|정도|뿐|줄|지|거|듯|겁)/;
/** Words that may stand in front of a noun: "심각한", "사회의", "통합적인", "하는", but no topic such as "독서는". */
const BEFORE_NOUN = /[가-힣](의|적|적인|한|던|된|인|운|른|린|진)$/;
const VERB_BEFORE_NOUN = /(하|되|있|없|높|낮|많|좋|깊|넓|짧|작|시키|미치|만드|보이)[은는]$/;
const PLAIN_NOUN = /^[가-힣]{2,4}$/;
const NO_NOUN = /[다요고며서면니게도록때수에로가이만나와과해히여어아은는을를]$/;

/** Words that only lead to the noun after them: "서비스에 대한". */
const LEADING_ON = /(?:[에을를] )?(?:대한|위한|통한|따른|관한|의한|인한|위해|통해|경우)$/;
/** English words that no quotation ends with. */
const LEFT_OPEN = / (?:a|an|the|and|or|but|of|for|to|in|on|at|by|with|is|are|that|which)$/i;

const trimWord = (word: string) => word.replace(/^[^가-힣A-Za-z0-9]{1,9}/, "").replace(/[^가-힣A-Za-z0-9%]{1,9}$/, "");

/**
 * The part of a sentence that a question names, as it stands there: the longest object with what describes it
 * ("디지털 기술"), otherwise the sentence's beginning without joining words.
 */
export function quotablePhrase(sentence: string): string {
  const words = sentence.split(/\s/).filter((word) => word !== "");
  let best = "";
  for (const [at, word] of words.entries()) {
    const phrase = nounAt(words, at, word);
    if (phrase.length > best.length && sentence.includes(phrase)) best = phrase;
  }
  return best.length >= SHORTEST ? best : beginningOf(words);
}

function nounAt(words: readonly string[], at: number, word: string): string {
  const next = words[at + 1] ?? "";
  const isVerb = word.endsWith("을") && AFTER_VERB.test(next);
  const object = isVerb ? undefined : OBJECT.exec(word)?.[1];
  const noun = object ?? (SAID_OF_SUBJECT.test(next) ? SUBJECT.exec(word)?.[1] : undefined);
  if (noun === undefined || JOINING.has(word)) return "";
  let phrase = noun;
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const one = words[before] ?? "";
    if (JOINING.has(one) || !isDescribing(one)) break;
    if (one.length + 1 + phrase.length > LONGEST) break;
    phrase = `${one} ${phrase}`;
  }
  return phrase;
}

function isDescribing(word: string): boolean {
  if (LEADING_ON.test(word)) return false;
  if (BEFORE_NOUN.test(word) || VERB_BEFORE_NOUN.test(word)) return true;
  return PLAIN_NOUN.test(word) && !NO_NOUN.test(word);
}

/** Whole words up to the first comma; a short opening such as "Moreover," is passed over. */
function beginningOf(words: readonly string[]): string {
  const isLatin = !/[가-힣]/.test(words.join(""));
  const most = isLatin ? LONGEST_LATIN : LONGEST;
  const from = words.findIndex((word) => !JOINING.has(trimWord(word)));
  let phrase = "";
  for (const word of words.slice(Math.max(0, from))) {
    const longer = phrase === "" ? word : `${phrase} ${word}`;
    if (longer.length > most && phrase !== "") break;
    phrase = longer;
    if (!/[,.!?;:]$/.test(word)) continue;
    if (phrase.length >= most / 2) break;
    if (word.endsWith(",")) phrase = "";
  }
  const kept = phrase.length < SHORTEST ? words.join(" ") : phrase.replace(LEFT_OPEN, "").replace(LEADING_ON, "");
  return [...trimWord(kept)].slice(0, most).join("").trim();
}
