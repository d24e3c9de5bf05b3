/** A run of so many letters counts as taken from the other text. */
const RUN = 5;

/** A stretch of a text; offsets in UTF-16 units. */
export interface TextStretch {
  readonly from: number;
  readonly to: number;
}

export interface ChangedText {
  /** Letters of the text, and those that stand in no run of 5 letters which also occurs in the other text. */
  readonly letters: number;
  readonly changed: number;
  /** Where these stand in the text as given to `changesSince`. */
  readonly stretches: readonly TextStretch[];
}

/** What of a text in NFC is not in another one. Spaces and line breaks do not count. */
export function changesSince(text: string, other: string): ChangedText {
  const letters = lettersOf(text);
  const known = runsOf(lettersOf(other).units);
  const stretches: { from: number; to: number }[] = [];
  let [kept, until] = [0, 0];
  const change = (from: number, to: number) => {
    if (to > from) stretches.push({ from: letters.places[from] as number, to: (letters.places[to - 1] as number) + 1 });
  };
  for (let at = 0; at + RUN <= letters.units.length; at++) {
    if (!known.has(letters.units.slice(at, at + RUN))) continue;
    change(until, at);
    kept += at + RUN - Math.max(at, until);
    until = at + RUN;
  }
  change(until, letters.units.length);
  return { letters: letters.units.length, changed: letters.units.length - kept, stretches };
}

/** Whether two texts in NFC are the same but for spaces and line breaks. */
export function sameLetters(text: string, other: string): boolean {
  return lettersOf(text).units === lettersOf(other).units;
}

/** The UTF-16 units without spaces, and where each stands. */
function lettersOf(text: string): { readonly units: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let units = "";
  for (const { 0: word, index } of text.matchAll(/\S+/gu)) {
    units += word;
    for (let at = 0; at < word.length; at++) places.push(index + at);
  }
  return { units, places };
}

function runsOf(letters: string): ReadonlySet<string> {
  const runs = new Set<string>();
  for (let at = 0; at + RUN <= letters.length; at++) runs.add(letters.slice(at, at + RUN));
  return runs;
}
