import type { Language } from "../report.ts";
import { sentenceFeaturesOf } from "../stylometry/measure-sentences.ts";
import { type Logistic, scoreLogistic } from "./logistic.ts";
import type { DocumentReading, SentenceReading } from "./measure-document.ts";

/** Evidence a character of the texts of one class: their mean, its variance between texts, and within them for one character. */
export interface Level {
  readonly mean: number;
  readonly between: number;
  readonly within: number;
}

export interface Levels {
  readonly human: Level;
  readonly ai: Level;
}

export interface TwoWriterParameters {
  /** What the n-gram models and then the language models' ratio count in a sentence's own evidence. */
  readonly evidence: readonly number[];
  /** Of the sentences' own evidence, and of that which hears what stands around (`sentenceEvidence`). */
  readonly own: Levels;
  readonly heard: Levels;
  /** Whether two sentences are by one writer (`pairInputs`). */
  readonly pairs: Logistic;
}

/** Numbers that `twoWriterInputs` gives for each of the two kinds of evidence. */
const NUMBERS = 6;
export const TWO_WRITER_INPUTS = 2 * NUMBERS;
/** What is said of a window with a single sentence, which has no two writers. */
const UNDIVIDED = [0.5, 0.3, 0, 0.5, 0, 0] as const;
/** How much levels and pairs count; sentences and pairs are not as independent as the sums suppose. Chosen out of fold (record 111). */
const OWN = { levels: 0.5, pairs: 2 } as const;
const HEARD = { levels: 0.3, pairs: 3 } as const;
/** Evidence of one sentence that counts at most. */
const MOST_EVIDENCE = 6;
/** Beyond this a likelihood ratio says nothing more. */
const MOST_RATIO = 20;
/** At most this many ends are tried in a window. */
const MOST_ENDS = 40;

type Divided = Pick<DocumentReading, "sentences" | "cohesion">;

/** A sentence's own evidence: sums that grow with its length. */
export function ownEvidence({ ngrams, ratio, length }: SentenceReading, weights: readonly number[]): number {
  const root = Math.sqrt(length);
  let sum = (weights[ngrams.length] as number) * ratio;
  for (let view = 0; view < ngrams.length; view++) sum += (weights[view] as number) * (ngrams[view] as number) * root;
  return sum;
}

/** The evidence that was heard with what stands around, as sums that grow with the length. */
export function heardEvidence(evidence: number, { length }: SentenceReading): number {
  return Math.max(-MOST_EVIDENCE, Math.min(MOST_EVIDENCE, evidence)) * length;
}

/**
 * What the ways of dividing a text between a person and an AI say, each weighed by how well it explains the sentences: the AI share
 * they expect and its standard deviation, the log-likelihood ratio of two writers to the better single one, the share in the best
 * division, the ratios to a person alone and to an AI alone. First with the sentences' own evidence, then with `evidence`;
 * means over the windows by length. Divisions have two or three runs of sentences. The level of either writer is not known, only
 * how levels are spread (a normal distribution for each class, integrated out); what sentences share (`cohesion`) tells where one ends.
 */
export function twoWriterInputs(
  reading: Divided,
  evidence: Float64Array,
  parameters: TwoWriterParameters,
  language: Language,
): Float64Array {
  const { sentences, cohesion } = reading;
  const out = new Float64Array(TWO_WRITER_INPUTS);
  const places = placesOf(language);
  let total = 0;
  for (let from = 0; from < sentences.length; ) {
    const { window } = sentences[from] as SentenceReading;
    let to = from;
    while (to < sentences.length && (sentences[to] as SentenceReading).window === window) to++;
    const inside = sentences.slice(from, to);
    const own = Float64Array.from(inside, (sentence) => ownEvidence(sentence, parameters.evidence));
    const heard = Float64Array.from(inside, (sentence, at) => heardEvidence(evidence[from + at] as number, sentence));
    const lengths = sumsOf(Float64Array.from(inside, ({ length }) => length));
    const apart = pairSums(inside, own, cohesion[window] as Float32Array, parameters.pairs, places);
    const weight = lengths[inside.length] as number;
    const said = [
      ...divide(own, lengths, apart, parameters.own, OWN),
      ...divide(heard, lengths, apart, parameters.heard, HEARD),
    ];
    said.forEach((value, at) => {
      out[at] = (out[at] as number) + value * weight;
    });
    total += weight;
    from = to;
  }
  return total > 0 ? out.map((value) => value / total) : out;
}

