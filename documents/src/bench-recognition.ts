// Error rate and time of OCR on rendered pages. `tsx documents/src/bench-recognition.ts`; exits with 1 above 3%.
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { PAINTED_PAGES } from "../fixtures/printed-pages.ts";
import { errorRate } from "./image/error-rate.ts";
import { makeLanguageFolder } from "./image/language-folder.ts";
import { readDocument } from "./index.ts";

/** Share of wrong letters, spaces included, over all rendered pages. */
const MOST_WRONG = 0.03;

const fixture = (name: string) => readFileSync(new URL(`../fixtures/image/${name}.png`, import.meta.url));
const cases: { name: string; truth: string; bytes: Buffer; isRendered: boolean }[] = [];
for (const { name, paragraphs } of PAINTED_PAGES) {
  cases.push({ name, truth: paragraphs.join("\n"), bytes: fixture(name), isRendered: true });
}
const screen = PAINTED_PAGES.find(({ name }) => name === "korean-screen")?.paragraphs.join("\n") ?? "";
// Like pictures sent from a phone. Printed for information: the limit applies to rendered pages.
const worse = {
  "korean-screen, JPEG 40": sharp(fixture("korean-screen")).jpeg({ quality: 40 }),
  "korean-screen, 70% of its size": sharp(fixture("korean-screen")).resize(560).jpeg({ quality: 60 }),
  "korean-screen, turned by 1.5°": sharp(fixture("korean-screen")).rotate(1.5, { background: "#fff" }).jpeg(),
};
for (const [name, picture] of Object.entries(worse)) {
  cases.push({ name, truth: screen, bytes: await picture.toBuffer(), isRendered: false });
}

const folder = makeLanguageFolder();
let [wrong, letters] = [0, 0];
console.log(
  "page                                letters   wrong %   without spaces %   seconds   read with   confidence",
);
for (const { name, truth, bytes, isRendered } of cases) {
  const { text, recognition } = await readDocument(
    new Uint8Array(bytes),
    `${name}.png`.replace(/.*JPEG.*|.*size.*|.*turned.*/, "a.jpg"),
    {
      languageFolder: folder.path,
    },
  );
  const rate = errorRate(truth, text);
  const bare = errorRate(truth.replace(/\s/g, ""), text.replace(/\s/g, ""));
  if (isRendered) {
    wrong += rate * truth.length;
    letters += truth.length;
  }
  console.log(
    [
      name.padEnd(35),
      String(truth.length).padStart(7),
      (rate * 100).toFixed(2).padStart(9),
      (bare * 100).toFixed(2).padStart(18),
      ((recognition?.processingTimeMs ?? 0) / 1000).toFixed(2).padStart(9),
      (recognition?.language ?? "").padStart(11),
      (recognition?.confidence ?? 0).toFixed(2).padStart(12),
    ].join(" "),
  );
}
folder.remove();
const share = wrong / letters;
console.log(
  `rendered pages together: ${(share * 100).toFixed(2)}% of the letters are wrong (at most ${MOST_WRONG * 100}%)`,
);
process.exitCode = share <= MOST_WRONG ? 0 : 1;
