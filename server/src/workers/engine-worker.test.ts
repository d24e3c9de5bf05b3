import { AnalysisReport } from "@geulgyeol/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareFile } from "../open-workers.ts";
import { engineModelFile } from "../runtime-paths.ts";
import { bundledProcess } from "../testing/bundled-process.ts";
import { createEnginePool, type EnginePool } from "./engine-pool.ts";

const ESSAY = `지난 여름 나는 외할머니 댁에서 두 달을 보냈다. 아침이면 닭 우는 소리에 눈을 떴고, 마당에 나가 세수를 했다.
할머니는 늘 나보다 먼저 일어나 밭에 계셨다. 고추를 따다 허리가 아프면 나무 그늘에 앉아 참외를 깎아 먹었다. 참외는 달았는데
손이 끈적거려 파리가 꼬였다. 저녁에는 평상에 누워 별을 세다가 모기에 물려 방으로 도망치곤 했다. 서울로 돌아오던 날 할머니는
버스가 모퉁이를 돌 때까지 손을 흔드셨다. 나는 그 손이 자꾸 작아지는 것을 보며 조금 울었다.`;

describe("engine worker", () => {
  let pool: EnginePool;
  beforeAll(async () => {
    const workerData = { model: shareFile(engineModelFile) };
    pool = createEnginePool({ entry: bundledProcess("engine-worker"), workerData, threads: 1 });
    await pool.versions();
  });
  afterAll(() => pool?.close());

  const judge = async (text: string, options = {}) => {
    const { analysis, processingTimeMs } = await pool.analyse(text, options);
    expect(processingTimeMs).toBeGreaterThan(0);
    return analysis.kind === "report"
      ? { ...analysis, report: AnalysisReport.parse(JSON.parse(analysis.report)) }
      : analysis;
  };

  it("한국어 글을 계약이 정한 모양으로 판단하고, 늘 같은 답을 한다", async () => {
    const first = await judge(ESSAY);
    if (first.kind !== "report") throw new Error(`refused: ${first.code}`);
    expect(first.report.language).toBe("ko");
    expect(await judge(ESSAY)).toEqual(first);
  });

  it("reports the ensemble members' times and covers the text with heatmap segments", async () => {
    const timed = await pool.analyse(ESSAY, { ensemble: true });
    if (timed.analysis.kind !== "report") throw new Error("refused");
    const report = AnalysisReport.parse(JSON.parse(timed.analysis.report));
    const times = report.ensemble?.models.map((one) => one.processingTime) ?? [];
    expect(times).toHaveLength(3);
    for (const time of times) expect(time).toBeGreaterThan(0);
    // Each time covers the member's own work, without preparing the text and combining the results.
    expect(new Set(times).size).toBe(3);
    expect(times.reduce((sum, time) => sum + time, 0)).toBeLessThanOrEqual(timed.processingTimeMs);
    const words = await judge(ESSAY, { wordLevel: true });
    if (words.kind !== "report") throw new Error("refused");
    expect(words.report.wordLevel?.heatmap.segments.map((one) => one.text).join("")).toBe(ESSAY);
  });

  it("rewrites a whole essay and leaves a text without Korean unchanged", async () => {
    const edited = await pool.rewrite(ESSAY.replace("닭 우는 소리에", "닭 우는 소리로 인해"), "자연스럽게");
    expect(edited.followed).toBe(true);
    expect(edited.changes.length).toBeGreaterThan(0);
    expect(await pool.rewrite("It rained.", "쉽게")).toMatchObject({ editedText: "It rained.", followed: false });
  });

  it.each([
    ["only emoji", "😀".repeat(60), "NOT_JUDGEABLE"],
    ["10,000 identical characters", "가".repeat(10_000), "NOT_JUDGEABLE"],
    ["only digits", "1234567890 ".repeat(20), "NOT_JUDGEABLE"],
    [
      "code alone",
      "// 합계를 구한다\nfunction sum(list) {\n  let total = 0;\n  for (const one of list) total += one;\n  return total;\n}\n",
      "CODE_ONLY",
    ],
    ["日本語", "これは日本語の文章です。この文章は判断できません。".repeat(5), "UNSUPPORTED_LANGUAGE"],
    ["русский", "Это русский текст, который не может быть оценён этим сервисом. ".repeat(4), "UNSUPPORTED_LANGUAGE"],
  ])("판단하지 않는다: %s", async (_name, text, code) => {
    expect(await judge(text)).toMatchObject({ kind: "refusal", code });
  });
});
