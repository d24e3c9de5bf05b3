import { afterEach, describe, expect, it } from "vitest";
import { readPage } from "./read-page.ts";

const SENTENCE = "장터가 서는 날이면 할머니는 새벽같이 일어나 두부를 앉혔다. 나는 콩 삶는 냄새에 깨곤 했다. ";
const PARAGRAPH = SENTENCE.repeat(4);

afterEach(() => {
  getSelection()?.removeAllRanges();
  document.body.replaceChildren();
});

const show = (html: string) => {
  document.body.innerHTML = html;
};

function select(element: Node): void {
  getSelection()?.selectAllChildren(element);
}

/** A frame of the same origin, as blogs have. */
function addFrame(html: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  if (frame.contentDocument) frame.contentDocument.body.innerHTML = html;
  return frame;
}

describe("readPage", () => {
  it("reads the selection rather than the page", () => {
    show(`<article><p id="one">고른 문단이에요.</p><p>${PARAGRAPH}</p></article>`);
    select(document.getElementById("one") as Node);
    expect(readPage()).toMatchObject({ text: "고른 문단이에요.", source: "selection" });
  });

  it("reads what is selected in a field, and never in a password", () => {
    show(`<textarea>앞 고른 글 뒤</textarea><input type="password" value="비밀번호예요">`);
    const field = document.querySelector("textarea") as HTMLTextAreaElement;
    field.focus();
    field.setSelectionRange(2, 6);
    expect(readPage()).toMatchObject({ text: "고른 글", source: "selection" });
    const password = document.querySelector("input") as HTMLInputElement;
    password.focus();
    password.select();
    expect(readPage().text).not.toContain("비밀");
  });

  it("reads a selection in a frame of the same origin", () => {
    const { contentDocument, contentWindow } = addFrame("<p>틀 안의 글이에요.</p>");
    contentWindow?.getSelection()?.selectAllChildren(contentDocument?.querySelector("p") as Node);
    expect(readPage()).toMatchObject({ text: "틀 안의 글이에요.", source: "selection" });
  });

  it("finds the main text without menus, scripts and comments, in paragraphs", () => {
    show(`
      <nav><a href="/">처음으로</a><a href="/a">공지 사항</a></nav>
      <article><h1>두부</h1><p>첫 문단. ${PARAGRAPH}</p><p>둘째 문단.<br>줄을 바꿨다. ${PARAGRAPH}</p></article>
      <script>var 몰래 = 1;</script>
      <section class="comments"><p>댓글 하나</p></section>
      <footer>회사 정보와 약관</footer>`);
    const { text, source } = readPage();
    expect(source).toBe("page");
    expect(text.split("\n\n").map((line) => line.slice(0, 5))).toEqual(["두부", "첫 문단.", "둘째 문단", "줄을 바꿨"]);
    expect(text).not.toMatch(/처음으로|몰래|댓글|약관/);
  });

  it("finds the main text of a blog that keeps it in a frame", () => {
    show("<header>블로그 이름</header>");
    addFrame(`<div class="post"><p>${PARAGRAPH}</p><p>${PARAGRAPH}</p></div><div class="side">이웃 목록</div>`);
    const { text } = readPage();
    expect(text).toContain("두부를 앉혔다");
    expect(text).not.toContain("이웃 목록");
  });

  it("finds the main text in open shadow roots, with what the page puts into their slots", () => {
    show(`<my-post><p slot="body">칸에 든 문단. ${PARAGRAPH}</p></my-post>`);
    const host = document.querySelector("my-post") as HTMLElement;
    host.attachShadow({
      mode: "open",
    }).innerHTML = `<style>p{color:red}</style><article><p>그늘 속 문단. ${PARAGRAPH}</p><slot name="body">비었을 때</slot></article>`;
    const { text } = readPage();
    expect(text).toContain("그늘 속 문단.");
    expect(text).toContain("칸에 든 문단.");
    expect(text).not.toMatch(/비었을 때|color/);
  });

  it("does not change the page", () => {
    show(`<nav>메뉴</nav><article><p>${PARAGRAPH}</p></article>`);
    const before = document.documentElement.outerHTML;
    readPage();
    expect(document.documentElement.outerHTML).toBe(before);
  });

  it("is empty for a page without a text", () => {
    show("<canvas></canvas><button>그리기</button>");
    expect(readPage()).toEqual({ text: "", source: "page", title: "" });
  });
});
