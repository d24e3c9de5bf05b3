import { createDetector } from "@geulgyeol/engine";
import { type WordedDetector, wordDetector } from "@geulgyeol/wording/report";
import modelUrl from "../../../engine/model/geulgyeol.model.bin?url";
import type { DetectRequest, DetectResponse } from "./detector-protocol.ts";

let detector: Promise<WordedDetector> | null = null;

async function loadDetector(): Promise<WordedDetector> {
  const answer = await fetch(modelUrl);
  if (!answer.ok) throw new Error(`The model could not be fetched (${answer.status}).`);
  return wordDetector(createDetector(new Uint8Array(await answer.arrayBuffer())));
}

addEventListener("message", async ({ data: { id, text } }: MessageEvent<DetectRequest>) => {
  let response: DetectResponse;
  try {
    detector ??= loadDetector();
    const loaded = await detector;
    if (text === null) return;
    response = { id, ok: true, analysis: loaded.analyse(text) };
  } catch (error) {
    detector = null;
    response = { id, ok: false, message: String(error) };
  }
  postMessage(response);
});
