import { OWN_TEXTS } from "@geulgyeol/engine/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cpuTime } from "../../scripts/testing/cpu-time.ts";
import { keepsMeaning } from "./editing/check-invariants.ts";
import { findProtected } from "./editing/find-protected.ts";
import { rewrite } from "./index.ts";

const INSTRUCTIONS = [
  "자연스럽게",
  "간결하게",
  "격식 있게",
  "쉽게",
  "맞춤법",
  "존댓말로",
  "반말로",
  "해요체로",
  "합쇼체로",
  "평서체로",
  "접속어 줄여줘",
];

const KOREAN_TEXTS = OWN_TEXTS.filter(({ text }) => /[가-힣]{4}/.test(text)).map(({ text }) => text);

/** Typical pieces of real passages, so that random texts trigger the rules. */
const piece = fc.constantFrom(
  "또한, ",
  "따라서 ",
  "첫째, ",
  "둘째, ",
  "값이 3,500원이다. ",
  "KBS는 ",
  "7은 ",
  '"않 갑니다."라고 ',
  "https://example.com/a?b=1 ",
  "a.b@example.com ",
  "`할수 있다` ",
  "먹지 않는다. ",
  "안 갔어요. ",
  "없습니다만, ",
  "사용하는 것이 가능합니다. ",
  "장점을 가지고 있다. ",
  "폭우로 인해 ",
  "금일 납부하세요. ",
  "\n",
  "- 물을 마신다.\n",
  "나는 ",
  "저는 책을 읽어요. ",
  "‘그래요’ ",
  "되요. ",
  "할께요 ",
  "(약 3명 정도) ",
  "이 제도는 정부에 의해 도입되었다. ",
  "ㅋㅋㅋ ",
  "2. ",
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join("")),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.constantFrom(...KOREAN_TEXTS),
);

function protectedParts(source: string): string {
  const inside = findProtected(source);
  let parts = "";
  for (let i = 0; i < source.length; i++) if (inside[i] === 1) parts += source.charAt(i);
  return parts;
}

