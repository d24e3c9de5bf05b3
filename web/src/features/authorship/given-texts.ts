/** A text as it was given: pasted, or from a file. It stays in the memory of the page alone. */
export interface GivenText {
  readonly id: number;
  readonly name: string;
  readonly text: string;
}

let lastId = 0;

export function givenText(name: string, text: string): GivenText {
  lastId += 1;
  return { id: lastId, name, text };
}

/** A name for a pasted text, from its first words. */
export function nameOfPasted(text: string): string {
  const words = text.trim().replace(/\s+/gu, " ");
  const cut = words.slice(0, 16);
  return words.length > cut.length ? `${cut.trimEnd()}…` : cut;
}
