import { Readable } from "node:stream";
import type { WordedDetector, WordedReport } from "@geulgyeol/wording/report";
import { describe, expect, it } from "vitest";
import { analyseLines } from "./analyse-lines.ts";
import { loadDetector } from "./load-detector.ts";

const OWN_TEXT =
  "어제는 비가 와서 시장에 늦게 갔다. 단골 아주머니가 남은 깻잎을 한 움큼 더 얹어 주셨다. " +
  "집에 와서 보니 우산을 두고 왔다. 다시 가기도 귀찮아서 그냥 젖은 채로 국을 끓였다. 그래도 국은 맛있었다.";

async function run(detector: WordedDetector, lines: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const failures = await analyseLines(detector, "in.jsonl", Readable.from([lines.join("\n")]), {
    out: (line) => {
      out.push(line);
    },
    err: (line) => err.push(line),
  });
  return { out: out.map((line) => JSON.parse(line)), err, failures };
}

const detector = await loadDetector();

/** The detector with this hold in each report. */
function holding(hold: WordedReport["hold"]): WordedDetector {
  const analyse: WordedDetector["analyse"] = (...of) => {
    const analysis = detector.analyse(...of);
    return analysis.kind === "refusal" ? analysis : { ...analysis, report: { ...analysis.report, hold } };
  };
  return { ...detector, analyse };
}

describe("analyseLines", () => {
  it("writes one line per input line, in order, with the documented fields", async () => {
    const { out, failures } = await run(detector, [
      JSON.stringify({ id: "b", text: OWN_TEXT }),
      JSON.stringify({ id: 7, text: OWN_TEXT }),
    ]);
    expect(failures).toBe(0);
    expect(out.map((line) => line.id)).toEqual(["b", 7]);
    expect(Object.keys(out[0])).toEqual([
      "id",
      "aiProbability",
      "verdict",
      "aiShare",
      "interval",
      "language",
      "isTrial",
      "classProbabilities",
      "certainty",
      "falseAlarm",
      "hold",
    ]);
    expect(out[0].language).toBe("ko");
    expect(out[0].interval.lower).toBeLessThanOrEqual(out[0].aiProbability);
    expect(out[0].interval.upper).toBeGreaterThanOrEqual(out[0].aiProbability);
    expect({ ...out[0], id: 0 }).toEqual({ ...out[1], id: 0 });
  });

  it("names the reason of a withheld judgement beside its numbers", async () => {
    const held = holding({ reason: "too-short", message: "글이 짧아서 판단하지 않았어요." });
    const { out } = await run(held, [JSON.stringify({ id: "a", text: OWN_TEXT })]);
    expect(out[0]).toMatchObject({ id: "a", hold: "too-short", aiProbability: expect.any(Number) });
    const judged = await run(holding(null), [JSON.stringify({ id: "a", text: OWN_TEXT })]);
    expect(judged.out[0].hold).toBeNull();
  });

  it("reports bad lines by number and analyses the rest", async () => {
    const { out, err, failures } = await run(detector, [
      "{not json",
      JSON.stringify({ id: "a", text: OWN_TEXT }),
      JSON.stringify({ text: OWN_TEXT }),
      JSON.stringify({ id: "c", text: 5 }),
      "",
      JSON.stringify({ id: "d", text: "🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂" }),
    ]);
    expect(out.map((line) => line.id)).toEqual(["a"]);
    expect(failures).toBe(4);
    expect(err.map((line) => line.split(":")[1])).toEqual(["1", "3", "4", "6"]);
    expect(err[3]).toContain("NOT_JUDGEABLE");
  });

  it("skips a byte order mark", async () => {
    const { out } = await run(detector, [`\ufeff${JSON.stringify({ id: "a", text: OWN_TEXT })}`]);
    expect(out).toHaveLength(1);
  });
});
