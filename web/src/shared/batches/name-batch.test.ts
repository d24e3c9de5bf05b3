import { expect, it } from "vitest";
import { nameBatch } from "./name-batch.ts";

it.each([
  [
    ["3반_01_강다온_수행평가.hwp", "3반_02_고은결_수행평가.docx", "3반_03_김도하_수행평가.hwp", "KakaoTalk_1.jpg"],
    "3반 수행평가",
  ],
  [["20301 김서윤 독후감.hwp", "20302 남예준 독후감.hwp"], "독후감"],
  [["강다온.hwp", "고은결.hwp"], "묶음"],
  [["IMG_1.jpg", "IMG_2.jpg"], "묶음"],
  [["수행평가.hwp"], "묶음"],
])("%j", (files, name) => {
  expect(nameBatch(files, "묶음")).toBe(name);
});
