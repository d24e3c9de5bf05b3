import { expect, it } from "vitest";
import { chooseLanguage, type Recognisers } from "./choose-language.ts";
import type { RecognisedPage, Recogniser } from "./recogniser.ts";

const page = (text: string, confidence: number): RecognisedPage => {
  const words = text.split(" ").map((one) => ({ text: one, confidence, left: 0, top: 0, right: 1, bottom: 1 }));
  return { confidence, lines: [{ words, baseLine: 1, height: 1 }] };
};

/** Fake engines that return the given readings and record each call. */
function engines(readings: Partial<Record<keyof Recognisers, RecognisedPage>>) {
  const asked: string[] = [];
  const engine = (name: keyof Recognisers) =>
    ({
      recognise: async () => {
        asked.push(name);
        return readings[name];
      },
    }) as unknown as Recogniser;
  return { asked, recognisers: { kor: engine("kor"), eng: engine("eng"), "kor+eng": engine("kor+eng") } };
}

const choose = async (
  readings: Parameters<typeof engines>[0],
  language: Parameters<typeof chooseLanguage>[2] = "kor+eng",
) => {
  const { asked, recognisers } = engines(readings);
  const choice = await chooseLanguage(Buffer.alloc(0), recognisers, language);
  return [choice.language, asked];
};

it("runs only the Korean pass for confident Korean with digits and symbols", async () => {
  const kor = page("「2019년부터 12곳을 (3.5%)」 살펴본 1,200 명.", 0.93);
  expect(await choose({ kor })).toEqual(["kor", ["kor"]]);
});

it("keeps Korean for blurred Korean although kor+eng is more confident", async () => {
  const kor = page("외할머니 맥에서 두 딜을 보냈다.", 0.75);
  expect(await choose({ kor, "kor+eng": page("외할머니 OM 두 딜을 보냈다.", 0.77) })).toEqual([
    "kor",
    ["kor", "kor+eng"],
  ]);
});

it("chooses kor+eng when the Korean pass garbles English words", async () => {
  const kor = page("863아와 1/0650110[를 써서 만들었다.", 0.55);
  expect((await choose({ kor, "kor+eng": page("React와 TypeScript를 써서 만들었다.", 0.74) }))[0]).toBe("kor+eng");
  // Also on a page with high overall confidence.
  const sure = page("나는 61태146 를 써서 만들었다.", 0.92);
  expect((await choose({ kor: sure, "kor+eng": page("나는 GitHub 를 써서 만들었다.", 0.95) }))[0]).toBe("kor+eng");
});

it("chooses kor+eng for an English page that Korean reads as digits", async () => {
  const kor = page("04100 16 310 300 46 000 20060", 0.21);
  expect((await choose({ kor, "kor+eng": page("The rain stopped at noon", 0.96) }))[0]).toBe("kor+eng");
});

it.each(["kor", "eng"] as const)("runs only the %s pass when that language is requested", async (language) => {
  expect(await choose({ [language]: page("아무 글", 0.1) }, language)).toEqual([language, [language]]);
});
