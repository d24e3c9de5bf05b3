import { readFileSync } from "node:fs";
import { createDetector, ModelFileError } from "@geulgyeol/engine";
import { writeModel } from "@geulgyeol/engine/model-file/write-model.ts";
import { OWN_TEXTS } from "@geulgyeol/engine/testing/own-texts.ts";
import { describe, expect, it } from "vitest";
import {
  type FurtherMemberContent,
  type FurtherText,
  fitFurtherCombination,
  packFurtherMember,
} from "./fit-further-member.ts";
import { seededRandom } from "./seeded-random.ts";

const model = new Uint8Array(readFileSync(new URL("../../../engine/model/geulgyeol.model.bin", import.meta.url)));
const plain = createDetector(model);
const text = OWN_TEXTS.find(({ id }) => id === "ko-petition")?.text ?? "";

function content(changes: Partial<FurtherMemberContent> = {}): FurtherMemberContent {
  return {
    version: "toy.1",
    network: Uint8Array.of(7, 7, 7),
    fittedBeside: plain.modelVersion,
    id: "transformer",
    name: "신경망",
    what: "작은 신경망이 읽어 보면",
    combinations: { ko: { bias: 0, weights: [1, 0.5, 0] } },
    share: 0.25,
    ...changes,
  };
}

function reportOf(detector: typeof plain, furtherLogit?: number | null) {
  const analysis = detector.analyse(text, { ensemble: true, ...(furtherLogit === undefined ? {} : { furtherLogit }) });
  if (analysis.kind === "refusal") throw new Error(analysis.message);
  return analysis.report;
}

describe("덧붙는 판정원", () => {
  it("파일이 없으면 꺼져 있고, 로짓을 건네면 소리 내어 거절한다", () => {
    expect(plain.furtherMember).toBeNull();
    expect(reportOf(plain).ensemble?.models).toHaveLength(3);
    expect(() => plain.analyse(text, { furtherLogit: 1 })).toThrow(/no further member/);
  });

  it("파일이 있으면 점수에 더해지고 합의에 제 몫으로 나온다", () => {
    const detector = createDetector(model, packFurtherMember(content()));
    expect([...(detector.furtherMember?.network ?? [])]).toEqual([7, 7, 7]);
    const silent = reportOf(plain).aiProbability;
    expect(reportOf(detector, 6).aiProbability).toBeGreaterThan(silent);
    expect(reportOf(detector, -6).aiProbability).toBeLessThan(silent);
    const models = reportOf(detector, 2).ensemble?.models ?? [];
    expect(models.map(({ model: id }) => id)).toEqual(["stylometry", "language-model", "ngrams", "transformer"]);
    expect(models[3]).toMatchObject({ status: "ok", weight: 0.25, name: "신경망" });
    expect(models.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 4);
  });

  it("답이 없으면 나머지로 판정하고 답이 없었다고 적는다", () => {
    const report = reportOf(createDetector(model, packFurtherMember(content())), null);
    expect(report.aiProbability).toBe(reportOf(plain).aiProbability);
    expect(report.ensemble?.models[3]).toMatchObject({ status: "failed", weight: 0 });
  });

  it("모르는 언어에서는 없는 것과 같다", () => {
    const english = OWN_TEXTS.find(({ id }) => id === "en-diary")?.text ?? "";
    const detector = createDetector(model, packFurtherMember(content()));
    expect(detector.analyse(english, { ensemble: true })).toEqual(plain.analyse(english, { ensemble: true }));
  });

  it("다른 모델 곁에서 맞춘 파일, 다른 판의 파일, 깨진 파일을 소리 내어 거절한다", () => {
    expect(() => createDetector(model, packFurtherMember(content({ fittedBeside: "other" })))).toThrow(
      /beside model other/,
    );
    const packed = packFurtherMember(content());
    expect(() => createDetector(model, packed.subarray(0, packed.length - 1))).toThrow(ModelFileError);
    const { network, version, ...parameters } = content();
    const tables = new Map([["network", network]]);
    const later = writeModel({ modelVersion: version, parameters: { ...parameters, seam: 99 }, tables });
    expect(() => createDetector(model, later)).toThrow(/version 99 of the seam/);
  });

  it("판정하는 글을 그대로 건네고, 판정하지 않는 글에는 건네지 않는다", () => {
    expect(plain.proseOf(text)).toEqual({ language: "ko", prose: text });
    expect(plain.proseOf("가".repeat(3000))).toBeNull();
  });

  it("배우지 않은 글에서 둘을 함께 들으면 하나만 들을 때보다 잘 가른다", () => {
    const random = seededRandom(3);
    const noise = () => 2 * (random() + random() + random() - 1.5);
    const texts = Array.from({ length: 2000 }, (_, at): FurtherText => {
      const label = at % 2;
      const side = label === 1 ? 1 : -1;
      return { combined: side + noise(), further: side + noise(), length: 700, label, weight: 1 };
    });
    const { bias, weights } = fitFurtherCombination(texts);
    const right = (score: (own: FurtherText) => number) =>
      texts.filter((own) => score(own) > 0 === (own.label === 1)).length;
    const both = right((own) => bias + (weights[0] as number) * own.combined + (weights[1] as number) * own.further);
    expect(both).toBeGreaterThan(right(({ combined }) => combined));
  });
});
