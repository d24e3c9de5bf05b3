import { expect, it } from "vitest";
import { hasPageData } from "./page-data.ts";
import { isPageLoaded, keepLoaded, loadPage, metaOf } from "./page-modules.tsx";

const Page = () => <p>화면</p>;

it("knows what came with the HTML, and the title of the innermost page that has one", async () => {
  expect(isPageLoaded("/pricing")).toBe(false);
  keepLoaded({
    "layouts/public-layout": { default: Page, meta: () => [{ title: "틀" }] },
    "routes/pricing": { default: Page, meta: () => [{ title: "요금제" }] },
    "routes/contact": { default: Page },
  });
  expect(isPageLoaded("/pricing")).toBe(true);
  await loadPage("/pricing");
  expect(metaOf("/pricing")).toEqual([{ title: "요금제" }]);
  expect(metaOf("/contact")).toEqual([{ title: "틀" }]);
});

it("reads the data of a page from its HTML, and tries again after a failure", async () => {
  keepLoaded({ "routes/accuracy": { default: Page, handle: { hasData: true } } });
  const empty = document.implementation.createHTMLDocument();
  await expect(loadPage("/accuracy", empty)).rejects.toThrow("has no data");
  expect(isPageLoaded("/accuracy")).toBe(false);
  empty.body.innerHTML = '<script type="application/json" id="page-data">{"record":{"texts":3}}</script>';
  await loadPage("/accuracy", empty);
  expect(isPageLoaded("/accuracy/")).toBe(true);
  expect(hasPageData("/accuracy/")).toBe(true);
});
