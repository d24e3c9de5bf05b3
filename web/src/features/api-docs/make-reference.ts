import {
  ERRORS,
  type ErrorCode,
  type OpenApiDocument,
  openApiDocument,
  PROGRAM_ENDPOINTS,
  type ProgramEndpointName,
  programErrors,
} from "@geulgyeol/contract";
import { describeType } from "./describe-type.ts";
import { type Field, fieldsInside, fieldsOf, type NestedSchema, resolve } from "./list-fields.ts";

export interface ApiReference {
  readonly endpoints: readonly {
    readonly name: ProgramEndpointName;
    readonly path: string;
    readonly method: string;
    /** Accepted file extensions; null if it takes JSON. */
    readonly takesFile: readonly string[] | null;
    readonly fields: readonly Field[];
  }[];
  /** The fields of a judgement. */
  readonly result: readonly Field[];
  /** The inner fields of one judgement field, or of another endpoint's response. */
  readonly inside: readonly { readonly name: string; readonly fields: readonly Field[] }[];
  readonly errors: readonly { readonly code: ErrorCode; readonly status: number; readonly message: string }[];
  /** A real response, with lists cut to their first entry. */
  readonly example: string;
}

/** Responses with more than a judgement, or without one; the judgement in them is described once. */
const FURTHER_ANSWERS = [
  { title: "사진 분석", schema: "analyseImageData", has: ["ocr", "analysis", "analysisId", "totalProcessingTime"] },
  { title: "PDF·문서 분석", schema: "analyseDocumentData", has: ["document"] },
  { title: "기록 목록", schema: "listHistoryData", has: null },
  { title: "기록 하나", schema: "readHistoryAnalysisData", has: null },
  { title: "묶음 읽기", schema: "readBatchData", has: null },
  { title: "웹훅 만들기", schema: "createWebhookData", has: null },
  { title: "웹훅 목록", schema: "listWebhooksData", has: null },
  { title: "웹훅의 알림 목록", schema: "listWebhookDeliveriesData", has: null },
] as const;
const JUDGEMENTS: ReadonlySet<string> = new Set(["analysis", "result"]);

/** The content of the page, from the same document as `/api/openapi.json`. */
export function makeReference(): Omit<ApiReference, "example"> {
  const document = openApiDocument({ serverUrl: "", version: "" });
  const names = Object.keys(PROGRAM_ENDPOINTS) as ProgramEndpointName[];
  const codes = [...new Set(names.flatMap(programErrors))];
  return {
    endpoints: names.map((name) => {
      const { path, method, takesFile = null } = { takesFile: undefined, ...PROGRAM_ENDPOINTS[name] };
      const operation = (document.paths[path] as Record<string, Operation>)[method.toLowerCase()];
      return { name, path, method, takesFile, fields: operation ? requestFields(operation, document) : [] };
    }),
    ...answerFields(document),
    errors: codes.map((code) => ({ code, ...ERRORS[code] })).sort((a, b) => a.status - b.status),
  };
}

function answerFields({ components: { schemas } }: OpenApiDocument): Pick<ApiReference, "result" | "inside"> {
  const judgement = schemas.AnalysisResult as NestedSchema;
  const parts = Object.entries(judgement.properties ?? {}).map(([name, schema]) => ({
    name,
    fields: fieldsInside(schema, name, schemas),
  }));
  const further = FURTHER_ANSWERS.map(({ title, schema, has }) => {
    const { properties = {}, ...answer } = schemas[schema] as NestedSchema;
    const shown = Object.entries(properties).filter(([name]) => has === null || has.some((one) => one === name));
    const fields = fieldsOf({ ...answer, properties: Object.fromEntries(shown) });
    return {
      name: title,
      fields: fields.flatMap((field) => {
        const inner = properties[field.name];
        return inner && !JUDGEMENTS.has(field.name) ? [field, ...fieldsInside(inner, field.name, schemas)] : [field];
      }),
    };
  });
  return { result: fieldsOf(judgement), inside: [...parts, ...further].filter(({ fields }) => fields.length > 0) };
}

interface Operation {
  readonly parameters?: readonly { name?: string; in?: string; required?: boolean; schema?: NestedSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
}

function requestFields({ parameters = [], requestBody }: Operation, { components }: OpenApiDocument): Field[] {
  const query = parameters.flatMap(({ name, required = false, schema }) =>
    name && schema ? [{ name, type: describeType(schema), isRequired: required }] : [],
  );
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  return schema ? fieldsOf(resolve(schema, components.schemas)) : query;
}
