/** A noun is a topic of the text if it stands in so many sentences, or so often. */
const SENTENCES = 2;
const TIMES = 3;

/** Occurrences of a possible noun. */
export class NounOccurrences {
  times = 0;
  sentences = 0;
  isNoun = false;
  #last = -1;

  add(sentence: number): void {
    this.times++;
    if (sentence !== this.#last) this.sentences++;
    this.#last = sentence;
  }

  get isTopic(): boolean {
    return this.isNoun && (this.sentences >= SENTENCES || this.times >= TIMES);
  }
}

export function occurrencesOf(all: Map<string, NounOccurrences>, stem: string): NounOccurrences {
  const known = all.get(stem) ?? new NounOccurrences();
  all.set(stem, known);
  return known;
}
