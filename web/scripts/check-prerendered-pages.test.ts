import { describe, expect, it } from "vitest";
import { blockedMarkup } from "./check-prerendered-pages.ts";

describe("blockedMarkup", () => {
  it("finds what a strict content security policy refuses", () => {
    expect(blockedMarkup('<p>글</p><i class="a" style="width:3px">')).toContain('style="width:3px"');
    expect(blockedMarkup('<button onclick="go()">')).toContain("onclick");
  });

  it("lets scripts, classes and ordinary attributes pass", () => {
    expect(
      blockedMarkup('<script>el.innerHTML = "<p style=\\"x\\">"</script><p class="on" data-style="a">글</p>'),
    ).toBeNull();
  });
});
