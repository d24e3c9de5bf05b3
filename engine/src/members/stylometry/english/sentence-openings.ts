import { countedPerSentence, type Family, type FeatureValues, measured } from "../feature.ts";
import { share } from "../statistics.ts";
import type { SentenceTokens, TokenizedText } from "../tokenized-text.ts";

/** How sentences begin, as shares of the sentences. */
export const ENGLISH_OPENINGS: Family = {
  id: "english-openings",
  features: [
    countedPerSentence("en-opens-he-she-they", "he, she, they로 여는 문장", "^he|^she|^they|^it|^he's|^she's|^they're"),
    countedPerSentence("en-opens-only-i", "I로 여는 문장", "^i|^i'm|^i've|^i'd|^i'll|^my|^im|^ive"),
    countedPerSentence("en-opens-only-we", "we로 여는 문장", "^we|^we're|^we've|^we'll|^our|^let's"),
    countedPerSentence("en-opens-you", "you로 여는 문장", "^you|^your|^you're|^you'll|^you've"),
    countedPerSentence("en-opens-that", "that, those로 여는 문장", "^that|^that's|^those"),
    countedPerSentence(
      "en-opens-this-noun",
      "This에 이름씨를 이은 문장",
      "^this *tion|^this *ment|^this *ach|^this *ity|^these *s",
    ),
    countedPerSentence(
      "en-opens-there-is",
      "There is로 여는 문장",
      "^there is|^there are|^there was|^there were|^there's",
    ),
    countedPerSentence("en-opens-it-is", "It is로 여는 문장", "^it is|^it was|^it's|^it has|^it can|^it would"),
    countedPerSentence(
      "en-opens-time",
      "때로 여는 문장",
      "^when|^after|^before|^during|^once|^since|^until|^later|^now|^today|^yesterday|^last|^recently|^suddenly",
    ),
    countedPerSentence("en-opens-if", "If로 여는 문장", "^if|^unless|^whether"),
    countedPerSentence("en-opens-because", "Because로 여는 문장", "^because|^since|^as|^due to|^given"),
    countedPerSentence(
      "en-opens-although",
      "Although로 여는 문장",
      "^although|^though|^even though|^while|^whereas|^despite",
    ),
    countedPerSentence(
      "en-opens-place",
      "곳으로 여는 문장",
      "^in|^on|^at|^from|^under|^inside|^outside|^across|^throughout",
    ),
    countedPerSentence("en-opens-by-ing", "By -ing로 여는 문장", "^by *ing|^in addition to *ing|^through *ing"),
    countedPerSentence("en-opens-gerund", "-ing로 여는 문장", "^*ing"),
    countedPerSentence("en-opens-question-word", "물음말로 여는 문장", "^what|^why|^how|^who|^where|^which|^what's"),
    countedPerSentence(
      "en-opens-spoken",
      "말하듯 여는 문장",
      "^well|^oh|^yeah|^yes|^no|^ok|^okay|^anyway|^hey|^hi|^lol|^haha",
    ),
    countedPerSentence("en-opens-only-and", "And로 여는 문장", "^and"),
    countedPerSentence("en-opens-only-but", "But로 여는 문장", "^but"),
    countedPerSentence(
      "en-opens-quantity",
      "수나 양으로 여는 문장",
      "^some|^many|^most|^all|^each|^every|^one|^two|^several|^both|^another",
    ),
    measured("en-opens-adverb-comma", "-ly와 쉼표로 여는 문장", { readsPunctuation: true }),
    measured("en-opens-participle-comma", "-ing나 -ed에 이어 쉼표가 오는 여는 말", { readsPunctuation: true }),
    measured("en-opens-phrase-comma", "세 단어 이상의 여는 말과 쉼표", { readsPunctuation: true }),
    measured("en-opens-quote", "따옴표로 여는 문장", { readsPunctuation: true }),
    measured("en-opens-number", "숫자로 여는 문장"),
    measured("en-opens-name", "이름으로 여는 문장"),
    measured("en-opens-one-word", "한두 단어 문장"),
  ],
  measure: measureOpenings,
};

/** An opening phrase ends with a comma within this many words. */
const OPENING_WORDS = 9;

function measureOpenings(view: TokenizedText): FeatureValues {
  const found = { adverb: 0, participle: 0, phrase: 0, quote: 0, number: 0, name: 0, short: 0 };
  for (const sentence of view.sentences) {
    const { firstWord, lastWord } = sentence;
    const core = view.cores[firstWord] ?? "";
    const comma = firstComma(view, sentence);
    if (comma === 1 && core.length > 4 && core.endsWith("ly")) found.adverb++;
    if (comma > 1 && core.length > 4 && /(?:ing|ed)$/.test(core)) found.participle++;
    if (comma > 2) found.phrase++;
    if (/["']/.test(view.leads[firstWord] ?? "")) found.quote++;
    if (/^\d/.test(core)) found.number++;
    if (hasNameNext(view, sentence)) found.name++;
    if (lastWord - firstWord <= 2) found.short++;
  }
  const of = (count: number) => share(count, view.sentences.length);
  return {
    "en-opens-adverb-comma": of(found.adverb),
    "en-opens-participle-comma": of(found.participle),
    "en-opens-phrase-comma": of(found.phrase),
    "en-opens-quote": of(found.quote),
    "en-opens-number": of(found.number),
    "en-opens-name": of(found.name),
    "en-opens-one-word": of(found.short),
  };
}

/** Number of words up to the first comma; 0 if none is near the beginning. */
function firstComma(view: TokenizedText, { firstWord, lastWord }: SentenceTokens): number {
  for (let k = firstWord; k < Math.min(lastWord, firstWord + OPENING_WORDS); k++) {
    if (view.comma[k] === 1) return k - firstWord + 1;
  }
  return 0;
}

/** Whether the second word of a sentence begins with a capital, as in names. */
function hasNameNext({ prose }: TokenizedText, { start, end }: SentenceTokens): boolean {
  const space = prose.indexOf(" ", start);
  if (space < 0 || space >= end - 1) return false;
  const c = prose.charCodeAt(space + 1);
  const next = prose.charCodeAt(space + 2);
  return c >= 0x41 && c <= 0x5a && next >= 0x61 && next <= 0x7a;
}
