const CONTEXT_KINDS = 6;
const NARROW = [0, 1, 2] as const;
const SURROUNDING = 3;
const WIDE = [4, 5, 3] as const;
const LIKELIHOOD_FLOOR = 1e-4;

/**
 * Boundaries of two Hangul syllables in a text: numbers of the contexts that predict a space (six per boundary), and
 * whether there is one.
 */
export interface SpacingProfile {
  readonly contexts: Int32Array;
  readonly spaced: Uint8Array;
}

/** Occurrences of each context without and with a space, and the share of spaces. */
export interface SpacingCounts {
  readonly unspaced: Int32Array;
  readonly spaced: Int32Array;
  readonly prior: number;
}

/**
 * Reads the boundaries of texts; line breaks count as spaces, letters and digits of other scripts as one class each.
 */
export function spacingProfiles(texts: readonly string[]): { profiles: SpacingProfile[]; size: number } {
  const numbers = new Map<string, number>();
  const numberOf = (context: string): number => {
    const known = numbers.get(context);
    if (known !== undefined) return known;
    numbers.set(context, numbers.size);
    return numbers.size - 1;
  };
  const profiles = texts.map((text) => {
    const { symbols, spaceAfter } = symbolsOf(text);
    const contexts: number[] = [];
    const spaced: number[] = [];
    for (let at = 0; at + 1 < symbols.length; at++) {
      const left = symbols[at] as string;
      const right = symbols[at + 1] as string;
      if (!isHangul(left) || !isHangul(right)) continue;
      const before = symbols[at - 1] ?? "^";
      const after = symbols[at + 2] ?? "$";
      contexts.push(
        numberOf(`0${left}${right}`),
        numberOf(`1${before}${left}`),
        numberOf(`2${right}${after}`),
        numberOf(`3${before}${left}${right}${after}`),
        numberOf(`4${before}${left}${right}`),
        numberOf(`5${left}${right}${after}`),
      );
      spaced.push(spaceAfter[at] === true ? 1 : 0);
    }
    return { contexts: Int32Array.from(contexts), spaced: Uint8Array.from(spaced) };
  });
  return { profiles, size: numbers.size };
}

function symbolsOf(text: string): { symbols: string[]; spaceAfter: boolean[] } {
  const symbols: string[] = [];
  const spaceAfter: boolean[] = [];
  for (const character of text.replace(/\s+/g, " ")) {
    if (character === " ") {
      if (symbols.length > 0) spaceAfter[symbols.length - 1] = true;
      continue;
    }
    symbols.push(classOf(character));
    spaceAfter.push(false);
  }
  return { symbols, spaceAfter };
}

function classOf(character: string): string {
  if (isHangul(character)) return character;
  if (/\p{L}/u.test(character)) return "A";
  return /\d/.test(character) ? "0" : character;
}

/** Combined spacing of the reference texts; `size` is the number of contexts. */
export function addSpacing(profiles: readonly SpacingProfile[], size: number): SpacingCounts {
  const unspaced = new Int32Array(size);
  const spaced = new Int32Array(size);
  let places = 0;
  let spaces = 0;
  for (const profile of profiles) {
    places += profile.spaced.length;
    for (const mark of profile.spaced) spaces += mark;
    profile.contexts.forEach((context, at) => {
      const side = profile.spaced[Math.floor(at / CONTEXT_KINDS)] === 1 ? spaced : unspaced;
      side[context] = side[context] + 1;
    });
  }
  return { unspaced, spaced, prior: (spaces + 1) / (places + 2) };
}

/** How a text's spacing differs from that of the model's texts. `leftOut` are excluded reference texts. */
export function spacingFeatures(
  profile: SpacingProfile,
  reference: SpacingCounts,
  leftOut: readonly SpacingProfile[],
): Float64Array {
  const own = ownCounts(leftOut);
  const surprises: [number[], number[]] = [[], []];
  profile.spaced.forEach((mark, place) => {
    const chance = chanceOfSpace(reference.prior, (kind) => {
      const context = profile.contexts[place * CONTEXT_KINDS + kind];
      const [unspaced, spaced] = own.get(context) ?? [0, 0];
      return [reference.unspaced[context] - unspaced, reference.spaced[context] - spaced];
    });
    surprises[mark === 1 ? 1 : 0].push(-Math.log(mark === 1 ? chance : 1 - chance));
  });
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

function ownCounts(profiles: readonly SpacingProfile[]): Map<number, [unspaced: number, spaced: number]> {
  const counts = new Map<number, [number, number]>();
  for (const { contexts, spaced } of profiles) {
    contexts.forEach((context, at) => {
      const side = spaced[Math.floor(at / CONTEXT_KINDS)] as 0 | 1;
      const pair = counts.get(context);
      if (pair === undefined) counts.set(context, side === 1 ? [0, 1] : [1, 0]);
      else pair[side]++;
    });
  }
  return counts;
}

/**
 * Narrow contexts count as independent evidence; wider ones replace them with their own counts if the reference has
 * them.
 */
function chanceOfSpace(prior: number, lookUp: (kind: number) => readonly [unspaced: number, spaced: number]): number {
  const priorLogit = logit(prior);
  let evidence = priorLogit;
  for (const kind of [...NARROW, SURROUNDING]) {
    const [unspaced, spaced] = lookUp(kind);
    const vote = logit((spaced + 2 * prior) / (unspaced + spaced + 2)) - priorLogit;
    evidence += kind === SURROUNDING ? vote / 2 : vote;
  }
  let chance = 1 / (1 + Math.exp(-Math.max(-8, Math.min(8, evidence))));
  for (const kind of WIDE) {
    const [unspaced, spaced] = lookUp(kind);
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
