import { render } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Markdown } from "./markdown.tsx";

const draw = (text: string) => render(<Markdown text={text} />).container;

/** Payloads that run if they are not escaped. */
const PAYLOADS = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "<svg/onload=alert(1)>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<a href='javascript:alert(1)'>글</a>",
  "[글](javascript:alert(1))",
  "[글](JaVaScRiPt:alert(1))",
  "[글](&#106;avascript:alert(1))",
  "[글](java\tscript:alert(1))",
  "[글](data:text/html;base64,PHNjcmlwdD4=)",
  "[글](vbscript:msgbox(1))",
  "<javascript:alert(1)>",
  "[글](//evil.example)",
  "[글](/api/auth/sign-out)",
  '[글](https://a.kr" onmouseover="alert(1))',
  "![그림](https://evil.example/x.png)",
  "```\n<img src=x onerror=alert(1)>\n```",
  "`<script>alert(1)</script>`",
  "> <style>*{display:none}</style>",
  "[글]: javascript:alert(1)\n[글]",
];
const ALLOWED = new Set("DIV P H3 H4 UL OL LI BLOCKQUOTE STRONG EM S A BR HR CODE PRE".split(" "));

function expectHarmless(container: HTMLElement): void {
  for (const element of container.querySelectorAll("*")) {
    expect(ALLOWED).toContain(element.tagName);
    const names = element.getAttributeNames().filter((name) => name !== "class" || element.tagName !== "DIV");
    if (element.tagName === "A") {
      expect(names.sort()).toEqual(["href", "rel", "target"]);
      expect(element.getAttribute("href")).toMatch(/^https?:\/\//i);
      expect(element.getAttribute("rel")).toBe("nofollow ugc noopener");
    } else expect(names.filter((name) => name !== "tabindex")).toEqual([]);
  }
}

describe("글로 남은 공격", () => {
  it.each(PAYLOADS)("%s", (payload) => {
    const container = draw(payload);
    expectHarmless(container);
    expect(container.textContent).not.toBe("");
  });

  it("쓴 태그는 글자로 보인다", () => {
    expect(draw("앞 <script>alert(1)</script> 뒤").textContent).toBe("앞 <script>alert(1)</script> 뒤");
    expect(draw("![그림](https://a.kr/x.png)").querySelector("img")).toBeNull();
  });

  it("renders only allowed elements for any mixture of payloads", () => {
    const piece = fc.oneof(fc.constantFrom(...PAYLOADS, "\n\n", "- ", "> ", "**", "# ", "`", "[", "]("), fc.string());
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const { container, unmount } = render(<Markdown text={pieces.join("")} />);
        expectHarmless(container);
        unmount();
      }),
      { numRuns: 150 },
    );
  });
});

describe("쓸 수 있는 표시", () => {
  it.each([
    ["**강조(굵게)**입니다", "<p><strong>강조(굵게)</strong>입니다</p>"],
    ["첫 줄\n둘째 줄", "<p>첫 줄<br>둘째 줄</p>"],
    ["    들여 쓴 문단", "<p>들여 쓴 문단</p>"],
    ["# 큰 제목", "<h3>큰 제목</h3>"],
    ["- 하나\n- 둘", "<ul><li>하나</li><li>둘</li></ul>"],
    ["1. 하나", "<ol><li>하나</li></ol>"],
    ["> 인용 ~~지움~~ *기울임*", "<blockquote><p>인용 <s>지움</s> <em>기울임</em></p></blockquote>"],
    ["`글`", "<p><code>글</code></p>"],
    ["a@b.kr www.a.kr", "<p>a@b.kr www.a.kr</p>"],
    [
      "https://a.kr/길?ㄱ=1",
      '<p><a href="https://a.kr/%EA%B8%B8?%E3%84%B1=1" rel="nofollow ugc noopener" target="_blank">https://a.kr/길?ㄱ=1</a></p>',
    ],
  ])("%j", (text, html) => {
    expect(draw(text).firstElementChild?.innerHTML).toBe(html);
  });

  it("깊이 겹친 인용도 화면을 멈추지 않는다", () => {
    expectHarmless(draw(">".repeat(10_000)));
    expectHarmless(draw("- ".repeat(5_000)));
  });
});
