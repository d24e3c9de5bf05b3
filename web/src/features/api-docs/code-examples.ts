import { EXAMPLE_TEXT } from "./example-text.ts";

export const LANGUAGES = ["curl", "Python", "JavaScript"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface ExampleRequest {
  /** Public address of the server, without a slash at the end. */
  readonly origin: string;
  readonly path: string;
  /** GET and DELETE send no body. */
  readonly method?: string;
  /** The request body: a text, a file with this extension, this JSON, or none. */
  readonly sends: "text" | "nothing" | { readonly fileEnding: string } | { readonly json: string };
}

/** A complete program, which reads the key from the environment. */
export function codeExample(language: Language, request: ExampleRequest): string {
  const { sends } = request;
  if (sends === "text") return ofText[language](request);
  if (sends === "nothing") return ofReading[language](request);
  return "json" in sends ? ofJson[language]({ ...request, ...sends }) : ofFile[language]({ ...request, ...sends });
}

const ofText: Readonly<Record<Language, (request: ExampleRequest) => string>> = {
  curl: ({ origin, path }) => `curl ${origin}${path} \\
  -H "Authorization: Bearer $GEULGYEOL_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"text": "${EXAMPLE_TEXT}"}'`,
  Python: ({ origin, path }) => `import os

import requests

answer = requests.post(
    "${origin}${path}",
    headers={"Authorization": f"Bearer {os.environ['GEULGYEOL_API_KEY']}"},
    json={"text": "${EXAMPLE_TEXT}"},
    timeout=30,
)
body = answer.json()
if not body["success"]:
    raise SystemExit(f"{body['error']['code']}: {body['error']['message']}")
result = body["data"]
if result["hold"]:
    print(result["hold"]["message"])
else:
    print(result["verdict"], result["certainty"], result["aiProbability"])`,
  JavaScript: ({ origin, path }) => `const answer = await fetch("${origin}${path}", {
  method: "POST",
  headers: {
    authorization: \`Bearer \${process.env.GEULGYEOL_API_KEY}\`,
    "content-type": "application/json",
  },
  body: JSON.stringify({ text: "${EXAMPLE_TEXT}" }),
});
const { success, data, error } = await answer.json();
if (!success) throw new Error(\`\${error.code}: \${error.message}\`);
if (data.hold) console.log(data.hold.message);
else console.log(data.verdict, data.certainty, data.aiProbability);`,
};

const ofFile: Readonly<Record<Language, (request: ExampleRequest & { readonly fileEnding: string }) => string>> = {
  curl: ({ origin, path, fileEnding }) => `curl ${origin}${path} \\
  -H "Authorization: Bearer $GEULGYEOL_API_KEY" \\
  -F "file=@report.${fileEnding}"`,
  Python: ({ origin, path, fileEnding }) => `import os

import requests

with open("report.${fileEnding}", "rb") as file:
    answer = requests.post(
        "${origin}${path}",
        headers={"Authorization": f"Bearer {os.environ['GEULGYEOL_API_KEY']}"},
        files={"file": file},
        timeout=180,
    )
body = answer.json()
if not body["success"]:
    raise SystemExit(f"{body['error']['code']}: {body['error']['message']}")
print(body["data"])`,
  JavaScript: ({ origin, path, fileEnding }) => `import { openAsBlob } from "node:fs";

const form = new FormData();
form.append("file", await openAsBlob("report.${fileEnding}"), "report.${fileEnding}");
const answer = await fetch("${origin}${path}", {
  method: "POST",
  headers: { authorization: \`Bearer \${process.env.GEULGYEOL_API_KEY}\` },
  body: form,
});
const { success, data, error } = await answer.json();
if (!success) throw new Error(\`\${error.code}: \${error.message}\`);
console.log(data);`,
};

/** Values that Python writes otherwise than JSON. */
const PYTHON: Readonly<Record<string, string>> = { null: "None", true: "True", false: "False" };

const ofJson: Readonly<Record<Language, (request: ExampleRequest & { readonly json: string }) => string>> = {
  curl: ({
    origin,
    path,
    method = "POST",
    json,
  }) => `curl ${origin}${path}${method === "POST" ? "" : ` -X ${method}`} \\
  -H "Authorization: Bearer $GEULGYEOL_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${json}'`,
  Python: ({ origin, path, method = "POST", json }) => `import os

import requests

answer = requests.${method.toLowerCase()}(
    "${origin}${path}",
    headers={"Authorization": f"Bearer {os.environ['GEULGYEOL_API_KEY']}"},
    json=${json.replaceAll(/\b(?:null|true|false)\b/g, (word) => PYTHON[word] ?? word)},
    timeout=30,
)
body = answer.json()
if not body["success"]:
    raise SystemExit(f"{body['error']['code']}: {body['error']['message']}")
print(body["data"])`,
  JavaScript: ({ origin, path, method = "POST", json }) => `const answer = await fetch("${origin}${path}", {
  method: "${method}",
  headers: {
    authorization: \`Bearer \${process.env.GEULGYEOL_API_KEY}\`,
    "content-type": "application/json",
  },
  body: JSON.stringify(${json}),
});
const { success, data, error } = await answer.json();
if (!success) throw new Error(\`\${error.code}: \${error.message}\`);
console.log(data);`,
};

const ofReading: Readonly<Record<Language, (request: ExampleRequest) => string>> = {
  curl: ({ origin, path, method = "GET" }) => `curl "${origin}${path}"${method === "GET" ? "" : ` -X ${method}`} \\
  -H "Authorization: Bearer $GEULGYEOL_API_KEY"`,
  Python: ({ origin, path, method = "GET" }) => `import os

import requests

answer = requests.${method.toLowerCase()}(
    "${origin}${path}",
    headers={"Authorization": f"Bearer {os.environ['GEULGYEOL_API_KEY']}"},
    timeout=30,
)
print(answer.json()["data"])`,
  JavaScript: ({
    origin,
    path,
    method = "GET",
  }) => `const answer = await fetch("${origin}${path}", {${method === "GET" ? "" : `\n  method: "${method}",`}
  headers: { authorization: \`Bearer \${process.env.GEULGYEOL_API_KEY}\` },
});
console.log((await answer.json()).data);`,
};
