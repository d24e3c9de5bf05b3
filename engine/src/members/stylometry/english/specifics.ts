import { counted, type Family, type FeatureValues, measured } from "../feature.ts";
import { share } from "../statistics.ts";
import type { TokenizedText } from "../tokenized-text.ts";

/** What can be checked: dates, numbers, units, names, initials, addresses of the web. People give more of it. */
export const SPECIFICS: Family = {
  id: "english-specifics",
  features: [
    counted(
      "en-months",
      "달",
      "january|february|april|june|july|august|september|october|november|december|jan|feb|aug|sept|oct|nov|dec",
    ),
    counted(
      "en-weekdays",
      "요일",
      "monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|yesterday|tomorrow|today|morning|afternoon|evening",
    ),
    counted(
      "en-time-spans",
      "hours, weeks",
      "minutes|hours|days|weeks|months|ago|week|month|hour|minute|decade|decades|century",
    ),
    counted(
      "en-number-words",
      "one, two",
      "two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|hundred|thousand|million|billion|dozen|half|twice",
    ),
    counted("en-ordinals", "first, second", "first|second|third|fourth|fifth|last|next"),
    counted(
      "en-units",
      "kg, miles",
      "km|kg|cm|mm|ft|lb|lbs|miles|mile|feet|inches|pounds|dollars|euros|percent|degrees|mg|ml|gb|mph|years old",
    ),
    counted("en-titles", "호칭", "mr|mrs|ms|dr|prof|sir|president|minister|senator|judge|captain|professor|king|queen"),
    measured("en-years", "해"),
    measured("en-exact-numbers", "어림이 아닌 숫자"),
    measured("en-round-numbers", "어림한 숫자"),
    measured("en-digits", "숫자의 몫"),
    measured("en-initialisms", "약어"),
    measured("en-names-of-two", "두 단어 이름"),
    measured("en-names-distinct", "다른 이름의 수"),
    measured("en-name-share", "이름이 든 문장"),
    measured("en-capital-after-the", "the 뒤의 대문자"),
  ],
  measure: measureSpecifics,
};

function measureSpecifics({ prose, wordCount, sentences }: TokenizedText): FeatureValues {
  const rateOf = (pattern: RegExp) => 1000 * share(prose.match(pattern)?.length ?? 0, wordCount);
  const names = new Set<string>();
  let withName = 0;
  for (const { start, end } of sentences) {
    const own = prose.slice(start + 1, end).match(/[a-z,;] [A-Z][a-z]{2,20}/g);
    if (own === null) continue;
    withName++;
    for (const name of own) names.add(name.slice(2));
  }
  let digits = 0;
  for (let i = 0; i < prose.length; i++) {
    const c = prose.charCodeAt(i);
    if (c >= 0x30 && c <= 0x39) digits++;
  }
  return {
    "en-years": rateOf(/\b(?:1[5-9]|20)\d\d\b/g),
    "en-exact-numbers": rateOf(/\b\d{1,3}[.,]\d|\b\d{0,3}[1-9]\b/g),
    "en-round-numbers": rateOf(/\b\d{0,4}0\b/g),
    "en-digits": 1000 * share(digits, prose.length),
    "en-initialisms": rateOf(/\b[A-Z]{2,6}\b|\b[A-Z]\.[A-Z]\./g),
    "en-names-of-two": rateOf(/[a-z,] [A-Z][a-z]{1,20} [A-Z][a-z]/g),
    "en-names-distinct": 100 * share(names.size, Math.sqrt(Math.max(1, wordCount))),
    "en-name-share": share(withName, sentences.length),
    "en-capital-after-the": rateOf(/\bthe [A-Z][a-z]/g),
  };
}
