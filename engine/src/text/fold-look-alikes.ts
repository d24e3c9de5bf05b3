import { applyEdits, type Edit, type MappedText } from "./mapped-text.ts";

/** Cyrillic letters that look like a Latin letter, and Latin letters that look like a Cyrillic one. */
const CYRILLIC = "авеікморстухѕјһԁԛԝАВЕІКМНОРСТУХЅЈҺ";
const CYRILLIC_AS_LATIN = "abeikmopctyxsjhdqwABEIKMHOPCTYXSJH";
/** Only those lower-case letters that look identical. */
const DRAWN_ALIKE = new Set("аеіорсухѕјһԁԛԝАВЕІКМНОРСТУХЅЈҺ");
const GREEK = "αικνορτυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ";
const GREEK_AS_LATIN = "aikvoptuxABEZHIKMNOPTYX";
const LATIN_VARIANTS = "ɑɡı";
const PLAIN_LATIN = "agi";

const TO_LATIN = new Map<string, string>();
for (const [k, c] of [...CYRILLIC].entries()) if (DRAWN_ALIKE.has(c)) TO_LATIN.set(c, CYRILLIC_AS_LATIN[k] ?? c);
for (const [k, c] of [...GREEK].entries()) TO_LATIN.set(c, GREEK_AS_LATIN[k] ?? c);
const VARIANT_TO_LATIN = new Map([...LATIN_VARIANTS].map((c, k) => [c, PLAIN_LATIN[k] ?? c]));
const TO_CYRILLIC = new Map([...CYRILLIC].map((c, k) => [CYRILLIC_AS_LATIN[k] ?? c, c]));

/** Any Greek or Cyrillic letter or Latin variant; without one there is nothing to fold. */
const FOREIGN = /[\u0251\u0261\u0131\u0370-\u03ff\u0400-\u052f]/;
/** A word of Latin, Greek and Cyrillic letters. */
const WORD = /[A-Za-z\u00c0-\u024f\u0251\u0261\u0370-\u03ff\u0400-\u052f]+/g;
const GREEK_LETTER = /[\u0370-\u03ff]/;
const CYRILLIC_LETTER = /[\u0400-\u052f]/;
const LATIN_LETTER = /[A-Za-z\u00c0-\u024f]/;

/**
 * Folds look-alike letters to the script of their word if every foreign letter of the word has a look-alike. So names
 * in Cyrillic or Greek, and signs such as π or ΔG, are not changed.
 */
export function foldLookAlikes(mapped: MappedText): { readonly mapped: MappedText; readonly folded: number } {
  if (!FOREIGN.test(mapped.text)) return { mapped, folded: 0 };
  const edits: Edit[] = [];
  for (const match of mapped.text.matchAll(WORD)) {
    const word = match[0];
    if (!FOREIGN.test(word)) continue;
    const table = foldingOf(word);
    if (table === null) continue;
    for (let k = 0; k < word.length; k++) {
      const plain = table.get(word.charAt(k));
      const at = match.index + k;
      if (plain !== undefined && plain !== word.charAt(k)) edits.push({ from: at, to: at + 1, text: plain });
    }
  }
  return { mapped: applyEdits(mapped, edits), folded: edits.length };
}

function foldingOf(word: string): ReadonlyMap<string, string> | null {
  let latin = 0;
  let greek = 0;
  let cyrillic = 0;
  let foldable = 0;
  let variants = 0;
  for (const c of word) {
    if (VARIANT_TO_LATIN.has(c)) variants++;
    else if (GREEK_LETTER.test(c)) greek++;
    else if (CYRILLIC_LETTER.test(c)) cyrillic++;
    else if (LATIN_LETTER.test(c)) latin++;
    if (TO_LATIN.has(c)) foldable++;
  }
  if (greek + cyrillic === 0) return variants > 0 && latin > variants ? VARIANT_TO_LATIN : null;
  if (foldable === greek + cyrillic) {
    if (greek === 0) return TO_LATIN;
    if (latin > 0) return word.length >= 4 && latin >= greek ? TO_LATIN : null;
    return word.length >= 2 && word === word.toUpperCase() ? TO_LATIN : null;
  }
  if (greek > 0 || latin === 0) return null;
  const allCyrillic = [...word].every((c) => CYRILLIC_LETTER.test(c) || TO_CYRILLIC.has(c));
  return allCyrillic ? TO_CYRILLIC : null;
}
