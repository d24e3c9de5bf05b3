/** Where two Hangul syllables meet: the contexts that foretell a space, and whether there is one. */
interface Boundary {
  readonly contexts: readonly string[];
  readonly spaced: boolean;
}

/** How often each context was met without and with a space. */
export type SpacingCounts = Map<string, [unspaced: number, spaced: number]>;

/** What is known of one text's spacing; made once per text and shared by all trials. */
export interface SpacingProfile {
  readonly boundaries: readonly Boundary[];
  readonly counts: SpacingCounts;
}

const NARROW = [0, 1, 2] as const;
const SURROUNDING = 3;
const WIDE = [4, 5, 3] as const;
const LIKELIHOOD_FLOOR = 1e-4;

/** Reads a text's boundaries; line breaks count as spaces, letters and digits of other scripts as one class each. */
export function spacingProfile(text: string): SpacingProfile {
  const symbols: string[] = [];
  const spaceAfter: boolean[] = [];
  for (const character of text.replace(/\s+/g, " ")) {
    if (character === " ") {
      if (symbols.length > 0) spaceAfter[symbols.length - 1] = true;
      continue;
    }
    symbols.push(
      isHangul(character) ? character : /\p{L}/u.test(character) ? "A" : /\d/.test(character) ? "0" : character,
    );
    spaceAfter.push(false);
  }
  const boundaries: Boundary[] = [];
  const counts: SpacingCounts = new Map();
  for (let at = 0; at + 1 < symbols.length; at++) {
    const left = symbols[at] as string;
    const right = symbols[at + 1] as string;
    if (!isHangul(left) || !isHangul(right)) continue;
    const before = symbols[at - 1] ?? "^";
    const after = symbols[at + 2] ?? "$";
    const contexts = [
      `0${left}${right}`,
      `1${before}${left}`,
      `2${right}${after}`,
      `3${before}${left}${right}${after}`,
      `4${before}${left}${right}`,
      `5${left}${right}${after}`,
    ];
    const spaced = spaceAfter[at] === true;
    boundaries.push({ contexts, spaced });
    for (const context of contexts) {
      const pair = counts.get(context);
      if (pair === undefined) counts.set(context, spaced ? [0, 1] : [1, 0]);
      else pair[spaced ? 1 : 0]++;
    }
  }
  return { boundaries, counts };
}

/** Spacing of the reference texts taken together. */
export function addSpacing(profiles: readonly SpacingProfile[]): SpacingCounts {
  const sum: SpacingCounts = new Map();
  for (const { counts } of profiles) {
    for (const [context, [unspaced, spaced]] of counts) {
      const pair = sum.get(context);
      if (pair === undefined) sum.set(context, [unspaced, spaced]);
      else {
        pair[0] += unspaced;
        pair[1] += spaced;
      }
    }
  }
  return sum;
}

/** How a text's spacing departs from what the model's texts lead one to expect. `leftOut` are reference texts not to count. */
export function spacingFeatures(
  profile: SpacingProfile,
  reference: SpacingCounts,
  leftOut: readonly SpacingProfile[],
): Float64Array {
  const prior = priorOfSpace(reference);
  const surprises: [number[], number[]] = [[], []];
  for (const { contexts, spaced } of profile.boundaries) {
    const chance = chanceOfSpace(contexts, prior, (context) => {
      const [unspaced, withSpace] = reference.get(context) ?? [0, 0];
      let counts: [number, number] = [unspaced, withSpace];
      for (const other of leftOut) {
        const own = other.counts.get(context);
        if (own !== undefined) counts = [counts[0] - own[0], counts[1] - own[1]];
      }
      return counts;
    });
    surprises[spaced ? 1 : 0].push(-Math.log(spaced ? chance : 1 - chance));
  }
  const joined = surprises[0].length > 0 ? surprises[0] : [0];
  const parted = surprises[1].length > 0 ? surprises[1] : [0];
  const all = [...joined, ...parted];
  const mean = meanOf(all);
  return Float64Array.from(
    [
      mean,
      meanOf(joined),
      meanOf(parted),
      shareAbove(joined, 1),
      shareAbove(joined, 2.5),
      shareAbove(joined, 4),
      shareAbove(parted, 1),
      shareAbove(parted, 2.5),
      shareAbove(parted, 4),
      Math.sqrt(meanOf(all.map((value) => (value - mean) ** 2))),
    ],
    Math.sqrt,
  );
}

function priorOfSpace(reference: SpacingCounts): number {
  let unspaced = 0;
  let spaced = 0;
  for (const [context, pair] of reference) {
    if (!context.startsWith("0")) continue;
    unspaced += pair[0];
    spaced += pair[1];
  }
  return (spaced + 1) / (unspaced + spaced + 2);
}

/** Narrow contexts vote as independent evidence; wider ones, where the reference has them, take over with their own counts. */
function chanceOfSpace(
  contexts: readonly string[],
  prior: number,
  lookUp: (context: string) => readonly [number, number],
): number {
  const priorLogit = logit(prior);
  let evidence = priorLogit;
  for (const kind of [...NARROW, SURROUNDING]) {
    const [unspaced, spaced] = lookUp(contexts[kind] as string);
    const vote = logit((spaced + 2 * prior) / (unspaced + spaced + 2)) - priorLogit;
    evidence += kind === SURROUNDING ? vote / 2 : vote;
  }
  let chance = 1 / (1 + Math.exp(-Math.max(-8, Math.min(8, evidence))));
  for (const kind of WIDE) {
    const [unspaced, spaced] = lookUp(contexts[kind] as string);
    chance = (spaced + 3 * chance) / (unspaced + spaced + 3);
  }
  return Math.max(LIKELIHOOD_FLOOR, Math.min(1 - LIKELIHOOD_FLOOR, chance));
}

function isHangul(character: string): boolean {
  return character >= "가" && character <= "힣";
}

function logit(chance: number): number {
  return Math.log(chance / (1 - chance));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function shareAbove(values: readonly number[], limit: number): number {
  return values.filter((value) => value > limit).length / values.length;
}
