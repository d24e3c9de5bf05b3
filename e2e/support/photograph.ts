import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContext } from "@playwright/test";
import type { ScannedPage } from "./scanned-pdf.ts";

const pictureFixture = (name: string) =>
  fileURLToPath(new URL(`../../documents/fixtures/image/${name}.png`, import.meta.url));

/** The upper part of a painted page, as a camera would give it: smaller, and compressed. */
export async function photograph(context: BrowserContext, name: string, zoom: number): Promise<ScannedPage> {
  const page = await context.newPage();
  const source = readFileSync(pictureFixture(name)).toString("base64");
  await page.setViewportSize({ width: 800, height: 400 });
  await page.setContent(
    `<style>body{margin:0}</style><img src="data:image/png;base64,${source}" width="${800 * zoom}">`,
  );
  const [width, height] = [Math.round(800 * zoom), Math.round(300 * zoom)];
  const jpeg = await page.screenshot({ type: "jpeg", quality: 60, clip: { x: 0, y: 0, width, height } });
  await page.close();
  return { jpeg, width, height };
}
