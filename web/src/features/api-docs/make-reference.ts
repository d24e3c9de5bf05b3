import {
  ERRORS,
  type ErrorCode,
  type OpenApiDocument,
  openApiDocument,
  PROGRAM_ENDPOINTS,
  type ProgramEndpointName,
  programErrors,
} from "@geulgyeol/contract";
import { describeType, type FieldSchema } from "./describe-type.ts";

interface Field {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

export interface ApiReference {
  readonly endpoints: readonly {
    readonly name: ProgramEndpointName;
    readonly path: string;
    readonly method: string;
    /** Endings of the files that it takes; null when it takes JSON. */
    readonly takesFile: readonly string[] | null;
    readonly fields: readonly Field[];
  }[];
  readonly result: readonly Field[];
  readonly errors: readonly { readonly code: ErrorCode; readonly status: number; readonly message: string }[];
  /** A real answer, its lists cut to their first entry. */
  readonly example: string;
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
}

/** What the page shows, from the same document that `/api/openapi.json` answers. */
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
    result: fieldsOf(document.components.schemas.AnalysisResult as ObjectSchema),
    errors: codes.map((code) => ({ code, ...ERRORS[code] })).sort((a, b) => a.status - b.status),
  };
}

interface Operation {
  readonly parameters: readonly { name?: string; in?: string; required?: boolean; schema?: FieldSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
}

function requestFields({ parameters, requestBody }: Operation, { components }: OpenApiDocument): Field[] {
  const query = parameters.flatMap(({ name, required = false, schema }) =>
    name && schema ? [{ name, type: describeType(schema), isRequired: required }] : [],
  );
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  return schema ? fieldsOf(resolve(schema, components.schemas)) : query;
}

function resolve(schema: { $ref?: string }, schemas: Readonly<Record<string, unknown>>): ObjectSchema {
  const name = schema.$ref?.split("/").at(-1);
  return (name === undefined ? schema : schemas[name]) as ObjectSchema;
}

function fieldsOf({ properties = {}, required = [] }: ObjectSchema): Field[] {
  const hasDefault = (schema: FieldSchema) => "default" in schema;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: describeType(schema),
    isRequired: required.includes(name) && !hasDefault(schema),
  }));
}
