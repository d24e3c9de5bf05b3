import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Font } from "@react-pdf/renderer";
import type { Advance } from "./cut-text.ts";

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

const MAIN = "Pretendard";
/** Has the Hanja, old Hangul and symbols that Pretendard lacks. */
const FALLBACK = "Noto Sans KR";
/** Replacement for characters that neither font can print; these are counted. */
const STAND_IN = "◌";
/** A word without a break position, such as an address, is broken after this many characters. */
const UNBROKEN = 28;

/** The part of fontkit's font that is used. */
interface GlyphFont {
  readonly unitsPerEm: number;
  readonly characterSet: readonly number[];
  hasGlyphForCodePoint(point: number): boolean;
  glyphForCodePoint(point: number): { readonly advanceWidth: number };
  layout(text: string, features?: Features, ...more: readonly unknown[]): GlyphRun;
}

interface GlyphRun {
  readonly glyphs: readonly unknown[];
  readonly positions: readonly unknown[];
}

/** OpenType features by their tag, switched on or off. */
type Features = Readonly<Record<string, boolean>>;
/** Contextual alternates and ligatures draw an x between digits as a times sign: a printed text is drawn letter by letter. */
const AS_WRITTEN: Features = { calt: false, clig: false };

/** Registers both families; called once per thread. Words are kept whole, as usual in Korean. */
export async function loadFonts(): Promise<void> {
  const main = join(folderOf("pretendard"), "dist/public/static/alternative");
  const fallback = folderOf("@expo-google-fonts/noto-sans-kr");
  Font.register({
    family: MAIN,
    fonts: [
      { src: join(main, "Pretendard-Regular.ttf"), fontWeight: 400 },
      { src: join(main, "Pretendard-Bold.ttf"), fontWeight: 700 },
    ],
  });
  Font.register({
    family: FALLBACK,
    fonts: [
      { src: join(fallback, "400Regular/NotoSansKR_400Regular.ttf"), fontWeight: 400 },
      { src: join(fallback, "700Bold/NotoSansKR_700Bold.ttf"), fontWeight: 700 },
    ],
  });
  Font.registerHyphenationCallback((word) => {
    if (word === null || word.length <= UNBROKEN) return [word ?? ""];
    return word.match(new RegExp(`.{1,${UNBROKEN}}`, "gsu")) ?? [word];
  });
  await nameGlyphs(MAIN);
}

/**
 * Asks for the glyph of every letter once. fontkit keeps glyphs by their number, and one that it first meets as a part of
 * another (a comma within a quotation mark) would stand for no letter ever after: the line that has it lost its first one.
 */
async function nameGlyphs(family: string): Promise<void> {
  for (const fontWeight of [400, 700]) {
    const descriptor = { fontFamily: family, fontWeight };
    await Font.load(descriptor);
    const font = Font.getFont(descriptor)?.data as unknown as GlyphFont;
    for (const point of font.characterSet) font.glyphForCodePoint(point);
    const layout = font.layout.bind(font);
    const known = new Map<string, GlyphRun>();
    layouts.push(known);
    // The typesetter asks for no features, with an empty list, which would mean the defaults.
    font.layout = (text, _features, ...more) => {
      // Who writes the file gives no direction, and changes the positions that it gets.
      if (more.length === 0) return layout(text, AS_WRITTEN);
      const run = known.get(text) ?? layout(text, AS_WRITTEN, ...more);
      known.set(text, run);
      return { glyphs: [...run.glyphs], positions: run.positions };
    };
  }
}

/** Words of the document that is being printed, as each font draws them: every attempt to fill its page asks for them again. */
const layouts: Map<string, GlyphRun>[] = [];

/** Forgets the words of a document once it is printed. */
export function forgetWords(): void {
  for (const known of layouts) known.clear();
}

let fallbackNamed: Promise<void> | null = null;

async function fontOf(family: string): Promise<GlyphFont> {
  const descriptor = { fontFamily: family, fontWeight: 400 } as const;
  await Font.load(descriptor);
  return Font.getFont(descriptor)?.data as unknown as GlyphFont;
}

/** Widths of letters in the regular weight; letters missing in the main family count as a full square. */
export async function measure(): Promise<Advance> {
  const font = await fontOf(MAIN);
  const known = new Map<string, number>();
  return (character) => {
    const width = known.get(character) ?? widthIn(font, character.codePointAt(0) ?? 0);
    known.set(character, width);
    return width;
  };
}

function widthIn(font: GlyphFont, point: number): number {
  return font.hasGlyphForCodePoint(point) ? font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm : 1;
}

interface Typesetting {
  /** Font families for the pages; the large fallback font only if needed. */
  readonly families: string[];
  /** The printable form of the text. */
  readonly printable: (text: string) => string;
  /** Characters that neither font has. */
  readonly missing: number;
}

/** Checks everything that will be printed, and chooses the fonts. */
export async function typesettingFor(text: string): Promise<Typesetting> {
  const main = await fontOf(MAIN);
  const points = [...new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0))];
  const foreign = points.filter((point) => point > 0x20 && !main.hasGlyphForCodePoint(point));
  if (foreign.length === 0) return { families: [MAIN], printable: (one) => one, missing: 0 };
  fallbackNamed ??= nameGlyphs(FALLBACK);
  await fallbackNamed;
  const fallback = await fontOf(FALLBACK);
  const lost = new Set(foreign.filter((point) => !fallback.hasGlyphForCodePoint(point)));
  const isLost = (character: string) => lost.has(character.codePointAt(0) ?? 0);
  return {
    families: [MAIN, FALLBACK],
    printable: (one) => Array.from(one, (character) => (isLost(character) ? STAND_IN : character)).join(""),
    missing: Array.from(text).filter(isLost).length,
  };
}
