import { describe, expect, it } from "vitest";
import { dropUnread, orderHead } from "./tidy-pages.ts";

describe("orderHead", () => {
  it("moves modulepreload links after the style sheet with low priority", () => {
    const hint = '<link rel="modulepreload" href="/a.js"/>';
    const low = '<link fetchpriority="low" rel="modulepreload" href="/a.js"/>';
    const sheet = '<link rel="stylesheet" href="/a.css"/>';
    expect(orderHead(`<head>${hint}${sheet}</head><body>글</body>`)).toBe(`<head>${sheet}${low}</head><body>글</body>`);
  });
});

describe("dropUnread", () => {
  it("drops the list of routes and the streamed data, and nothing else", () => {
    const kept = '<link rel="modulepreload" href="/assets/entry.client-a.js"/>';
    const page =
      '<link rel="modulepreload" href="/assets/manifest-1.js"/>' +
      `${kept}<script>window.__reactRouterContext = {};</script>` +
      '<script type="module">import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-b.js";</script>' +
      '<script>window.__reactRouterContext.streamController.enqueue("[1]");</script><p>글</p>' +
      "<script>window.__reactRouterContext.streamController.close();</script>";
    expect(dropUnread(page)).toBe(
      `${kept}<script>window.__reactRouterContext = {};</script>` +
        '<script type="module">import * as route0 from "/assets/root-b.js";</script><p>글</p>',
    );
  });
});