/** Where `pairInputs` finds what it compares in a sentence's style. */
interface Places {
  readonly words: number;
  readonly wordLength: number;
  readonly commas: number;
  readonly latin: number;
  /** Formal, polite and plain ends. */
  readonly ends: readonly [number, number, number];
}

const PLACES: Readonly<Record<Language, Places>> = { ko: findPlaces("ko"), en: findPlaces("en") };

function findPlaces(language: Language): Places {
  const names = sentenceFeaturesOf(language) as readonly string[];
  const ends = ["formal-end", "polite-end", "plain-end"].map((name) => names.indexOf(name)) as [number, number, number];
  const [words, wordLength, commas, latin] = ["words", "word-length", "commas", "latin-words"].map((name) =>
    names.indexOf(name),
  ) as [number, number, number, number];
  return { words, wordLength, commas, latin, ends };
}

export function placesOf(language: Language): Places {
  return PLACES[language];
}

/** What a sentence brings to a comparison with another one. */
export interface Compared {
  readonly letters: number;
  readonly root: number;
  /** A character. */
  readonly evidence: number;
  readonly wordLength: number;
  readonly latin: number;
  readonly commas: number;
  readonly formal: number;
  readonly polite: number;
  readonly plain: number;
}

/** What a sentence with the given own evidence brings. */
export function comparedOf({ length, style }: SentenceReading, evidence: number, places: Places): Compared {
  const at = (place: number) => style[place] as number;
  const [formal, polite, plain] = places.ends;
  return {
    letters: Math.log(length),
    root: Math.sqrt(length),
    evidence: evidence / length,
    wordLength: at(places.wordLength),
    latin: at(places.latin),
    commas: at(places.commas) / Math.max(1, at(places.words)),
    formal: at(formal),
    polite: at(polite),
    plain: at(plain),
  };
}

/** Numbers of `pairInputs`. */
export const PAIR_INPUTS = 12;

/** What is asked of two sentences to tell whether one writer wrote both: what they share, and how they differ in evidence and style. Written to `out`. */
export function pairInputs(a: Compared, b: Compared, cosine: number, out: Float64Array): Float64Array {
  const letters = Math.min(a.letters, b.letters);
  const root = Math.min(a.root, b.root);
  const shared = Math.sqrt(cosine);
  out[0] = cosine;
  out[1] = cosine * letters;
  out[2] = shared;
  out[3] = shared * letters;
  out[4] = letters;
  out[5] = Math.abs(a.letters - b.letters);
  out[6] = Math.abs(a.formal - b.formal) + Math.abs(a.polite - b.polite) + Math.abs(a.plain - b.plain);
  out[7] = a.formal * b.formal + a.polite * b.polite + a.plain * b.plain;
  out[8] = Math.abs(a.evidence - b.evidence) * root;
  out[9] = Math.abs(a.wordLength - b.wordLength);
  out[10] = Math.abs(a.latin - b.latin);
  out[11] = Math.abs(a.commas - b.commas) * Math.min(MOST_EVIDENCE, root);
  return out;
}

/** Sums over rectangles of pairs: for each pair the log odds that one writer wrote both. One row and column more than sentences. */
function pairSums(
  sentences: readonly SentenceReading[],
  evidence: Float64Array,
  cohesion: Float32Array,
  pairs: Logistic,
  places: Places,
): Float64Array {
  const count = sentences.length;
  const odds = new Float64Array(count * count);
  const compared = sentences.map((sentence, at) => comparedOf(sentence, evidence[at] as number, places));
  const inputs = new Float64Array(PAIR_INPUTS);
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      const cosine = cohesion[a * count + b] as number;
      const value = scoreLogistic(pairs, pairInputs(compared[a] as Compared, compared[b] as Compared, cosine, inputs));
      odds[a * count + b] = value;
      odds[b * count + a] = value;
    }
  }
  const width = count + 1;
  const out = new Float64Array(width * width);
  for (let a = 0; a < count; a++) {
    for (let b = 0; b < count; b++) {
      out[(a + 1) * width + b + 1] =
        (out[a * width + b + 1] as number) +
        (out[(a + 1) * width + b] as number) -
        (out[a * width + b] as number) +
        (odds[a * count + b] as number);
    }
  }
  return out;
}

/** Sums before each index, one more than there are values. */
function sumsOf(values: Float64Array): Float64Array {
  const out = new Float64Array(values.length + 1);
  values.forEach((value, at) => {
    out[at + 1] = (out[at] as number) + value;
  });
  return out;
}

