import type { Screen } from "../screen.ts";
import { at, button, dialog } from "./actions.ts";

const batch =
  (query = ""): Screen["open"] =>
  (page, stage) =>
    at(`/batches/${stage.batch.id}${query}`, "강다온")(page);

/** Several texts kept together. */
export const BATCH_SCREENS: readonly Screen[] = [
  { name: "batches", route: "/batches", as: "pro", open: at("/batches", "3반 수행평가") },
  {
    name: "batch-new",
    route: "/dashboard",
    as: "writer",
    isWindow: true,
    open: async (page) => {
      await at("/dashboard")(page);
      const names = ["3반_01_강다온_수행평가.txt", "3반_02_고은결_수행평가.txt"];
      const buffer = Buffer.from("건널목에는 의자가 없다.");
      const files = names.map((name) => ({ name, mimeType: "text/plain", buffer }));
      await page.locator("input[type=file][multiple]").setInputFiles(files);
      await button(page, "2개 분석 시작").waitFor();
    },
  },
  { name: "batches-empty", route: "/batches", as: "fresh", open: at("/batches", "아직 묶음이 없어요") },
  { name: "batch", route: "/batches/:batchId", as: "pro", open: batch() },
  {
    name: "batch-edit-pupil",
    route: "/batches/:batchId",
    as: "pro",
    open: async (page, stage) => {
      await batch()(page, stage);
      await page.getByRole("listitem").first().hover();
      await button(page, "강다온 번호, 이름, 제목 고치기").click();
      await page.getByLabel("이름", { exact: true }).waitFor();
    },
  },
  {
    name: "batch-export",
    route: "/batches/:batchId",
    as: "pro",
    isWindow: true,
    open: async (page, stage) => {
      await batch()(page, stage);
      await button(page, "표로 받기").click();
      await dialog(page, "표로 받기").waitFor();
    },
  },
  { name: "batch-gone", route: "/batches/:batchId", as: "pro", open: at("/batches/none", "없는 묶음이에요") },
  {
    name: "batch-text",
    route: "/batches/:batchId/:textId",
    as: "pro",
    open: (page, { batch: { id, textId } }) => at(`/batches/${id}/${textId}`, "문장별 분석")(page),
  },
];
