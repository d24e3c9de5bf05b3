import { z } from "zod";
import { AnalyseRequest, AnalysisResult } from "../analysis/analysis.ts";
import { Ocr } from "../analysis/documents.ts";
import { Ensemble, WordLevel } from "../analysis/report.ts";
import { ERRORS, type ErrorCode } from "../errors.ts";
import { API_REQUESTS_PER_MINUTE } from "../limits.ts";
import { ErrorBody } from "./envelope.ts";
import { PROGRAM_ENDPOINTS, type ProgramEndpointName, programErrors } from "./program-endpoints.ts";

/** Parts of the document; a test checks them against OpenAPI's own schema. */
type Part = Readonly<Record<string, unknown>>;

export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: Part;
  readonly servers: readonly Part[];
  readonly security: readonly Part[];
  readonly tags: readonly Part[];
  readonly paths: Readonly<Record<string, Part>>;
  readonly components: { readonly schemas: Readonly<Record<string, Part>> } & Part;
}

const NAMED = { AnalysisResult, Ensemble, WordLevel, Ocr };

/**
 * The API for programs as an OpenAPI 3.1 document, generated from the contract's endpoints, so that both always agree.
 * @param serverUrl public address, without a slash at the end.
 */
export function openApiDocument({ serverUrl, version }: { serverUrl: string; version: string }): OpenApiDocument {
  const names = Object.keys(PROGRAM_ENDPOINTS) as ProgramEndpointName[];
  return {
    openapi: "3.1.0",
    info: {
      title: "글결 API",
      version,
      summary: "Estimates whether a Korean or English text was written by a person, by AI, or by both, and says why.",
      description:
        "For programs of Pro users. Make a key in the settings and send it as `Authorization: Bearer`. Every result is an estimate and no proof on its own. A readable page in Korean, with examples, is at `/docs/api`.",
    },
    servers: [{ url: serverUrl }],
    security: [{ apiKey: [] }],
    tags: [
      { name: "text", description: "Texts sent as JSON." },
      { name: "file", description: "Texts read from a file." },
      { name: "history", description: "What was judged before." },
      { name: "batch", description: "Many texts, judged in the background." },
      { name: "webhook", description: "Addresses that are told when a batch is judged." },
    ],
    paths: pathsOf(names),
    components: {
      securitySchemes: {
        apiKey: { type: "http", scheme: "bearer", description: "A key from the settings; begins with `glk_`." },
      },
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      headers: { RetryAfter: RETRY_AFTER },
      schemas: schemas(names),
    },
  };
}

/** Several endpoints may have one path, with different methods. */
function pathsOf(names: readonly ProgramEndpointName[]): Record<string, Part> {
  const paths: Record<string, Part> = {};
  for (const name of names) {
    const { path, method } = PROGRAM_ENDPOINTS[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name) };
  }
  return paths;
}

const IDEMPOTENCY_KEY: Part = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "A repeat with the same key and the same content gets the first answer again and is not charged again.",
  schema: { type: "string", pattern: "^[!-~]{1,255}$" },
};

const RETRY_AFTER: Part = {
  description: "Seconds after which a repeat has a chance.",
  schema: { type: "integer", minimum: 1 },
};

