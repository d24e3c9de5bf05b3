import { Font } from "@react-pdf/renderer";
import { expect, it } from "vitest";
import { printRecordInProcess } from "../../../testing/print-in-process.ts";

it("draws an x between digits as an x", async () => {
  // The fonts are registered once for all tests of a process.
  await printRecordInProcess({ json: new Uint8Array(), address: "", checkedAt: "" }).catch(() => null);
  for (const fontWeight of [400, 700]) {
    const font = Font.getFont({ fontFamily: "Pretendard", fontWeight })?.data as unknown as {
      layout(text: string, features: readonly string[]): { readonly glyphs: readonly { readonly id: number }[] };
      glyphForCodePoint(point: number): { readonly id: number };
    };
    // With the empty list of features that the typesetter gives.
    const drawn = font.layout("10x20, 5x6", []).glyphs.map(({ id }) => id);
    expect(drawn).toEqual(Array.from("10x20, 5x6", (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id));
  }
}, 60_000);