interface KnownLevel extends Level {
  readonly logWithin: number;
}

function knownLevel(level: Level): KnownLevel {
  return { ...level, logWithin: Math.log(level.within) };
}

/** Weighs all divisions of a window; gives `NUMBERS` numbers. */
function divide(
  evidence: Float64Array,
  lengths: Float64Array,
  pairs: Float64Array,
  levels: Levels,
  count: { readonly levels: number; readonly pairs: number },
): readonly number[] {
  const size = evidence.length;
  if (size < 2) return UNDIVIDED;
  const human = knownLevel(levels.human);
  const ai = knownLevel(levels.ai);
  const sums = sumsOf(evidence);
  const squares = sumsOf(
    evidence.map((value, at) => value ** 2 / ((lengths[at + 1] as number) - (lengths[at] as number))),
  );
  const whole = lengths[size] as number;
  const inside = (table: Float64Array, from: number, to: number) => (table[to] as number) - (table[from] as number);
  /** Log-likelihood with the sentences [from, to) by the one class and all others by the other. */
  const likelihood = (from: number, to: number, inner: KnownLevel, outer: KnownLevel): number => {
    const length = inside(lengths, from, to);
    const sum = inside(sums, from, to);
    const square = inside(squares, from, to);
    return (
      logOfPart(length, sum, square, to - from, inner) +
      logOfPart(
        whole - length,
        (sums[size] as number) - sum,
        (squares[size] as number) - square,
        size - to + from,
        outer,
      )
    );
  };
  const apart = (from: number, to: number) =>
    -(rectangle(pairs, size, from, to, 0, from) + rectangle(pairs, size, from, to, to, size)) / size;
  const logs: number[] = [];
  const shares: number[] = [];
  const add = (from: number, to: number, prior: number) => {
    const share = inside(lengths, from, to) / whole;
    const before = prior + count.pairs * apart(from, to);
    logs.push(
      before + count.levels * likelihood(from, to, ai, human),
      before + count.levels * likelihood(from, to, human, ai),
    );
    shares.push(share, 1 - share);
  };
  // A third of the divisions begins with either writer and has two runs; a sixth has one writer on both sides of the other.
  const step = Math.max(1, Math.ceil(size / MOST_ENDS));
  for (let to = 1; to < size; to++) add(0, to, -Math.log(3 * (size - 1)));
  const enclosed = 2 * Math.log(step) - Math.log(3 * Math.max(1, (size - 1) * (size - 2)));
  for (let from = 1; from < size - 1; from += step) {
    for (let to = from + 1; to < size; to += step) add(from, to, enclosed);
  }
  const best = Math.max(...logs);
  const top = shares[logs.indexOf(best)] as number;
  let total = 0;
  let mean = 0;
  let square = 0;
  logs.forEach((value, at) => {
    const weight = Math.exp(value - best);
    const share = shares[at] as number;
    total += weight;
    mean += weight * share;
    square += weight * share * share;
  });
  mean /= total;
  const divided = best + Math.log(total);
  const byHuman = count.levels * likelihood(0, size, human, ai);
  const byAi = count.levels * likelihood(0, size, ai, human);
  return [
    mean,
    Math.sqrt(Math.max(0, square / total - mean * mean)),
    kept(divided - Math.max(byHuman, byAi)),
    top,
    kept(divided - byHuman),
    kept(divided - byAi),
  ];
}

/**
 * Log-likelihood of the sentences of one writer whose level is drawn from `level`, but for a term that all divisions have alike:
 * normal noise of variance `within` a character, the level integrated out.
 */
function logOfPart(length: number, sum: number, square: number, sentences: number, level: KnownLevel): number {
  if (length <= 0) return 0;
  const scatter = square - (sum * sum) / length;
  const variance = level.between + level.within / length;
  const off = sum / length - level.mean;
  return (
    -scatter / (2 * level.within) -
    (off * off) / (2 * variance) -
    Math.log((variance * length) / level.within) / 2 -
    (sentences * level.logWithin) / 2
  );
}

function rectangle(sums: Float64Array, size: number, a: number, b: number, c: number, d: number): number {
  const width = size + 1;
  return (
    (sums[b * width + d] as number) -
    (sums[a * width + d] as number) -
    (sums[b * width + c] as number) +
    (sums[a * width + c] as number)
  );
}

function kept(value: number): number {
  return Math.max(-MOST_RATIO, Math.min(MOST_RATIO, value));
}
