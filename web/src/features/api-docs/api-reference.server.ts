import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createDetector } from "@geulgyeol/engine";
import { wordDetector } from "@geulgyeol/wording/report";
import { EXAMPLE_TEXT } from "./example-requests.ts";
import { type ApiReference, makeReference } from "./make-reference.ts";

/** The content of the page, with a response of the engine itself; created at build time. */
export function readApiReference(): ApiReference {
  return { ...makeReference(), example: JSON.stringify(exampleAnswer(), null, 2) };
}

/** The server's response, computed with the engine. */
function exampleAnswer() {
  const model = readFileSync(join(process.cwd(), "../engine/model/geulgyeol.model.bin"));
  const analysis = wordDetector(createDetector(new Uint8Array(model))).analyse(EXAMPLE_TEXT);
  if (analysis.kind === "refusal") throw new Error(`The engine refused the example: ${analysis.message}`);
  const data = {
    analysisId: "0b9f6a1e-3d8c-4f5a-9a64-1c2d3e4f5a6b",
    createdAt: "2026-11-21T01:32:00.000Z",
    kind: "basic",
    ...analysis.report,
    processingTime: 12.4,
    charCount: [...EXAMPLE_TEXT].length,
    documentType: null,
    credits: { charged: 1, remaining: 299, freeRevision: false },
  };
  return { success: true, data: shortened(data) };
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (typeof value === "number") return Math.round(value * 10_000) / 10_000;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}