describe("rewrite", () => {
  it("어떤 글에서도 숫자, 로마자, 따옴표, 부정을 지키고 인용과 주소와 코드를 그대로 둔다", () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...INSTRUCTIONS), (source, instruction) => {
        const { editedText } = rewrite(source, instruction);
        expect(keepsMeaning(source, editedText)).toBe(true);
        expect(protectedParts(editedText)).toBe(protectedParts(source));
      }),
      { numRuns: 200 },
    );
  });

  it("바꾼 곳의 목록이 바꾼 글과 맞는다", () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...INSTRUCTIONS), (source, instruction) => {
        const { editedText, changes } = rewrite(source, instruction);
        let made = "";
        let at = 0;
        for (const { from, to, before, after } of changes) {
          expect(from).toBeGreaterThanOrEqual(at);
          expect(source.slice(from, to)).toBe(before);
          made += source.slice(at, from) + after;
          at = to;
        }
        expect(made + source.slice(at)).toBe(editedText);
      }),
      {
        numRuns: 150,
        examples: [
          ["또한, 폭우로 인해 늦었다.", "자연스럽게"],
          ["또한, 폭우로 인해 ", "자연스럽게"],
        ],
      },
    );
  });

  it("말투는 한 번 바꾸면 다시 바꿔도 그대로다", () => {
    for (const source of KOREAN_TEXTS) {
      for (const instruction of ["합쇼체로", "해요체로", "평서체로"]) {
        const once = rewrite(source, instruction).editedText;
        expect(rewrite(once, instruction).editedText).toBe(once);
      }
    }
  });

  it("합쇼체에서 평서체로, 다시 합쇼체로 돌아온다", () => {
    const source =
      "책을 읽습니다. 날이 춥습니다. 빵을 만듭니다. 학생입니다. 가지 않습니다. 갔습니다. 문을 여십니다. 얼굴이 하얗습니다.";
    const plain = rewrite(source, "평서체로").editedText;
    expect(plain).toBe("책을 읽는다. 날이 춥다. 빵을 만든다. 학생이다. 가지 않는다. 갔다. 문을 여신다. 얼굴이 하얗다.");
    expect(rewrite(plain, "합쇼체로").editedText).toBe(source);
  });

  it("할 수 없는 요청에는 그렇다고 말하고 아무것도 바꾸지 않는다", () => {
    const source = "또한, 저는 학생입니다.";
    for (const instruction of [
      "영어로 번역해 줘",
      "시로 바꿔줘",
      "더 감동적으로",
      "쉼표는 그대로 두고 짧게",
      "반말로 하고 결말을 바꿔줘",
      "존댓말을 반말로 하지 말고",
      "쉼표 줄여줘",
      "사람이 쓴 것처럼 바꿔 줘",
      "목록으로 만들어줘",
      "요약해줘",
    ]) {
      const result = rewrite(source, instruction);
      expect([instruction, result.followed, result.editedText, result.changes.length]).toEqual([
        instruction,
        false,
        source,
        0,
      ]);
      expect(result.notes.join(" ")).toMatch(/[가-힣]/);
    }
  });

  it("알아듣는 요청", () => {
    const source = "또한, 저는 학생이고, 책을 읽습니다.";
    for (const instruction of [
      "자연스럽게 다듬어 주세요",
      "좀 더 자연스럽고 격식 있게 다듬어 주세요",
      "이 문장을 존댓말로 바꿔줘",
      "반말로 고쳐줘",
      "해요체로 바꿔 주세요.",
      "짧게 줄여줘",
      "접속어 줄여줘",
      "쉬운 말로 풀어 써 줘",
      "맞춤법 검사해줘",
      "접속어 빼고 간결하게",
      "번역투를 고쳐 주세요",
      "논문체로",
      "반말을 존댓말로 바꿔줘",
      "글머리표 없애고 글로 풀어줘",
      "",
    ]) {
      expect([instruction, rewrite(source, instruction).followed]).toEqual([instruction, true]);
    }
  });

  it("요청에서 따올 때는 요청에 있는 그대로만 따온다", () => {
    const note = (wish: string) => rewrite("폭우로 인해 다리가 잠겼다.", wish).notes[0];
    expect(note("쉽게, 시처럼")).toContain("'시처럼' 부분은");
    expect(note("해요체로 바꾸고 제목도 붙여 줘")).toContain("'제목도 붙여' 부분은");
    // The rest, 해적처럼 결말을 감동적으로, is not one continuous part of the request.
    expect(note("쉽게 쓰고 해적처럼 바꾸고 결말을 감동적으로 써 줘")).toContain("할 수 없는 것이 섞여 있어서");
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("쉽게", "해적처럼", "바꾸고", "결말을", "반말로", "써", "더"), { maxLength: 6 }),
        (words) => {
          const wish = words.join(" ");
          const quoted = /'(.+)' 부분은/.exec(note(wish) ?? "")?.[1];
          if (quoted !== undefined) expect(` ${wish} `).toContain(` ${quoted} `);
        },
      ),
    );
  });

  it.each(["가", "가다.", "합니다", "습니다.", "을", "것", "a@", "1,", "‘", "…", "하다, "])(
    "%s만 10,000자여도 곧 답한다",
    (unit) => {
      const text = unit.repeat(10_000 / unit.length);
      for (const wish of ["자연스럽게", "해요체로", "맞춤법"]) {
        // It took 3.4 s before.
        expect(cpuTime(() => rewrite(text, wish))).toBeLessThan(1_500);
      }
    },
  );

  it("빈칸 없이 이어진 긴 글자는 건드리지 않고, 그 앞뒤는 고친다", () => {
    const endless = "가".repeat(300);
    expect(rewrite(`폭우로 인해 길이 막혔다. ${endless} 폭우로 인해 다리가 잠겼다.`, "자연스럽게").editedText).toBe(
      `폭우로 길이 막혔다. ${endless} 폭우로 다리가 잠겼다.`,
    );
  });

  it("영어 글은 고칠 수 없다고 말한다", () => {
    const result = rewrite("This is an English passage with no Korean in it.", "자연스럽게");
    expect(result.followed).toBe(false);
    expect(result.notes[0]).toContain("한국어");
  });

  it("확실하지 않은 문장을 몇 개 두었는지 말한다", () => {
    const { editedText, notes } = rewrite("다시 물어요. 집에 가요.", "평서체로");
    expect(editedText).toBe("다시 물어요. 집에 간다.");
    expect(notes.join(" ")).toContain("1개 문장");
  });

  it("높임 말투로 바꿀 때 '너'가 남으면 그렇다고 말한다", () => {
    const { editedText, notes } = rewrite("너 어제 왜 안 왔어? 나는 기다렸어.", "해요체로");
    expect(editedText).toBe("너 어제 왜 안 왔나요? 저는 기다렸어요.");
    expect(notes.join(" ")).toContain("'너'");
  });
});
