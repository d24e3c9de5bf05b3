import { counted, type Family, type FeatureValues, measured } from "../feature.ts";
import { numberItems, share, windowEntropy } from "../statistics.ts";
import type { TokenizedText } from "../tokenized-text.ts";
import { HANGUL_WORD } from "../tokenized-text.ts";
import { COMITATIVE, GENITIVE, INSTRUMENTAL, LOCATIVE, OBJECT, SUBJECT, TOPIC, wordClasses } from "./word-endings.ts";

/**
 * Particles. Expository model texts have many objects (-을/를) and few subjects and auxiliaries (-도, -만, -까지); people add
 * 도, 만, 밖에 and drop particles in speech. Human news and law chain nouns and genitives as models do.
 */
export const PARTICLES: Family = {
  id: "particles",
  features: [
    measured("particle-topic", "'-은/는'"),
    measured("particle-subject", "'-이/가'"),
    measured("particle-object", "'-을/를'"),
    measured("particle-genitive", "'-의'"),
    measured("particle-locative", "'-에', '-에서'"),
    measured("particle-instrumental", "'-로'"),
    measured("particle-comitative", "'-와/과'"),
    measured("particle-entropy", "조사의 흩어짐", { shown: false }),
    measured("object-subject-ratio", "주어에 대한 목적어의 비율"),
    measured("topic-subject-ratio", "'-이/가'에 대한 '-은/는'의 비율"),
    measured("genitive-chains", "잇달아 나온 '-의'"),
    measured("bare-nouns", "조사 없이 놓인 단어"),
    measured("bare-noun-runs", "조사 없이 늘어놓은 명사"),
    counted("particle-also", "'-도'", "*도|*에도|*에서도|*로도|*까지도"),
    counted("particle-only", "'-만'", "*만|*에만|*만이|*만을|*만의|*뿐|*뿐이다|*밖에"),
    counted("particle-until", "'-까지', '-부터'", "*까지|*부터|*까지는|*부터는|*까지의"),
    counted("particle-every", "'-마다', '-씩'", "*마다|*씩|*쯤|*째|*당|*끼리"),
    counted("particle-dative", "'-에게', '-께'", "*에게|*에게는|*께|*께서|*께서는|*에게서"),
    counted("particle-compared", "'-보다', '-처럼'", "*보다|*보다는|*보다도|*처럼|*만큼|*같이"),
    counted("particle-as", "'-로서', '-로써'", "*로서|*로써|*으로서|*으로써|*로서의"),
    counted("topic-locative", "'-에는', '-에서는'", "*에는|*에서는|*으로는|*로는|*에서만|*까지는|*와는|*과는"),
  ],
  measure: measureParticles,
};

/** Particles per window when measuring their entropy. */
const WINDOW = 30;

function measureParticles(view: TokenizedText): FeatureValues {
  const { connectives, particles } = wordClasses(view);
  const counts = new Float64Array(13);
  const kinds: number[] = [];
  let chains = 0;
  let bare = 0;
  let runs = 0;
  let hangul = 0;
  let beforeGenitive = false;
  let run = 0;
  for (let k = 0; k < view.wordCount; k++) {
    const kind = particles[k] ?? 0;
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (kind > 0) kinds.push(kind);
    if (kind === GENITIVE && beforeGenitive) chains++;
    beforeGenitive = kind === GENITIVE;
    if (view.kinds[k] !== HANGUL_WORD) {
      run = 0;
      continue;
    }
    hangul++;
    if (kind === 0 && connectives[k] === -1 && isBare(view.cores[k] ?? "")) {
      bare++;
      run++;
      if (run === 3) runs++;
    } else run = 0;
  }
  const words = view.wordCount;
  return {
    "particle-topic": share(counts[TOPIC] ?? 0, words),
    "particle-subject": share(counts[SUBJECT] ?? 0, words),
    "particle-object": share(counts[OBJECT] ?? 0, words),
    "particle-genitive": share(counts[GENITIVE] ?? 0, words),
    "particle-locative": share(counts[LOCATIVE] ?? 0, words),
    "particle-instrumental": share(counts[INSTRUMENTAL] ?? 0, words),
    "particle-comitative": share(counts[COMITATIVE] ?? 0, words),
    "particle-entropy": windowEntropy(numberItems(kinds), WINDOW),
    "object-subject-ratio": share((counts[OBJECT] ?? 0) + 1, (counts[OBJECT] ?? 0) + (counts[SUBJECT] ?? 0) + 2),
    "topic-subject-ratio": share((counts[TOPIC] ?? 0) + 1, (counts[TOPIC] ?? 0) + (counts[SUBJECT] ?? 0) + 2),
    "genitive-chains": 1000 * share(chains, words),
    "bare-nouns": share(bare, hangul),
    "bare-noun-runs": 1000 * share(runs, words),
  };
}

/** Last syllables of verbs, adnominals and adverbs: words that end in one of them are not bare nouns. */
const ENDS_IN_GRAMMAR = new Set(
  "다고며면서지게히한된할될는은을를던어아여해돼려니까요죠네데도만와과로에의이가나록든라자란인일운런",
);

function isBare(core: string): boolean {
  return core.length >= 2 && !ENDS_IN_GRAMMAR.has(core.charAt(core.length - 1));
}
