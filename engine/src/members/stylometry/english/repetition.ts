import { type Family, type FeatureValues, measured } from "../feature.ts";
import { deviation, mean, movingDistinct, numberItems, share } from "../statistics.ts";
import type { TokenizedText } from "../tokenized-text.ts";
import { COMMON_WORDS } from "./common-words.ts";

/** How rich the words are and what returns, over fixed windows so that length does not matter. */
const hidden = { shown: false } as const;

export const REPETITION: Family = {
  id: "english-repetition",
  features: [
    measured("en-distinct-25", "단어 25개의 종류", hidden),
    measured("en-distinct-100", "단어 100개의 종류", hidden),
    measured("en-yule", "율의 K", hidden),
    measured("en-once-share", "한 번만 쓴 단어", hidden),
    measured("en-common-share", "흔한 단어의 몫", hidden),
    measured("en-common-variation", "흔한 단어의 몫의 변화", hidden),
    measured("en-content-distinct", "내용어의 종류", hidden),
    measured("en-content-return", "내용어이 다시 나온 몫", hidden),
    measured("en-rare-length", "드문 단어의 길이", hidden),
    measured("en-cosine-neighbours", "이웃한 문장의 비슷함", hidden),
    measured("en-cosine-variation", "이웃한 문장의 비슷함의 변화", hidden),
    measured("en-same-two-openings", "같은 두 단어로 여는 문장", hidden),
    measured("en-same-closings", "같은 단어로 닫는 문장", hidden),
    measured("en-triple-return", "반복한 세 단어", hidden),
    measured("en-function-distinct", "기능어의 종류", hidden),
  ],
  measure: measureRepetition,
};

/** Words over which Yule's K and the share of words used once are measured. */
const BLOCK = 100;

function measureRepetition(view: TokenizedText): FeatureValues {
  const words = view.cores.filter((core) => core !== "" && !/\d/.test(core));
  const content = words.filter((core) => !COMMON_WORDS.has(core));
  const common = words.filter((core) => COMMON_WORDS.has(core));
  const shares: number[] = [];
  const cosines: number[] = [];
  const openings: string[] = [];
  const closings: string[] = [];
  let before = new Set<string>();
  for (const { firstWord, lastWord } of view.sentences) {
    const own = view.cores.slice(firstWord, lastWord);
    const plain = own.filter((core) => COMMON_WORDS.has(core)).length;
    if (own.length >= 4) shares.push(plain / own.length);
    const here = new Set(own);
    if (before.size > 0) cosines.push(share(overlap(before, here), Math.sqrt(before.size * here.size)));
    before = here;
    openings.push(`${own[0]} ${own[1]}`);
    closings.push(own.at(-1) ?? "");
  }
  const stems = content.map((core) => core.slice(0, 6));
  const { yule, once } = measureBlocks(words);
  return {
    "en-distinct-25": movingDistinct(numberItems(words), 25),
    "en-distinct-100": movingDistinct(numberItems(words), 100),
    "en-yule": yule,
    "en-once-share": once,
    "en-common-share": share(common.length, words.length),
    "en-common-variation": deviation(shares),
    "en-content-distinct": movingDistinct(numberItems(stems), 40),
    "en-content-return": share(countReturns(stems, 60), stems.length),
    "en-rare-length": mean(content.map((core) => core.length)),
    "en-cosine-neighbours": mean(cosines),
    "en-cosine-variation": deviation(cosines),
    "en-same-two-openings": share(countReturns(openings, 12), openings.length),
    "en-same-closings": share(countReturns(closings, 12), closings.length),
    "en-triple-return": 1000 * share(countReturns(triples(words), 150), words.length),
    "en-function-distinct": movingDistinct(numberItems(common), 40),
  };
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const item of a) if (b.has(item)) both++;
  return both;
}

/** Items that occurred among the `reach` items before. */
function countReturns(items: readonly string[], reach: number): number {
  const places = new Map<string, number>();
  let returned = 0;
  for (const [at, item] of items.entries()) {
    const place = places.get(item);
    if (place !== undefined && at - place <= reach) returned++;
    places.set(item, at);
  }
  return returned;
}

function triples(words: readonly string[]): string[] {
  return words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`);
}

/** Mean over whole blocks of Yule's K and of the share of words used once; of a shorter text, over all of it. */
function measureBlocks(words: readonly string[]): { yule: number; once: number } {
  let yule = 0;
  let once = 0;
  let blocks = 0;
  for (let from = 0; from === 0 || from + BLOCK <= words.length; from += BLOCK) {
    const own = words.slice(from, from + BLOCK);
    const counts = new Map<string, number>();
    for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
    let squares = 0;
    let single = 0;
    for (const count of counts.values()) {
      squares += count * count;
      if (count === 1) single++;
    }
    yule += share(squares - own.length, own.length * own.length);
    once += share(single, own.length);
    blocks++;
  }
  return { yule: 1000 * share(yule, blocks), once: share(once, blocks) };
}
