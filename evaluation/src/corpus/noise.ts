/** How often a training excerpt loses its commas, and how often its spacing is disturbed. */
const COMMAS_LOST = 0.35;
const SPACING_DISTURBED = 0.2;

/**
 * Alters an excerpt as careless or evasive writers do, so that no member relies on commas and spaces alone: all commas
 * removed, or some spaces dropped and some inserted into words. Most excerpts are not changed.
 */
export function withNoise(text: string, random: () => number): string {
  let out = text;
  if (random() < COMMAS_LOST) out = out.replaceAll(",", "");
  if (random() < SPACING_DISTURBED) {
    const dropped = 0.02 + 0.08 * random();
    const inserted = 0.02 * random();
    out = [...out]
      .map((letter) => {
        if (letter === " ") return random() < dropped ? "" : letter;
        return random() < inserted ? `${letter} ` : letter;
      })
      .join("");
  }
  return out;
}
