import { isCompatibilityJamo, isDigit, isHangulSyllable, isLatin, isLetter } from "./character-kinds.ts";
import { findEnclosed } from "./find-enclosed.ts";
import { fullStopEnds } from "./full-stop-ends.ts";

/** Half-open range of a sentence in the prose, without the following space. */
export interface SentenceSpan {
  readonly start: number;
  readonly end: number;
}

const PERIOD = 0x2e;
const TILDE = 0x7e;
const SPACE = 0x20;

/** Quoting particles and verbs after a closing quotation mark: the sentence continues. */
const QUOTATIVE =
  /^(?:이?라고|이?라며|이?라는|이?란|이?라면서|이?라던|이?라니|이?랬|하고|하며|하면서|하는|한다|했|고 |는 |면서|며 |라 |처럼|같은|같이|와 |과 |을 |를 |은 |에 |의 |도 |등|and |he |she |said|asked)/;
/**
 * What may follow sentence-final punctuation without a space and still belong to the sentence: particles after a
 * bracketed stop.
 */
const ATTACHED = /^(?:이?라|이?란|고|는|은|을|를|이|가|의|에|도|와|과|로|며|면|만)(?![가-힣]{2})/;
const FINAL_SYLLABLES = "다요까죠네음임함됨오라자지군걸어";
const POLITE_BEFORE_YO = "어아여해세네군지예에데와워돼봐줘거든래게";

/**
 * Splits one line of prose into sentences; every sentence has a letter or digit (others join the previous one).
 * Positions in `breaks` (indexes of the first unit of a word) always begin a sentence. Linear, without locale data.
 */
export function splitSentences(prose: string, breaks: readonly number[] = []): SentenceSpan[] {
  const inside = findEnclosed(prose);
  const spans: SentenceSpan[] = [];
  let start = 0;
  let nextBreak = 0;
  let afterBreak = true;
  const close = (end: number, next: number, certain: boolean) => {
    const last = spans.at(-1);
    if (hasLetter(prose, start, end)) spans.push({ start, end });
    else if (!afterBreak && last !== undefined) spans[spans.length - 1] = { start: last.start, end };
    else if (!certain) return;
    afterBreak = certain;
    start = next;
  };
  for (let i = 0; i < prose.length; i++) {
    while ((breaks[nextBreak] ?? prose.length) < i) nextBreak++;
    if (breaks[nextBreak] === i && i > start) close(prose.charCodeAt(i - 1) === SPACE ? i - 1 : i, i, true);
    const c = prose.charCodeAt(i);
    if (inside[i] === 1) continue;
    const end = c === SPACE ? unpunctuatedEnd(prose, i, start) : punctuatedEnd(prose, i, start);
    if (end > 0) {
      const next = prose.charCodeAt(end) === SPACE ? end + 1 : end;
      close(end, next, false);
      i = Math.max(i, next - 1);
    }
  }
  if (start < prose.length) close(prose.length, prose.length, true);
  return spans;
}

/** End of the sentence whose final punctuation (or the quotation that holds it) begins at `at`, or 0. */
function punctuatedEnd(prose: string, at: number, start: number): number {
  const c = prose.charCodeAt(at);
  const closer = isCloser(c);
  if (isTerminator(c) && at > start && isTerminator(prose.charCodeAt(at - 1))) return 0;
  if (!isTerminator(c) && !(closer && at > start && isTerminator(prose.charCodeAt(at - 1)) && c !== 0x27)) return 0;
  let end = at;
  while (isTerminator(prose.charCodeAt(end))) end++;
  const run = end - at;
  const onlyPeriods = c === PERIOD && prose.charCodeAt(end - 1) === PERIOD;
  while (isCloser(prose.charCodeAt(end))) end++;
  const quoted = end > at + run || closer;
  if (!quoted || closer) while (isTerminator(prose.charCodeAt(end))) end++;
  while (isTrailing(prose.charCodeAt(end))) end++;
  const next = prose.charCodeAt(end);
  if (Number.isNaN(next)) return end;
  const before = prose.charCodeAt(at - 1);
  if (next !== SPACE) return endsWithoutSpace(prose, c, run, before, end, quoted) ? end : 0;
  const follows = prose.slice(end + 1, end + 8);
  if (quoted && QUOTATIVE.test(follows)) return 0;
  if (!hasLetter(prose, start, at) && !closer) return 0;
  const following = prose.charCodeAt(end + 1);
  if (!closer && following >= 0x61 && following <= 0x7a && !isHangulSyllable(before)) return 0;
  if (closer) return end;
  if (c === TILDE) return isFinalSyllable(before) ? end : 0;
  if (onlyPeriods && run >= 2) return isFinalSyllable(before) || isUpper(following) ? end : 0;
  if (onlyPeriods) return fullStopEnds(prose, at, start, end) ? end : 0;
  return end;
}

/** Writers omit the space after a full stop: 했다.그리고 */
function endsWithoutSpace(
  prose: string,
  c: number,
  run: number,
  before: number,
  end: number,
  quoted: boolean,
): boolean {
  if (quoted || c === TILDE || !isHangulSyllable(before) || !isHangulSyllable(prose.charCodeAt(end))) return false;
  if (c === PERIOD && (run > 1 || !isFinalSyllable(before))) return false;
  return !ATTACHED.test(prose.slice(end, end + 5));
}

/** Sentences that end without punctuation: 했습니다 그래서, 좋아요 근데, 갔다ㅋㅋ 그리고. */
function unpunctuatedEnd(prose: string, space: number, start: number): number {
  let last = space - 1;
  const laughs = isTrailing(prose.charCodeAt(last));
  while (last > start && isTrailing(prose.charCodeAt(last))) last--;
  const c = prose.charCodeAt(last);
  if (!isHangulSyllable(c) || last === start || (!laughs && last - start < 3)) return 0;
  const follows = prose.slice(space + 1, space + 8);
  if (QUOTATIVE.test(follows)) return 0;
  if (laughs) return space - 1 - last >= 2 || isFinalSyllable(c) ? space : 0;
  const before = prose.charAt(last - 1);
  if (c === 0xc694) return POLITE_BEFORE_YO.includes(before) && !/^(?:[)\]]|고 )/.test(follows) ? space : 0;
  if (c === 0xb2e4 && before === "니") return space;
  return 0;
}

function isTerminator(c: number): boolean {
  return c === PERIOD || c === 0x21 || c === 0x3f || c === TILDE;
}

function isCloser(c: number): boolean {
  return c === 0x22 || c === 0x27 || c === 0x29 || c === 0x5d || (c >= 0x3009 && c <= 0x3011 && c % 2 === 1);
}

function isTrailing(c: number): boolean {
  return isCompatibilityJamo(c) || c === 0x5e || c === 0x3b || c === 0x2665 || c === 0x2661;
}

function isFinalSyllable(c: number): boolean {
  return FINAL_SYLLABLES.includes(String.fromCharCode(c));
}

function isUpper(c: number): boolean {
  return isLatin(c) && String.fromCharCode(c) !== String.fromCharCode(c).toLowerCase();
}

function hasLetter(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const c = text.charCodeAt(i);
    if (isDigit(c) || isLetter(c)) return true;
  }
  return false;
}
