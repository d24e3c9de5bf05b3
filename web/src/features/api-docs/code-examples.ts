import { type ExampleValue, FromEnvironment, type Notation, printValue } from "./example-value.ts";

export const LANGUAGES = ["curl", "Python", "JavaScript"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface ExampleRequest {
  /** Public address of the server, without a slash at the end. */
  readonly origin: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | FromEnvironment>>;
  readonly method: string;
  /** What is sent as a form with the field `file`, as JSON, or null for nothing. */
  readonly sends: { readonly file: string } | { readonly json: ExampleValue } | null;
  /** Where in the answer the judgement is that the program prints; without one it prints the whole answer. */
  readonly judgementAt?: "data" | "data.analysis";
}

/** A complete program that runs as it is printed, and reads the key from the environment. */
export function codeExample(language: Language, request: ExampleRequest): string {
  return PROGRAMS[language](request);
}

const PROGRAMS: Readonly<Record<Language, (request: ExampleRequest) => string>> = {
  curl: curlCommand,
  Python: pythonProgram,
  JavaScript: javaScriptProgram,
};

/** The query, in which the language's way to write values from the environment is already in place. */
function queryOf({ query = {} }: ExampleRequest, fromEnvironment: (name: string) => string): string {
  const parts = Object.entries(query).map(
    ([name, value]) => `${name}=${value instanceof FromEnvironment ? fromEnvironment(value.name) : value}`,
  );
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

const readsEnvironment = ({ query = {} }: ExampleRequest) =>
  Object.values(query).some((value) => value instanceof FromEnvironment);

const JSON_IN_SHELL: Notation = {
  // The single quotes around the JSON end, so that the shell fills in the variable.
  fromEnvironment: (name) => `"'"$${name}"'"`,
  field: (name) => JSON.stringify(name),
  truth: String,
  padding: "",
  step: 2,
  lastComma: "",
};

function curlCommand(request: ExampleRequest): string {
  const { origin, path, method, sends } = request;
  const query = queryOf(request, (name) => `$${name}`);
  const address = query === "" ? `${origin}${path}` : `"${origin}${path}${query}"`;
  const usual = sends === null ? "GET" : "POST";
  return [
    `curl ${address}${method === usual ? "" : ` -X ${method}`}`,
    '-H "Authorization: Bearer $GEULGYEOL_API_KEY"',
    ...(sends === null
      ? []
      : "file" in sends
        ? [`-F "file=@${sends.file}"`]
        : ['-H "Content-Type: application/json"', `-d '${printValue(sends.json, JSON_IN_SHELL, 2)}'`]),
  ].join(" \\\n  ");
}

const PYTHON: Notation = {
  fromEnvironment: (name) => `os.environ["${name}"]`,
  field: (name) => JSON.stringify(name),
  truth: (value) => (value ? "True" : "False"),
  padding: "",
  step: 4,
  lastComma: ",",
};

const PYTHON_FORM = (file: string) => `boundary = uuid4().hex
with open("${file}", "rb") as file:
    form = (
        f"--{boundary}\\r\\n".encode()
        + b'Content-Disposition: form-data; name="file"; filename="${file}"\\r\\n\\r\\n'
        + file.read()
        + f"\\r\\n--{boundary}--\\r\\n".encode()
    )
`;

function pythonProgram(request: ExampleRequest): string {
  const { origin, path, method, sends } = request;
  const isFile = sends !== null && "file" in sends;
  const query = queryOf(request, (name) => `{os.environ['${name}']}`);
  const type = sends === null ? null : isFile ? 'f"multipart/form-data; boundary={boundary}"' : '"application/json"';
  const data =
    sends === null ? null : "file" in sends ? "form" : `json.dumps(${printValue(sends.json, PYTHON, 4)}).encode()`;
  return `import json
import os
from urllib.error import HTTPError
from urllib.request import Request, urlopen
${isFile ? `from uuid import uuid4\n\n${PYTHON_FORM(sends.file)}` : "\n"}request = Request(
    ${readsEnvironment(request) ? "f" : ""}"${origin}${path}${query}",
    method="${method}",
    headers={
        "Authorization": f"Bearer {os.environ['GEULGYEOL_API_KEY']}",${type === null ? "" : `\n        "Content-Type": ${type},`}
    },${data === null ? "" : `\n    data=${data},`}
)
try:
    answer = json.load(urlopen(request, timeout=180))
except HTTPError as refusal:
    answer = json.load(refusal)
if not answer["success"]:
    raise SystemExit(f"{answer['error']['code']}: {answer['error']['message']}")
${pythonOutput(request)}`;
}

function pythonOutput({ judgementAt }: ExampleRequest): string {
  if (judgementAt === undefined) return 'print(json.dumps(answer["data"], ensure_ascii=False, indent=2))';
  return `result = answer["data"]${judgementAt === "data" ? "" : '["analysis"]'}
if result["hold"]:
    print(result["hold"]["message"])
else:
    print(result["verdict"], result["certainty"], result["falseAlarm"])`;
}

const JAVASCRIPT: Notation = {
  fromEnvironment: (name) => `process.env.${name}`,
  field: (name) => name,
  truth: String,
  padding: " ",
  step: 2,
  lastComma: ",",
};

const JAVASCRIPT_FORM = (file: string) => `import { openAsBlob } from "node:fs";

const form = new FormData();
form.append("file", await openAsBlob("${file}"), "${file}");
`;

function javaScriptProgram(request: ExampleRequest): string {
  const { origin, path, method, sends } = request;
  const isFile = sends !== null && "file" in sends;
  const query = queryOf(request, (name) => `\${process.env.${name}}`);
  const quote = readsEnvironment(request) ? "`" : '"';
  const body =
    sends === null ? null : "file" in sends ? "form" : `JSON.stringify(${printValue(sends.json, JAVASCRIPT, 2)})`;
  return `${isFile ? JAVASCRIPT_FORM(sends.file) : ""}const response = await fetch(${quote}${origin}${path}${query}${quote}, {
  method: "${method}",
  headers: {
    authorization: \`Bearer \${process.env.GEULGYEOL_API_KEY}\`,${body === null || isFile ? "" : '\n    "content-type": "application/json",'}
  },${body === null ? "" : `\n  body: ${body},`}
});
const { success, data, error } = await response.json();
if (!success) throw new Error(\`\${error.code}: \${error.message}\`);
${javaScriptOutput(request)}`;
}

function javaScriptOutput({ judgementAt }: ExampleRequest): string {
  if (judgementAt === undefined) return "console.log(JSON.stringify(data, null, 2));";
  return `if (${judgementAt}.hold) console.log(${judgementAt}.hold.message);
else console.log(${judgementAt}.verdict, ${judgementAt}.certainty, ${judgementAt}.falseAlarm);`;
}
