import fc from "fast-check";
import { expect, it } from "vitest";
import { parseJsonBytes } from "./json-body.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const LETTER = fc.string({ unit: "grapheme" }).filter((text) => !text.includes("\0"));
const { tree: JSON_VALUE } = fc.letrec((tie) => ({
  tree: fc.oneof({ maxDepth: 3 }, LETTER, fc.integer(), fc.boolean(), fc.constant(null), tie("list"), tie("record")),
  list: fc.array(tie("tree"), { maxLength: 4 }),
  record: fc.dictionary(LETTER, tie("tree"), { maxKeys: 4 }),
}));

it("parseJsonBytes reads any JSON of well-formed Unicode", () => {
  fc.assert(
    fc.property(JSON_VALUE, (value) => {
      const text = JSON.stringify(value);
      expect(parseJsonBytes(bytes(text))).toEqual(JSON.parse(text));
    }),
  );
});

it("rejects non-UTF-8 bytes with INVALID_UNICODE and throws only known codes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (body) => {
      const isUtf8 = Buffer.from(Buffer.from(body).toString("utf8")).equals(Buffer.from(body));
      try {
        parseJsonBytes(body);
        expect(isUtf8).toBe(true);
      } catch (error) {
        const { code } = error as { code: string };
        if (!isUtf8) expect(code).toBe("INVALID_UNICODE");
        else expect(["INVALID_JSON", "INVALID_UNICODE"]).toContain(code);
      }
    }),
    { numRuns: 500 },
  );
});

it("rejects lone surrogates and NUL in values and keys", () => {
  for (const text of ['"\\ud800"', '{"a":[{"b":"x\\udfffy"}]}', '{"\\ud800":1}', '["\\u0000"]']) {
    expect(() => parseJsonBytes(bytes(text))).toThrow("INVALID_UNICODE");
  }
  expect(parseJsonBytes(bytes('"\\ud83d\\ude00"'))).toBe("😀");
});

it("accepts nesting up to 100 levels, ignoring brackets within strings", () => {
  const nested = (depth: number) => bytes("[".repeat(depth) + "]".repeat(depth));
  expect(() => parseJsonBytes(nested(100))).not.toThrow();
  expect(() => parseJsonBytes(nested(101))).toThrow("INVALID_JSON");
  expect(() => parseJsonBytes(bytes(`${'{"a":['.repeat(51)}1`))).toThrow("INVALID_JSON");
  const quoted = `["${"[".repeat(500)}\\"${"{".repeat(500)}"]`;
  expect(parseJsonBytes(bytes(quoted))).toEqual(JSON.parse(quoted));
  expect(parseJsonBytes(bytes(`[${"[],".repeat(500)}[]]`))).toHaveLength(501);
});

it("accepts up to a million values, ignoring commas within strings", () => {
  const list = (values: number) => bytes(`[${"1,".repeat(values)}1]`);
  expect(parseJsonBytes(list(999_999))).toHaveLength(1_000_000);
  expect(() => parseJsonBytes(list(1_000_000))).toThrow("INVALID_JSON");
  expect(() => parseJsonBytes(bytes(`[${"{},".repeat(500_000)}{}]`))).toThrow("INVALID_JSON");
  expect(parseJsonBytes(bytes(`["${",".repeat(1_000_001)}"]`))).toHaveLength(1);
});
