import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../../scripts/testing/cpu-time.ts";
import { countLinks } from "./count-links.ts";

describe("countLinks counts links as they are rendered", () => {
  it.each([
    ["https://a.kr 그리고 http://b.kr/길", 2],
    ["[글](https://a.kr) <https://b.kr>", 2],
    ["[글](h&#116;tps://a.kr)", 1],
    ["> - **https://a.kr**", 1],
    ["![그림](https://a.kr/x.png)", 1],
    ["[위험](javascript:alert(1)) [전화](tel:112) [쪽지](mailto:a@b.kr) [안](/settings) [겉](//evil.kr)", 0],
    ["`https://a.kr`\n\n```\nhttps://b.kr\n```", 0],
    ["www.a.kr a@b.kr a.kr", 0],
    ["[글][1]\n\n[1]: https://a.kr", 1],
    ['<a href="https://a.kr">글</a>', 1],
  ])("%j: %d", (text, count) => {
    expect(countLinks(text)).toBe(count);
  });

  it.each([
    ["quotations", ">".repeat(10_000)],
    ["brackets", "[".repeat(10_000)],
    ["stars and lines", "_a**".repeat(2_500)],
    ["items", "- a\n".repeat(2_500)],
    ["half links", "[a](".repeat(2_500)],
    ["addresses", "https://a.".repeat(1_000)],
  ])("10,000 characters of %s are read within a second", (_name, text) => {
    expect(cpuTime(() => countLinks(text))).toBeLessThan(1_000);
  });
});
