/** Bullets, numbers and letters that open a list item; a space must follow. */
const MARKER =
  /^(?:[-+*•‣▪▫■□●○◦◆◇▶►▷★☆✓✔✗⦁∙–—]|#{1,6}|>|\(?\d{1,2}[.)]|\(?[a-zA-Z][.)]|\(?[가나다라마바사아자차카타파하][.)]|[①-⑳❶-❿➀-➓][.)]?|[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅰ-ⅹ][.)]|\(?(?:i{1,3}|iv|vi{0,3}|ix|x)[.)]|\[[ xX]\])\s+/;

/** Dates and numbers that look like a numbered item: 3. 1 운동, 5. 18., 12. 25. */
const DATE = /^\d{1,2}\.\s*\d/;

/**
 * Number of list marker characters at the start of the line (several markers may follow each other), spaces included.
 */
export function listMarkerLength(line: string): number {
  let taken = 0;
  while (taken < line.length) {
    const rest = line.slice(taken, taken + 12);
    const match = DATE.test(rest) ? null : MARKER.exec(rest);
    if (match === null || taken + match[0].length >= line.length) return taken;
    taken += match[0].length;
  }
  return taken;
}
