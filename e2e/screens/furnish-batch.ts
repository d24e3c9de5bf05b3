import { type APIRequestContext, expect } from "@playwright/test";
import type { LandingSamples } from "../support/landing-samples.ts";
import { BUS, CAT, GARDEN, READING } from "../support/texts.ts";
import { ask } from "./ask.ts";

const QUESTION = "우리 동네에서 바뀌었으면 하는 것을 하나 고르고, 어떻게 바꾸면 좋을지 쓰시오.";
const pupilsWith = (samples: LandingSamples): readonly (readonly [number, string, string])[] => [
  [1, "강다온", samples.human],
  [2, "고은결", CAT],
  [3, "김도하", GARDEN],
  [4, "김서윤", READING],
  [5, "남예준", samples.mixed],
  [6, "류하진", BUS.slice(0, 110)],
];

/** A class's work: judged, held for its length, unreadable, and one that was never sent. Returns batch and one text. */
export async function furnishBatch(
  pro: APIRequestContext,
  samples: LandingSamples,
): Promise<{ id: string; textId: string }> {
  const pupils = pupilsWith(samples);
  const name = "3반 수행평가 · 우리 동네 문제 해결";
  const made = await ask(pro.post("/api/batches", { data: { name, question: QUESTION, documentType: "assignment" } }));
  const id = String(made.id);
  const fileOf = (number: number, pupil: string) => `3반_0${number}_${pupil}_수행평가.hwp`;
  const texts = pupils.map(([pupilNumber, pupilName, text]) => {
    const fileName = fileOf(pupilNumber, pupilName);
    return { pupilNumber, pupilName, fileName, content: { text, source: { kind: "hwp", name: fileName } } };
  });
  const photo = {
    pupilNumber: 7,
    pupilName: "문가온",
    fileName: "KakaoTalk_1922.jpg",
    content: { failure: "OCR_NO_TEXT" },
  };
  const unsent = { pupilNumber: 8, pupilName: "박라온", fileName: fileOf(8, "박라온") };
  const { texts: added } = (await ask(
    pro.post("/api/batches/texts", { data: { batchId: id, texts: [...texts, photo, unsent] } }),
  )) as unknown as { texts: { id: string }[] };
  const judged = async () =>
    ((await ask(pro.get(`/api/batches/batch?id=${id}`))) as unknown as { batch: { texts: { judged: number } } }).batch
      .texts.judged;
  await expect.poll(judged, { timeout: 60_000 }).toBe(pupils.length);
  for (const [at, reviewed] of [
    [0, "read"],
    [1, "read"],
    [2, "talked"],
  ] as const) {
    await ask(pro.patch("/api/batches/texts", { data: { id: added[at]?.id, reviewed } }));
  }
  return { id, textId: added[2]?.id ?? "" };
}
