import { endsLikeSentence } from "./ends-like-sentence.ts";
import type { LineKind } from "./line-kind.ts";
import type { Line } from "./split-lines.ts";

const HEADING =
  /^(?:#{1,6}\s*|\**|\(?\d{1,2}[.)]\s*|[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ]+[.)]?\s*|[<[【(〈]\s*)?(?:참고\s?문헌|참고\s?자료|인용\s?문헌|참조\s?문헌|출처|references?|bibliography|works cited|sources|literature cited)(?:\s*[>\]】)〉])?\**\s*:?$/i;
const SOURCE_LINE = /^\(?\[?(?:출처|자료|source)\]?\s?[:：]/i;
const NUMBERED = /^\[\d{1,3}\]\s/;
const YEAR = /(?:^|[^\d])(?:1[89]|20)\d\d(?!\d)/;
const BIBLIOGRAPHIC = /https?:|www\.|doi|pp?\.\s?\d|vol\.|isbn|[「『《]|출판|학회|저널|논문집|journal|press|et al/i;
const LONGEST_ENTRY = 400;

/** Reference lists: from their heading to the next line of prose; numbered entries and source lines anywhere. */
export function markReferences(lines: readonly Line[], kinds: readonly LineKind[]): void {
  let inside = false;
  for (let k = 0; k < lines.length; k++) {
    const text = lines[k]?.text ?? "";
    const kind = kinds[k];
    if (kind === undefined || kind.reason !== null) continue;
    if (text.length <= 40 && HEADING.test(text) && (k > 0 || isEntry(lines[k + 1]?.text ?? ""))) inside = true;
    else if (inside && !isEntry(text)) inside = false;
    if (inside || isSourceLine(text) || (NUMBERED.test(text) && isEntry(text) && YEAR.test(text)))
      kind.reason = "reference";
  }
}

function isSourceLine(text: string): boolean {
  return text.length <= 150 && SOURCE_LINE.test(text) && !/(?:니다|[어아해]요|다)\.$/.test(text);
}

function isEntry(text: string): boolean {
  if (text.length > LONGEST_ENTRY) return false;
  if (YEAR.test(text) || BIBLIOGRAPHIC.test(text) || NUMBERED.test(text)) {
    return !/(?:니다|[어아해]요|[았었했]다)\.$/.test(text);
  }
  return text.length <= 60 && !endsLikeSentence(text);
}
