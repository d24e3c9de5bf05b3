import { measureSurprisal, type SurprisalSums, surprisalSums } from "../language-model/measure-surprisal.ts";
import type { LanguageModels, Surprisals } from "../language-model/surprisal.ts";
import type { LinearNgrams, ReadView } from "../ngrams/linear-ngrams.ts";
import { firstSymbolAt } from "../ngrams/views.ts";
import { measureSentences } from "../stylometry/measure-sentences.ts";
import type { PreparedSentence, PreparedText } from "../text/prepared-text.ts";
import { cohesionOf, type SymbolRange } from "./cohesion.ts";
import { type MemberClock, memberClock } from "./member-clock.ts";
import { splitWindows, type Window } from "./windows.ts";

/** The trained parts that read prose, before anything is combined. */
export interface Readers {
  readonly ngrams: readonly LinearNgrams[];
  readonly languageModels: LanguageModels;
}

/** What the readers say of one included sentence. */
export interface SentenceReading {
  /** Index in `PreparedText.sentences`. */
  readonly index: number;
  /** Position in `DocumentReading.windows`. */
  readonly window: number;
  /** Characters of prose. */
  readonly length: number;
  /** Logit of each linear n-gram model, as if the sentence were a text of its own. */
  readonly ngrams: Float64Array;
  /** Bits by which the AI language model predicts the sentence better, in all and a symbol. */
  readonly ratio: number;
  readonly ratioPerSymbol: number;
  /** Stylometric counts of the sentence. */
  readonly style: Float64Array;
}

export interface DocumentReading {
  readonly length: number;
  readonly windows: readonly Window[];
  readonly views: readonly ReadView[];
  readonly surprisals: Surprisals;
  readonly sums: SurprisalSums;
  /** Mean logit of each linear n-gram model over the windows, by length. */
  readonly ngrams: Float64Array;
  /** Mean logit over the windows, by length, of each kind of text that the n-gram models tell apart. */
  readonly kinds: Float64Array;
  /** Measures of `SURPRISAL_INPUTS`. */
  readonly surprisal: Float64Array;
  readonly sentences: readonly SentenceReading[];
  /** For each window what its sentences share (`cohesionOf`), by the first n-gram model. */
  readonly cohesion: readonly Float32Array[];
}

/** Lets every reader read the prose, as a whole and sentence by sentence. */
export function readDocument(
  prepared: PreparedText,
  readers: Readers,
  clock: MemberClock = memberClock(undefined),
): DocumentReading {
  const { prose } = prepared;
  const windows = splitWindows(prepared.sentences, prose.length);
  const { views, ngrams, kinds } = clock.run("ngrams", () => readNgrams(prose, windows, readers.ngrams));
  const surprisals = clock.run("language-model", () => readers.languageModels.surprisals(prose));
  const sums = clock.run("language-model", () => surprisalSums(surprisals));
  const sentences: SentenceReading[] = [];
  const ranges: { first: number; last: number }[] = [];
  const styles = clock.run("stylometry", () => measureSentences(prepared));
  const inWindows: SymbolRange[][] = windows.map(() => []);
  let window = 0;
  for (const sentence of prepared.sentences) {
    const style = styles[sentence.index] ?? null;
    if (style === null || sentence.excluded !== null || sentence.proseEnd <= sentence.proseStart) continue;
    const first = firstSymbolAt(surprisals.view, sentence.proseStart);
    const last = firstSymbolAt(surprisals.view, sentence.proseEnd);
    ranges.push({ first, last });
    const human = (sums.human[last] as number) - (sums.human[first] as number);
    const ai = (sums.ai[last] as number) - (sums.ai[first] as number);
    while (window + 1 < windows.length && sentence.proseStart >= (windows[window + 1] as Window).start) window++;
    inWindows[window]?.push(symbolsOf(views[0] as ReadView, sentence));
    sentences.push({
      index: sentence.index,
      window,
      length: sentence.proseEnd - sentence.proseStart,
      ngrams: clock.run("ngrams", () =>
        Float64Array.from(readers.ngrams, (model, at) => {
          const view = views[at] as ReadView;
          return model.score(view, firstSymbolAt(view, sentence.proseStart), firstSymbolAt(view, sentence.proseEnd));
        }),
      ),
      ratio: human - ai,
      ratioPerSymbol: last > first ? (human - ai) / (last - first) : 0,
      style,
    });
  }
  return {
    length: prose.length,
    windows,
    views,
    surprisals,
    sums,
    ngrams,
    kinds: Float64Array.from(kinds),
    surprisal: clock.run("language-model", () => measureSurprisal(surprisals, sums, ranges)),
    sentences,
    cohesion: clock.run("ngrams", () =>
      inWindows.map((own) => cohesionOf(views[0] as ReadView, (readers.ngrams[0] as LinearNgrams).header.shape, own)),
    ),
  };
}

/** The text as each n-gram model sees it, and their mean logits over the windows. */
function readNgrams(prose: string, windows: readonly Window[], models: readonly LinearNgrams[]) {
  const views = models.map((model) => model.view(prose));
  const ngrams = Float64Array.from(models, (model, at) => {
    let sum = 0;
    for (const window of windows) {
      const view = views[at] as ReadView;
      const from = firstSymbolAt(view, window.start);
      const to = firstSymbolAt(view, window.end);
      sum += model.score(view, from, to) * (window.end - window.start);
    }
    return prose.length > 0 ? sum / prose.length : model.header.bias;
  });
  const kinds = models.flatMap((model, at) => meanOfKinds(model, views[at] as ReadView, windows, prose.length));
  return { views, ngrams, kinds };
}

function meanOfKinds(model: LinearNgrams, view: ReadView, windows: readonly Window[], length: number): number[] {
  const { kinds } = model.header;
  if (kinds.length === 0) return [];
  if (length === 0) return kinds.map(({ bias }) => bias);
  const sums = kinds.map(() => 0);
  for (const { start, end } of windows) {
    const logits = model.scoreKinds(view, firstSymbolAt(view, start), firstSymbolAt(view, end));
    logits.forEach((logit, kind) => {
      sums[kind] = (sums[kind] as number) + (logit * (end - start)) / length;
    });
  }
  return sums;
}

function symbolsOf(view: ReadView, { proseStart, proseEnd }: PreparedSentence): SymbolRange {
  return { first: firstSymbolAt(view, proseStart), last: firstSymbolAt(view, proseEnd) };
}
