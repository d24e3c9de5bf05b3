import type { ProgramEndpointName } from "@geulgyeol/contract";
import { formatCredits } from "@geulgyeol/wording";
import { Badge } from "../../shared/ui/badge.tsx";
import { DocumentSection } from "../../shared/ui/document-page.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { CodeBlock } from "./code-block.tsx";
import { codeExample, type Language } from "./code-examples.ts";
import { ENDPOINT_NOTES, REQUEST_NOTES } from "./endpoint-notes.ts";
import { EXAMPLE_VARIABLES, exampleRequest, variablesOf } from "./example-requests.ts";
import type { ApiReference } from "./make-reference.ts";
import { ReferenceTable } from "./reference-table.tsx";

type Endpoint = ApiReference["endpoints"][number];

interface EndpointSectionProps {
  readonly endpoint: Endpoint;
  readonly language: Language;
  readonly origin: string;
}

export function EndpointSection({ endpoint, language, origin }: EndpointSectionProps) {
  const { name, path, method, takesFile, fields } = endpoint;
  const note = ENDPOINT_NOTES[name];
  return (
    <DocumentSection title={note.title}>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="accent">{method}</Badge>
        <code className="font-semibold break-all">{path}</code>
        <Badge>{note.credits === 0 ? "무료" : formatCredits(note.credits)}</Badge>
      </p>
      <p>{note.text}</p>
      {name !== "analyse" && (
        <>
          <CodeBlock name={`${note.title} (${language})`} code={codeExample(language, exampleRequest(name, origin))} />
          <WhatExampleNeeds name={name} />
        </>
      )}
      {name !== "analyseEnsemble" && name !== "analyseWordLevel" && fields.length > 0 && (
        <RequestFields title={note.title} fields={fields} />
      )}
      {takesFile !== null && (
        <p className="text-note text-ink-3">
          <code>multipart/form-data</code>로 보내요. 받는 파일: {takesFile.map((ending) => `.${ending}`).join(", ")}
        </p>
      )}
    </DocumentSection>
  );
}

/** What has to be there before the example runs: a file, or a value from the answer of an earlier example. */
function WhatExampleNeeds({ name }: { name: ProgramEndpointName }) {
  const { sends } = exampleRequest(name, "");
  const file = sends !== null && "file" in sends ? sends.file : null;
  return (
    <>
      {file !== null && (
        <p className="text-note text-ink-3">
          예제로 보낼{" "}
          <a href={`/examples/${file}`} download={file} className={TEXT_LINK}>
            {file}
          </a>{" "}
          파일을 내려받아 같은 폴더에 두고 실행해요. 내 파일을 보내려면 이름을 바꿔 적어 주세요.
        </p>
      )}
      {variablesOf(name).map((variable) => (
        <p key={variable} className="text-note text-ink-3">
          <code>{variable}</code> 환경 변수에 ‘{ENDPOINT_NOTES[EXAMPLE_VARIABLES[variable].from].title}’의 답에 있는{" "}
          <code>{EXAMPLE_VARIABLES[variable].at}</code> 값을 넣고 실행해요.
        </p>
      ))}
    </>
  );
}

function RequestFields({ title, fields }: { title: string; fields: Endpoint["fields"] }) {
  return (
    <ReferenceTable
      caption={`${title}에 보내는 값`}
      heads={["보내는 값", "형식", "뜻"]}
      rows={fields.map((field) => ({
        key: field.name,
        cells: [
          <span key="name" className="inline-flex flex-wrap items-center gap-1.5">
            <code>{field.name}</code>
            {field.isRequired && <Badge tone="line">필수</Badge>}
          </span>,
          field.type,
          REQUEST_NOTES[field.name],
        ],
      }))}
    />
  );
}
