import * as contract from "@geulgyeol/contract";
import { CERTAINTIES, ERRORS, PROGRAM_ENDPOINTS, programErrors, SEGMENT_KINDS } from "@geulgyeol/contract";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseConnection } from "../db/connection.ts";
import { creditDriver } from "../testing/credit-driver.ts";
import { koreanText } from "../testing/korean-text.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { openEmbeddedCopy } from "../testing/test-database.ts";
import { uploadForm } from "../testing/upload-form.ts";

let connection: DatabaseConnection;
let test: TestApp;
// biome-ignore lint/suspicious/noExplicitAny: the document is walked through as JSON, as a stranger's tool would.
let document: any;
beforeAll(async () => {
  connection = await openEmbeddedCopy();
  test = await openTestApp(connection);
  document = (await test.call("GET", "/api/openapi.json")).json();
});
afterAll(async () => {
  await test?.app.close();
  await connection?.close();
});

describe("GET /api/openapi.json", () => {
  it("returns valid OpenAPI 3.1", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document.openapi).toBe("3.1.0");
  });

  it("allows any origin and names the requested host as server", async () => {
    const answer = await test.call("GET", "/api/openapi.json", { headers: { host: "geulgyeol.example" } });
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    expect(answer.json().servers).toEqual([{ url: "http://geulgyeol.example" }]);
    expect((await test.call("POST", "/api/openapi.json")).headers.allow).toBe("GET");
  });

  it("lists exactly the endpoints that accept API keys", () => {
    const scoped = Object.values(contract as Record<string, unknown>).filter(
      (one): one is { path: string; method: string } => typeof one === "object" && one !== null && "apiScopes" in one,
    );
    const named = scoped.map(({ path, method }) => `${method} ${path}`);
    const documented = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(documented.sort()).toEqual(named.sort());
    for (const { method, path } of scoped) expect(test.app.knownPaths).toContainEqual({ method, path });
  });

  it("names every scope that opens an endpoint", () => {
    const scopesOf = (path: string, method: string) =>
      document.paths[path][method].security.map(({ apiKey }: { apiKey: string[] }) => apiKey);
    expect(scopesOf("/api/analyze", "post")).toEqual([["analyse"], ["sandbox"]]);
    expect(scopesOf("/api/analyze/pdf", "post")).toEqual([["analyse"]]);
    expect(scopesOf("/api/history", "get")).toEqual([["read-history"]]);
    expect(document.paths["/api/analyze"].post.description).toContain("the scope `analyse` or `sandbox`.");
  });

  it("names a tag of the list for each endpoint", () => {
    const tags = document.tags.map(({ name }: { name: string }) => name);
    const used = Object.values(document.paths as Record<string, Record<string, { tags: string[] }>>).flatMap((path) =>
      Object.values(path).flatMap((operation) => operation.tags),
    );
    expect([...new Set(used)].sort()).toEqual(tags.sort());
  });

  it("has no dangling references", () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = ""]) => path);
    expect(references.length).toBeGreaterThan(20);
    for (const path of references) {
      const found = path.split("/").reduce((part, name) => part?.[name], document);
      expect([path, typeof found]).toEqual([path, "object"]);
    }
  });

  it("documents each error with its status and message", () => {
    for (const [name, { path, method }] of Object.entries(PROGRAM_ENDPOINTS)) {
      const { responses } = document.paths[path][method.toLowerCase()];
      for (const code of programErrors(name as keyof typeof PROGRAM_ENDPOINTS)) {
        const example = responses[ERRORS[code].status].content["application/json"].examples[code].value;
        expect(example.error).toMatchObject({ code, message: ERRORS[code].message });
      }
      expect(responses[429].headers).toHaveProperty("Retry-After");
      expect(responses[401].description).toContain("API_KEY_REVOKED");
    }
  });

  it("describes certainty, outcomes, false alarm and kinds of passages as optional", () => {
    const { post } = document.paths["/api/analyze"];
    let schema = post.responses[200].content["application/json"].schema.properties.data;
    while (schema.$ref)
      schema = schema.$ref
        .split("/")
        .slice(1)
        .reduce((part: never, name: string) => part[name], document);
    const { properties, required } = schema;
    expect(properties.classProbabilities.required).toEqual(["human", "mixed", "ai"]);
    expect(properties.certainty.enum).toEqual(CERTAINTIES);
    expect(Object.keys(properties.falseAlarm.properties)).toEqual(["of", "perThousand", "texts"]);
    expect(properties.segments.items.properties.kind.enum).toEqual(SEGMENT_KINDS);
    expect(properties.segments.items.required).not.toContain("kind");
    expect(JSON.stringify(properties.hold)).toContain("weak-evidence");
    for (const field of ["classProbabilities", "certainty", "falseAlarm"]) expect(required).not.toContain(field);
  });

  it("matches the server's real requests and responses", async () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(document, "document");
    const validatorOf = (pointer: string) => ajv.compile({ $ref: `document#/${pointer}` });
    const cookie = await test.newSession();
    const { id } = (await test.call("GET", "/api/user/me", { cookie })).json().data.user;
    await creditDriver(connection.db, id).subscribe(id, test.clock, new Date(test.clock.getTime() + 86_400_000));
    const made = await test.post(
      "/api/account/api-keys",
      { name: "문서", scopes: ["analyse", "read-history"], validDays: 30 },
      { cookie },
    );
    const authorization = `Bearer ${made.json().data.secret}`;
    const takes = validatorOf("components/schemas/AnalyseRequest");
    const request = { text: koreanText(5), documentType: "paper" };
    expect(takes(request)).toBe(true);
    expect(takes({ text: 5 })).toBe(false);
    for (const path of ["/api/analyze", "/api/analyze/ensemble", "/api/analyze/word-level"]) {
      const answer = await test.post(path, request, { headers: { authorization } });
      const pointer = `paths/${path.replaceAll("/", "~1")}/post/responses/200/content/application~1json/schema`;
      const fits = validatorOf(pointer);
      expect([path, fits(answer.json()), fits.errors]).toEqual([path, true, null]);
      expect(fits({ success: true, data: { ...answer.json().data, verdict: "perhaps" } })).toBe(false);
    }
    const history = await test.call("GET", "/api/history?limit=2", { headers: { authorization } });
    const [entry] = history.json().data.entries;
    const whole = await test.call("GET", `/api/history/analysis?id=${entry.id}`, { headers: { authorization } });
    for (const [path, answer] of [
      ["/api/history", history],
      ["/api/history/analysis", whole],
    ] as const) {
      const fits = validatorOf(
        `paths/${path.replaceAll("/", "~1")}/get/responses/200/content/application~1json/schema`,
      );
      expect([path, fits(answer.json()), fits.errors]).toEqual([path, true, null]);
    }
    const refused = await test.post("/api/analyze", { text: "짧다" }, { headers: { authorization } });
    expect(validatorOf("components/schemas/Refusal")(refused.json())).toBe(true);
    const form = uploadForm({ name: "a.txt", bytes: "no pdf" });
    const file = await test.call("POST", "/api/analyze/pdf", {
      headers: { ...form.headers, authorization },
      payload: form.payload,
    });
    expect(Object.keys(document.paths["/api/analyze/pdf"].post.responses)).toContain(String(file.statusCode));
  });
});
