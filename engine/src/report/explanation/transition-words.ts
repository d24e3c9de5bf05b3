import type { TokenizedText } from "../../members/stylometry/tokenized-text.ts";
import type { Language } from "../../text/prepared-text.ts";

const TRANSITIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  ko: new Set(
    `그리고 그러나 하지만 그렇지만 그런데 근데 그래서 그러므로 따라서 그러니까 그러면 그럼 또한 또 및 또는 혹은 즉 곧 다만 단 한편 반면
    반면에 반대로 오히려 게다가 더구나 더욱이 나아가 아울러 더불어 특히 예컨대 가령 이를테면 요컨대 결국 결론적으로 결과적으로
    마지막으로 끝으로 먼저 우선 첫째 둘째 셋째 다음으로 이어서 물론 사실 실제로 이처럼 이렇듯 그럼에도 그래도 왜냐하면 그렇다면`.split(
      /\s+/,
    ),
  ),
  en: new Set(
    `however therefore thus moreover furthermore additionally also besides meanwhile nevertheless nonetheless consequently hence
    accordingly likewise similarly conversely instead otherwise first firstly second secondly third finally lastly next then
    overall ultimately indeed specifically notably importantly although though because since while whereas yet`.split(
      /\s+/,
    ),
  ),
};

/** Two and more words that count as one transition. */
const PHRASES: Readonly<Record<Language, readonly string[]>> = {
  ko: [
    "예를 들어",
    "예를 들면",
    "뿐만 아니라",
    "이를 통해",
    "이에 따라",
    "이와 같이",
    "다시 말해",
    "그럼에도 불구하고",
    "이로 인해",
    "더 나아가",
  ],
  en: [
    "in addition",
    "as a result",
    "for example",
    "for instance",
    "in conclusion",
    "in contrast",
    "on the other hand",
    "in other words",
    "in fact",
    "in short",
  ],
};

/** Whether a word, in lower case and without punctuation, is a transition by itself. */
export function isTransition(word: string, language: Language): boolean {
  return TRANSITIONS[language].has(word);
}

/** Number of transition words and phrases in the text; a phrase counts once. */
export function countTransitions(view: TokenizedText, language: Language): number {
  const single = TRANSITIONS[language];
  const phrases = new Map<string, string[][]>();
  for (const phrase of PHRASES[language]) {
    const words = phrase.split(" ");
    const head = words[0] ?? "";
    phrases.set(head, [...(phrases.get(head) ?? []), words]);
  }
  let count = 0;
  for (let k = 0; k < view.wordCount; k++) {
    const word = view.cores[k] ?? "";
    const phrase = phrases.get(word)?.find((words) => words.every((part, n) => view.cores[k + n] === part));
    if (phrase !== undefined) {
      count++;
      k += phrase.length - 1;
    } else if (single.has(word)) count++;
  }
  return count;
}
