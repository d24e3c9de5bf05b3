import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EditedReader } from "./read-edited.ts";

const NONCE = "0f9a";
const PASSAGE = "폭우로 인해 길이 막혔다.";

/** Feeds the answer in pieces of `size` characters; returns the text shown meanwhile and the final answer. */
function read(answer: string, size = 3, passage = PASSAGE) {
  let shown = "";
  const reader = new EditedReader(NONCE, passage, (piece) => {
    shown += piece;
  });
  for (let at = 0; at < answer.length; at += size) reader.take(answer.slice(at, at + size));
  return { shown, answer: reader.finish() };
}

describe("EditedReader", () => {
  it("reads the answer between the tags and ignores the text around them", () => {
    for (const size of [1, 2, 7, 1_000]) {
      const { shown, answer } = read(
        `네, 고쳤습니다.\n<edited-0f9a>\n길이 <b> 막혔다.\n</edited-0f9a>\n더 도와드릴까요?`,
        size,
      );
      expect(answer).toEqual({ kind: "text", text: "길이 <b> 막혔다." });
      expect(shown).toBe("길이 <b> 막혔다.");
    }
  });

  it("shows the answer while it grows", () => {
    const shown: string[] = [];
    const reader = new EditedReader(NONCE, PASSAGE, (piece) => shown.push(piece));
    reader.take("<edited-0f9a>비가 많이 와서 길이 막혔다. 그래서 사람들이");
    expect(shown.join("")).toMatch(/^비가 많이 와서/);
  });

  it("reads an answer without tags", () => {
    const text = "비가 많이 와서 길이 막혔고, 사람들이 걸어서 집으로 돌아갔다.";
    expect(read(text)).toEqual({ shown: text, answer: { kind: "text", text } });
    expect(read("짧다.")).toEqual({ shown: "", answer: { kind: "text", text: "짧다." } });
  });

  it.each([
    "<declined-0f9a></declined-0f9a>",
    "죄송하지만 이 요청은 도와드릴 수 없습니다. 다른 요청을 해 주세요.",
    "I'm sorry, but I can't help with that request at all.",
    "요청하신 내용은 제가 도와드리기 어렵습니다. 다른 것을 말씀해 주세요.",
  ])("recognises a refusal: %s", (text) => {
    expect(read(text)).toEqual({ shown: "", answer: { kind: "declined" } });
  });

  it("accepts an apology when the passage itself begins with one", () => {
    const text = "죄송합니다만 내일은 참석하기 어렵습니다. 다음에 뵙겠습니다.";
    expect(read(text, 5, "죄송합니다. 내일 못 가요. 다음에 봬요.").answer).toEqual({ kind: "text", text });
  });

  it("reports incomplete without the matching closing tag", () => {
    expect(read("<edited-0f9a>길이 막").answer).toEqual({ kind: "incomplete" });
    expect(read("<edited-0f9a>길이 </edited-ffff> 막").answer).toEqual({ kind: "incomplete" });
  });

  it("reads the tagged answer after long talk that was already shown", () => {
    const talk = "네, 말씀하신 대로 더 자연스럽게 고쳐 보았습니다. 결과는 다음과 같아요.";
    const { shown, answer } = read(`${talk}\n<edited-0f9a>길이 막혔다.</edited-0f9a>`);
    expect(answer).toEqual({ kind: "text", text: "길이 막혔다." });
    expect(shown.startsWith("네, 말씀하신 대로")).toBe(true);
  });

  it("shows only a prefix of the final text, for pieces of any size", () => {
    const part = fc.constantFrom("<edited-0f9a>", "</edited-0f9a>", "<", "</ed", "가나다 ", "\n", " ", "길이 막혔다.");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), fc.integer({ min: 1, max: 9 }), (parts, size) => {
        const whole = parts.join("");
        // Longer talk before the tag is shown as an answer without tags until the tag comes.
        const talk = whole.trimStart().split("<")[0] ?? "";
        fc.pre(talk.length < 24 || !whole.includes("<edited-0f9a>"));
        const { shown, answer } = read(whole, size);
        if (answer.kind === "text") expect(answer.text.startsWith(shown)).toBe(true);
      }),
    );
  });
});
