import { describe, expect, it } from "vitest";
import { orderHead } from "./order-head.ts";

describe("orderHead", () => {
  it("moves modulepreload links after the style sheet with low priority", () => {
    const hint = '<link rel="modulepreload" href="/a.js"/>';
    const low = '<link fetchpriority="low" rel="modulepreload" href="/a.js"/>';
    const sheet = '<link rel="stylesheet" href="/a.css"/>';
    expect(orderHead(`<head>${hint}${sheet}</head><body>글</body>`)).toBe(`<head>${sheet}${low}</head><body>글</body>`);
  });
});
