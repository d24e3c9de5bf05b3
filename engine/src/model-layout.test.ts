import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { prepareModel } from "./load-model.ts";
import { ModelFileError } from "./model-file/format.ts";
import { openModel, packModel, type StoredLanguage } from "./model-layout.ts";

const bytes = new Uint8Array(readFileSync(new URL("../model/geulgyeol.model.bin", import.meta.url)));
const opened = openModel(bytes);
const trainedOn = JSON.parse(readFileSync(new URL("../model/card.json", import.meta.url), "utf8")).data as string;

/** The shipped Korean model, with another list of what one part was trained with. */
function withStylometry(change: (names: readonly string[]) => readonly string[]): StoredLanguage {
  const korean = opened.load("ko");
  const { stylometry } = korean.members;
  return {
    ...korean,
    members: { ...korean.members, stylometry: { ...stylometry, inputs: change(stylometry.inputs) } },
  };
}

describe("모델 파일의 짜임", () => {
  it("읽은 것을 다시 쓰면 같은 파일이다", () => {
    const languages = { ko: opened.load("ko"), en: opened.load("en") };
    const again = packModel({ modelVersion: opened.modelVersion, trainedOn, languages });
    expect(Buffer.compare(again, bytes)).toBe(0);
  });

  it("모델이 배운 특징을 엔진이 재지 않으면 그 이름을 말하고 거절한다", () => {
    const renamed = withStylometry((names) => names.map((name) => (name === "comma-rate" ? "comma-rate-2" : name)));
    expect(() => prepareModel(renamed, "ko")).toThrow(ModelFileError);
    expect(() => prepareModel(renamed, "ko")).toThrow(/"comma-rate-2".*npm run train/);
  });
});
