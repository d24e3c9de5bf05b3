import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LinearNgrams } from "./linear-ngrams.ts";
import { characterView, firstSymbolAt, type ViewKind, viewOf } from "./views.ts";

const BITS = 10;

function model(view: ViewKind, seed: number, highest = 4): LinearNgrams {
  const weights = new Int8Array(2 ** BITS);
  const importance = new Uint8Array(2 ** BITS);
  let state = seed;
  for (let bucket = 0; bucket < weights.length; bucket++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    weights[bucket] = Math.max(-127, (state >>> 24) - 128);
    importance[bucket] = state >>> 16 < 16384 ? 0 : (state >>> 8) & 255;
  }
  const shape = { lowest: 1, highest, bits: BITS };
  const kinds = [
    { name: "the same", bias: -0.3, weightStep: 0.02 },
    { name: "the opposite, half as sure", bias: 0.1, weightStep: 0.01 },
  ];
  return new LinearNgrams(
    { name: "tested", view, shape, foldLatin: true, bias: -0.3, weightStep: 0.02, importanceStep: 0.04, kinds },
    weights,
    importance,
    [weights, weights.map((weight) => -weight)],
  );
}

const prose = fc.string({ unit: fc.constantFrom(...'가나다라마습니 .,0aZ한글"…漢é'), maxLength: 200 });
const kinds = fc.constantFrom<ViewKind>("full", "commaless", "blind", "word-classes");

describe("n-gram 선형 모델", () => {
  it("글자마다 나눈 몫을 모두 더하면 점수에서 절편을 뺀 값이다", () => {
    fc.assert(
      fc.property(prose, kinds, fc.integer({ min: 1, max: 1e6 }), (text, kind, seed) => {
        const own = model(kind, seed);
        const view = own.view(text);
        const characters = new Float64Array(text.length);
        const { square } = own.weigh(view, 0, view.length);
        own.contribute(view, { from: 0, to: view.length, square }, 1, characters);
        const sum = characters.reduce((before, value) => before + value, 0);
        expect(sum).toBeCloseTo(own.score(view, 0, view.length) + 0.3, 9);
      }),
    );
  });

  it("종류마다 같은 n-gram에 제 무게를 매긴다", () => {
    fc.assert(
      fc.property(prose, kinds, fc.integer({ min: 1, max: 1e6 }), (text, kind, seed) => {
        const own = model(kind, seed);
        const view = own.view(text);
        const score = own.score(view, 0, view.length);
        const [same, opposite] = own.weigh(view, 0, view.length).kinds;
        expect(same).toBeCloseTo(score, 9);
        expect(opposite).toBeCloseTo(0.1 - (score + 0.3) / 2, 9);
      }),
    );
  });

  it("앞선 글이 다음 글의 점수에 남지 않는다", () => {
    fc.assert(
      fc.property(prose, prose, (first, second) => {
        const used = model("full", 7);
        const firstView = used.view(first);
        used.score(firstView, 0, firstView.length);
        const view = used.view(second);
        const fresh = model("full", 7);
        expect(used.score(view, 0, view.length)).toBe(fresh.score(view, 0, view.length));
      }),
    );
  });

  it("한 보기를 아주 여러 번 읽어도 점수가 같다", () => {
    const own = model("full", 7);
    const view = own.view("가나다 가나다라 마바사.");
    const first = own.score(view, 0, view.length);
    const scores = new Set(Array.from({ length: 2 ** 16 + 9 }, () => own.score(view, 0, view.length)));
    expect([...scores]).toEqual([first]);
  });

  it("더 긴 n-gram까지 번호를 매긴 보기를 함께 써도 점수가 같다", () => {
    fc.assert(
      fc.property(prose, kinds, fc.nat(20), fc.nat(40), (text, kind, from, size) => {
        const longer = model(kind, 3, 5);
        const own = model(kind, 11);
        expect(own.canShare(longer)).toBe(true);
        expect(longer.canShare(own)).toBe(false);
        const alone = own.view(text);
        const shared = own.read(longer.view(text));
        const first = Math.min(from, alone.length);
        const last = Math.min(first + size, alone.length);
        expect(own.weigh(shared, first, last)).toEqual(own.weigh(alone, first, last));
        const parts = [shared, alone].map((view) => {
          const characters = new Float64Array(text.length);
          own.contribute(view, { from: first, to: last, square: own.weigh(view, first, last).square }, 1, characters);
          return characters;
        });
        expect(parts[0]).toEqual(parts[1]);
      }),
    );
  });

  it("기호의 범위는 본문 안에서 차례로 놓인다", () => {
    fc.assert(
      fc.property(prose, kinds, (text, kind) => {
        const view = viewOf(kind, text, true);
        let before = 0;
        for (let at = 0; at < view.length; at++) {
          expect(view.starts[at]).toBeGreaterThanOrEqual(before);
          expect(view.ends[at]).toBeGreaterThan(view.starts[at]);
          before = view.ends[at];
        }
        expect(before).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe("보기", () => {
  it("문장부호를 못 보는 보기는 쉼표와 띄어쓰기가 달라도 같다", () => {
    const codes = (text: string) => {
      const view = characterView(text, "letters", true);
      return [...view.codes.subarray(0, view.length)];
    };
    expect(codes("그래서, 나는 갔다.")).toEqual(codes("그래서나는 갔다"));
  });

  it("숫자와 로마자는 값이 달라도 같다", () => {
    const codes = (text: string) => {
      const view = characterView(text, "all", true);
      return [...view.codes.subarray(0, view.length)];
    };
    expect(codes("2019년 API를")).toEqual(codes("7년 Python을".replace("을", "를")));
  });

  it("본문의 자리로 기호를 찾는다", () => {
    const view = characterView("1234 가나", "all", true);
    expect(firstSymbolAt(view, 0)).toBe(0);
    expect(firstSymbolAt(view, 5)).toBe(2);
    expect(firstSymbolAt(view, 99)).toBe(view.length);
  });
});
