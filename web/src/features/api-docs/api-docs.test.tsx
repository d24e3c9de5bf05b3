import { countTrimmed, SHORT_TEXT_CHARS, textProblem } from "@geulgyeol/contract";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ANONYMOUS, fakeServer } from "../../testing/fake-server.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { ApiDocsPage } from "./api-docs-page.tsx";
import { codeExample, LANGUAGES } from "./code-examples.ts";
import { describeType } from "./describe-type.ts";
import { REQUEST_NOTES, RESULT_NOTES } from "./endpoint-notes.ts";
import { EXAMPLE_TEXT, EXAMPLE_VARIABLES, exampleRequest, variablesOf } from "./example-requests.ts";
import { FromEnvironment } from "./example-value.ts";
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
      expect(codeExample(language, exampleRequest("analyse", "https://a.kr"))).toContain(EXAMPLE_TEXT);
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

  it("예제는 고치는 요청을 그 방법으로 보내고, 그 언어의 값으로 적는다", () => {
    const json = { id: new FromEnvironment("A_ID"), isOn: false, texts: [{ text: "글", source: { kind: "paste" } }] };
    const request = { origin: "https://a.kr", path: "/api/webhooks", method: "PATCH", sends: { json } };
    const curl = codeExample("curl", request);
    expect(curl).toContain("-X PATCH");
    expect(curl).toContain(`"id": "'"$A_ID"'",`);
    const javaScript = codeExample("JavaScript", request);
    expect(javaScript).toContain('method: "PATCH"');
    expect(javaScript).toContain("id: process.env.A_ID,");
    const python = codeExample("Python", request);
    expect(python).toContain('method="PATCH"');
    expect(python).toContain('"id": os.environ["A_ID"],');
    expect(python).toContain('"isOn": False,');
  });

  it("예제는 앞의 답에서 받은 값을 환경에서 읽고, 어디에서 받았는지 적는다", () => {
    const { endpoints } = reference;
    for (const { name } of endpoints) {
      for (const variable of variablesOf(name)) {
        const before = endpoints
          .slice(
            0,
            endpoints.findIndex((one) => one.name === name),
          )
          .map((one) => one.name);
        expect(before).toContain(EXAMPLE_VARIABLES[variable].from);
        for (const language of LANGUAGES) {
          expect(codeExample(language, exampleRequest(name, "https://a.kr"))).toContain(variable);
        }
      }
    }
    renderPage(<ApiDocsPage reference={reference} />, { path: "/docs/api" });
    const needing = endpoints.flatMap(({ name }) => variablesOf(name));
    expect(screen.getAllByText(/환경 변수에 ‘.+’의 답에 있는/)).toHaveLength(needing.length);
  });

  it("예제는 키를 코드에 적지 않고 환경에서 읽는다", () => {
    for (const language of LANGUAGES) {
      for (const { name } of reference.endpoints) {
        const code = codeExample(language, exampleRequest(name, "https://a.kr"));
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
