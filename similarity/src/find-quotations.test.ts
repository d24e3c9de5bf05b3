import fc from "fast-check";
import { expect, it } from "vitest";
import { findQuotations } from "./find-quotations.ts";

const quotedIn = (text: string) => findQuotations(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ["책에는 “길은 걷는 사람의 것이다”라고 적혀 있다.", ["“길은 걷는 사람의 것이다”"]],
  ['"어디까지 왔니?" 하고 물었다. "거의 다 왔어요." 내가 말했다.', ['"어디까지 왔니?"', '"거의 다 왔어요."']],
  ["『길 위의 이야기들』과 「겨울 하천 산책」을 읽었다.", ["『길 위의 이야기들』", "「겨울 하천 산책」"]],
  // Words in marks are no quotation.
  ['이른바 "착한 길"이다.', []],
  // A mark without its partner must not turn what follows inside out.
  ['"아직 닫지 않은 말. "여기서 새로 연 말이에요." 그리고 이어지는 긴 이야기.', ['"여기서 새로 연 말이에요."']],
  ['끝만 있는 말이에요." 그리고 이어지는 긴 이야기다. "이것은 인용이에요." 끝.', ['"이것은 인용이에요."']],
  ["“닫지 않은 채\n문단이 바뀌었다”", []],
  ["“바깥 말 「안에 든 말」 그리고 나머지”", ["“바깥 말 「안에 든 말」 그리고 나머지”"]],
])("%s", (text, quoted) => {
  expect(quotedIn(text)).toEqual(quoted);
});

it("아주 긴 것은 닫는 따옴표를 잃은 것으로 본다", () => {
  expect(quotedIn(`“${"가".repeat(600)}”`)).toHaveLength(1);
  expect(quotedIn(`“${"가".repeat(601)}”`)).toEqual([]);
});

it("차례대로이고 겹치지 않는다", () => {
  const marks = fc.array(fc.constantFrom('"', "“", "”", "「", "」", "인용한 말이에요 ", " ", "\n"), { maxLength: 40 });
  fc.assert(
    fc.property(marks, (parts) => {
      let end = 0;
      for (const range of findQuotations(parts.join(""))) {
        expect(range.start).toBeGreaterThanOrEqual(end);
        end = range.end;
      }
    }),
  );
});
