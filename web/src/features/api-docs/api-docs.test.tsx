import { countTrimmed, SHORT_TEXT_CHARS, textProblem } from "@geulgyeol/contract";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ANONYMOUS, fakeServer } from "../../testing/fake-server.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { ApiDocsPage } from "./api-docs-page.tsx";
import { codeExample, LANGUAGES } from "./code-examples.ts";
import { describeType } from "./describe-type.ts";
import { REQUEST_NOTES, RESULT_NOTES } from "./endpoint-notes.ts";
import { EXAMPLE_TEXT } from "./example-text.ts";
import { type ApiReference, makeReference } from "./make-reference.ts";
import { NOTED_FIELDS, responseNote } from "./response-notes.ts";

const reference: ApiReference = { ...makeReference(), example: "{}" };

describe("API 사용법", () => {
  it("보내고 받는 모든 값과 모든 오류에 뜻을 적는다", () => {
    const sent = reference.endpoints.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(sent.filter((name) => REQUEST_NOTES[name] === undefined)).toEqual([]);
    expect(reference.result.map(({ name }) => name).filter((name) => RESULT_NOTES[name] === undefined)).toEqual([]);
    expect(reference.errors.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["API_KEY_REVOKED", "PRO_REQUIRED", "RATE_LIMITED", "TEXT_TOO_SHORT", "FILE_ENCRYPTED"]),
    );
    expect(sent).toEqual(expect.arrayContaining(["text", "file", "language", "cursor"]));
  });

  it("답 안의 모든 값에 뜻을 적고, 없어진 값은 남기지 않는다", () => {
    const names = reference.inside.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(names.filter((name) => !responseNote(name))).toEqual([]);
    expect(NOTED_FIELDS.filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.keys(RESULT_NOTES).filter((name) => !reference.result.some((field) => field.name === name))).toEqual(
      [],
    );
    expect(names).toEqual(
      expect.arrayContaining(["sentences[].aiProbability", "hold.message", "ocr.words[].box.left", "entries[].title"]),
    );
    expect(names.length).toBeGreaterThan(200);
  });

  it("예제의 글은 판단할 수 있을 만큼 길고, 어느 언어의 따옴표도 깨지 않는다", () => {
    expect(textProblem(EXAMPLE_TEXT)).toBeNull();
    expect(countTrimmed(EXAMPLE_TEXT)).toBeGreaterThanOrEqual(SHORT_TEXT_CHARS);
    expect(EXAMPLE_TEXT).not.toMatch(/["'`\\$\n]/);
    for (const language of LANGUAGES) {
      const code = codeExample(language, { origin: "https://a.kr", path: "/api/analyze", sends: "text" });
      expect(code).toContain(EXAMPLE_TEXT);
    }
  });

  it("고른 언어로 모든 예제를 바꾸고, 이 서버의 주소를 적는다", async () => {
    fakeServer(ANONYMOUS);
    const { user } = renderPage(<ApiDocsPage reference={reference} />, { path: "/docs/api" });
    const origin = window.location.origin;
    expect(screen.getAllByText(new RegExp(`^curl "?${origin}`))).toHaveLength(reference.endpoints.length);
    await user.click(screen.getByRole("radio", { name: "JavaScript" }));
    expect(screen.queryByText(/^curl "?http/)).toBeNull();
    expect(screen.getAllByText(/await fetch\(/)).toHaveLength(reference.endpoints.length);
  });

  it("예제는 고치는 요청을 그 방법으로 보내고, 파이썬의 값으로 적는다", () => {
    const sends = { json: '{"id": "a", "isOn": false, "question": null}' };
    const request = { origin: "https://a.kr", path: "/api/webhooks", method: "PATCH", sends };
    expect(codeExample("curl", request)).toContain("-X PATCH");
    expect(codeExample("JavaScript", request)).toContain('method: "PATCH"');
    expect(codeExample("Python", request)).toContain("requests.patch(");
    expect(codeExample("Python", request)).toContain('json={"id": "a", "isOn": False, "question": None}');
  });

  it("예제는 키를 코드에 적지 않고 환경에서 읽는다", () => {
    for (const language of LANGUAGES) {
      for (const sends of ["text", "nothing", { fileEnding: "pdf" }] as const) {
        const code = codeExample(language, { origin: "https://a.kr", path: "/api/analyze", sends });
        expect(code).toContain("GEULGYEOL_API_KEY");
        expect(code).not.toContain("glk_");
      }
    }
  });

  it.each([
    [{ type: "string" }, "문자열"],
    [{ type: "array", items: { type: "object" } }, "객체의 배열"],
    [{ enum: ["ai", "human"] }, '"ai" 또는 "human"'],
    [{ anyOf: [{ type: "string" }, { type: "null" }] }, "문자열 또는 null"],
    [{ type: "string", format: "binary" }, "파일"],
    [{ type: ["string", "null"] }, "문자열 또는 null"],
    [{ $ref: "#/components/schemas/Ocr" }, "객체"],
  ])("형식 %j를 %s라고 적는다", (schema, words) => {
    expect(describeType(schema)).toBe(words);
  });
});
