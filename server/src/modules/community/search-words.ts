/** A text as the search compares it: NFC, lower case, without blanks, since Korean is spaced in more ways than one. */
export function toSearchText(text: string): string {
  return text.normalize("NFC").toLowerCase().replace(/\s+/gu, "");
}

/** The different pairs of neighbouring characters (code points) of a search text: what the index holds. */
export function pairsOf(searchText: string): string[] {
  const characters = [...searchText];
  const pairs = new Set<string>();
  for (let i = 0; i + 1 < characters.length; i++) pairs.add(`${characters[i]}${characters[i + 1]}`);
  return [...pairs];
}

/** The words of a query as the search compares them; each has to stand in the text. */
export function wordsOf(query: string): string[] {
  return [...new Set(query.trim().split(/\s+/u).map(toSearchText))].filter((word) => word !== "");
}
