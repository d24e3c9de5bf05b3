import { describe, expect, it } from "vitest";
import { blockedMarkup } from "./check-prerendered-pages.ts";

describe("blockedMarkup", () => {
  it("finds inline styles and event handlers that a strict CSP blocks", () => {
    expect(blockedMarkup('<p>글</p><i class="a" style="width:3px">')).toContain('style="width:3px"');
    expect(blockedMarkup('<button onclick="go()">')).toContain("onclick");
  });

  it("accepts scripts, classes and other attributes", () => {
    expect(
      blockedMarkup('<script>el.innerHTML = "<p style=\\"x\\">"</script><p class="on" data-style="a">글</p>'),
    ).toBeNull();
  });
});