function operation(name: ProgramEndpointName): Part {
  const { method, summary, apiScopes = [], takesFile } = { takesFile: undefined, ...PROGRAM_ENDPOINTS[name] };
  return {
    operationId: name,
    summary,
    description: `Needs a key with the scope ${apiScopes.map((scope) => `\`${scope}\``).join(" or ")}. At most ${API_REQUESTS_PER_MINUTE} requests a minute for all keys of a user together.`,
    tags: [tagOf(name)],
    security: apiScopes.map((scope) => ({ apiKey: [scope] })),
    ...(method === "GET" || method === "DELETE"
      ? { parameters: queryOf(name) }
      : {
          ...(isAnalysis(name) && { parameters: [{ $ref: "#/components/parameters/IdempotencyKey" }] }),
          requestBody: { required: true, content: takesFile ? form(name, takesFile) : json(bodyOf(name)) },
        }),
    responses: {
      "200": { description: "What was asked for.", content: json(success(ref(`${name}Data`))) },
      ...refusals(name),
    },
  };
}

/** Judges one text, so that a repeat of it must not be charged again. */
const isAnalysis = (name: ProgramEndpointName) => name.startsWith("analyse");

function tagOf(name: ProgramEndpointName): string {
  if (/Batch/.test(name)) return "batch";
  if (/Webhook/.test(name)) return "webhook";
  if (!isAnalysis(name)) return "history";
  return "takesFile" in PROGRAM_ENDPOINTS[name] ? "file" : "text";
}

const bodyOf = (name: ProgramEndpointName): Part =>
  isAnalysis(name) ? ref("AnalyseRequest") : schemaOf(PROGRAM_ENDPOINTS[name].request, "input");

const ref = (name: string): Part => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Part): Part => ({ "application/json": { schema } });

function success(data: Part): Part {
  return {
    type: "object",
    properties: { success: { const: true }, data },
    required: ["success", "data"],
  };
}

function queryOf(name: ProgramEndpointName): Part[] {
  const { properties = {}, required = [] } = propertiesOf(name);
  return Object.entries(properties).map(([field, schema]) => ({
    name: field,
    in: "query",
    required: required.includes(field),
    schema,
  }));
}

function propertiesOf(name: ProgramEndpointName) {
  return schemaOf(PROGRAM_ENDPOINTS[name].request, "input") as { properties?: Part; required?: string[] };
}

function form(name: ProgramEndpointName, endings: readonly string[]): Part {
  const { properties = {}, required = [] } = propertiesOf(name);
  const file = {
    type: "string",
    format: "binary",
    description: `A file: ${endings.map((one) => `.${one}`).join(", ")}`,
  };
  return {
    "multipart/form-data": {
      schema: { type: "object", properties: { file, ...properties }, required: ["file", ...required] },
    },
  };
}

/** One response for each status, with all its codes as examples. */
function refusals(name: ProgramEndpointName): Part {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of programErrors(name)) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(", "),
        ...((status === 429 || status === 503) && {
          headers: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } },
        }),
        content: {
          "application/json": {
            schema: ref("Refusal"),
            examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
          },
        },
      },
    ]),
  );
}

function exampleOf(code: ErrorCode) {
  const requestId = "5b1f0e5c-7c1e-4a53-9c0e-2f3f6f1f7a10";
  return { success: false, error: { code, message: ERRORS[code].message, requestId } };
}

function schemas(names: readonly ProgramEndpointName[]): Record<string, Part> {
  const data = Object.fromEntries(names.map((name) => [`${name}Data`, PROGRAM_ENDPOINTS[name].response]));
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries<z.ZodType>({ ...NAMED, ...data })) {
    // Three kinds of analysis share one response schema, which already has its name.
    if (!registry.has(schema)) registry.add(schema, { id });
  }
  const made = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}`, override: withoutLimitsOnGrowth });
  const aliases = Object.entries(data).filter(([id]) => !(id in made.schemas));
  return {
    ...Object.fromEntries(Object.entries(made.schemas).map(([id, schema]) => [id, plain(schema)])),
    ...Object.fromEntries(aliases.map(([id]) => [id, ref("AnalysisResult")])),
    AnalyseRequest: schemaOf(AnalyseRequest, "input"),
    Refusal: {
      type: "object",
      properties: {
        success: { const: false },
        error: schemaOf(ErrorBody, "output"),
        data: { description: "What was found out before the refusal, such as the text of a file." },
      },
      required: ["success", "error"],
    },
  };
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): Part {
  return plain(z.toJSONSchema(schema, { io, override: withoutLimitsOnGrowth }));
}

/** Responses may get further fields, which existing programs must accept. */
function withoutLimitsOnGrowth({ jsonSchema }: { jsonSchema: { additionalProperties?: unknown } }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

/** Without address and dialect, which the document sets for all of them. */
function plain({ $schema: _dialect, $id: _address, ...schema }: Record<string, unknown>): Part {
  return schema;
}
