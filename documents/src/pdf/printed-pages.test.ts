import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PRINTED_PAGES } from "../../fixtures/printed-pages.ts";
import { readPdf } from "./read-pdf.ts";

const print = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/pdf/${name}.pdf`, import.meta.url)));

const EXACT = PRINTED_PAGES.filter(({ losesSpaces }) => !losesSpaces);
const GUESSED = PRINTED_PAGES.filter(({ losesSpaces }) => losesSpaces);

it.each(EXACT)("$name: 브라우저가 인쇄한 글을 글자 하나까지 그대로 읽는다", async ({ name, paragraphs }) => {
  const document = await readPdf(print(name));
  expect(document.paragraphs.map(({ text }) => text)).toEqual(paragraphs);
  expect(document.text).toBe(paragraphs.join("\n"));
  expect(document.hidden).toEqual([]);
  expect(document.warnings).toEqual([]);
});

/** Places at which one text has a space and the other has none. */
function differentSpaces(one: string, other: string): number {
  const places = (text: string) => {
    const found = new Set<number>();
    let letters = 0;
    for (const letter of text) letter === " " ? found.add(letters) : letters++;
    return found;
  };
  const [a, b] = [places(one), places(other)];
  return [...a].filter((place) => !b.has(place)).length + [...b].filter((place) => !a.has(place)).length;
}

it.each(GUESSED)("$name: 줄 끝에서 사라진 띄어쓰기를 98% 넘게 되살린다", async ({ name, paragraphs }) => {
  const document = await readPdf(print(name));
  const text = paragraphs.join("\n");
  expect(document.text.replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
  // These prints have some 60 line ends each.
  expect(differentSpaces(document.text, text)).toBeLessThanOrEqual(1);
});
