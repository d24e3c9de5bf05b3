import { MIXED_BAND } from "../judgement/verdict-bands.ts";
import { featuresOf } from "../stylometry/features.ts";
import { locateSigns } from "../stylometry/locate-signs.ts";
import { styleLanguage } from "../stylometry/measure-stylometry.ts";
import type { EvidenceFacts } from "./build-evidence.ts";
import { referencesFor, standingOf } from "./feature-reference.ts";
import { nameOf } from "./phrase-standing.ts";

const MOST_REASONS = 3;
/** Features looked for in each direction, strongest first. */
const MOST_FEATURES = 30;
/** A feature that stands in more than this share of the sentences tells no sentence from another. */
const COMMON = 0.6;
/** Only what is more frequent than in so large a share of human texts is named for a machine, less frequent for a person. */
const USUAL = 0.5;

/**
 * For each sentence, the names of up to three measured signs in it that speak the way the sentence was judged: signs of AI
 * text from 0.4 on, signs of a person below. Empty where nothing measured stands in the sentence, and for those left out.
 */
export function sentenceReasons(facts: EvidenceFacts, probabilities: readonly number[]): string[][] {
  const { prepared, contributions } = facts;
  const features = featuresOf(styleLanguage(prepared));
  const compared = facts.references === null ? null : referencesFor(facts.references, facts.documentType);
  const order = [...features.keys()]
    .filter((place) => features[place]?.shown && (facts.values[place] ?? 0) > 0 && contributions[place] !== 0)
    .filter((place) => {
      const reference = compared?.list[place];
      return reference === undefined || standingOf(reference, facts.values[place] ?? 0).lower >= USUAL;
    })
    .sort((a, b) => Math.abs(contributions[b] ?? 0) - Math.abs(contributions[a] ?? 0) || a - b);
  const forAi = order.filter((place) => (contributions[place] ?? 0) > 0).slice(0, MOST_FEATURES);
  const forHuman = order.filter((place) => (contributions[place] ?? 0) < 0).slice(0, MOST_FEATURES);
  const located = locateSigns(prepared, new Set([...forAi, ...forHuman]));
  const included = prepared.sentences.filter((sentence) => sentence.excluded === null).length;
  const reasons: string[][] = prepared.sentences.map(() => []);
  const fill = (places: readonly number[], speaks: (probability: number) => boolean, lead: string) => {
    const families = new Map<number, Set<string>>();
    for (const place of places) {
      const feature = features[place];
      const indexes = located.get(place) ?? [];
      if (feature === undefined || indexes.length > Math.max(3, COMMON * included)) continue;
      for (const index of indexes) {
        const list = reasons[index];
        if (list === undefined || list.length >= MOST_REASONS || !speaks(probabilities[index] ?? 0)) continue;
        const said = families.get(index) ?? new Set<string>();
        const topic = feature.id.includes("comma") ? "comma" : feature.id;
        if (said.has(topic)) continue;
        said.add(topic);
        families.set(index, said);
        list.push(`${lead}: ${nameOf(feature)}`);
      }
    }
  };
  fill(forAi, (probability) => probability >= MIXED_BAND, "AI 글에 흔한 표시");
  fill(forHuman, (probability) => probability < MIXED_BAND, "사람 글에 흔한 표시");
  return reasons;
}
