import {
  ANALYSES_PER_MINUTE,
  ANALYSES_WAITING_PER_USER,
  ANALYSIS_WAIT_MAX_MS,
  API_KEYS_PER_USER,
  API_REQUESTS_PER_MINUTE,
  DOCUMENTS_PER_MINUTE,
  PICTURE_FILE_MAX_BYTES,
  SANDBOX_TEXTS,
  TEXT_FILE_MAX_BYTES,
  TEXT_MAX_CHARS,
  TEXT_MIN_CHARS,
} from "@geulgyeol/contract";
import { formatCount, formatDay, HOLD_LABEL, VERDICT_LABEL } from "@geulgyeol/wording";
import { useState } from "react";
import { Caveat } from "../../report/verdict/caveat.tsx";
import { useHydrated } from "../../shared/state/use-hydrated.ts";
import { DocumentPage, DocumentSection } from "../../shared/ui/document-page.tsx";
import { API_CHANGES } from "./api-changes.ts";
import { CodeBlock } from "./code-block.tsx";
import type { Language } from "./code-examples.ts";
import { RESULT_NOTES } from "./endpoint-notes.ts";
import { EndpointSection } from "./endpoint-section.tsx";
import { FieldsInside } from "./fields-inside.tsx";
import type { ApiReference } from "./make-reference.ts";
import { ReferenceTable } from "./reference-table.tsx";
import { StartSection } from "./start-section.tsx";
import { WebhookSection } from "./webhook-section.tsx";

const megabytes = (bytes: number) => `${bytes / 1024 / 1024}MB`;

const LIMITS = [
  { key: "all", cells: ["모든 요청", `1분에 ${API_REQUESTS_PER_MINUTE}번 (한 사람의 키를 모두 합쳐서)`] },
  { key: "texts", cells: ["글 분석", `1분에 ${ANALYSES_PER_MINUTE}번`] },
  {
    key: "files",
    cells: [
      "파일 분석",
      `1분에 ${DOCUMENTS_PER_MINUTE}번, 파일 ${megabytes(TEXT_FILE_MAX_BYTES)} (pdf, hwp, 사진은 ${megabytes(PICTURE_FILE_MAX_BYTES)})`,
    ],
  },
  { key: "length", cells: ["글의 길이", `${TEXT_MIN_CHARS}자 이상 ${formatCount(TEXT_MAX_CHARS)}자 이하`] },
  { key: "keys", cells: ["API 키", `${API_KEYS_PER_USER}개`] },
];

/** How programs use the service. Everything that can change is read from the contract. */
export function ApiDocsPage({ reference }: { reference: ApiReference }) {
  const [language, setLanguage] = useState<Language>("curl");
  const origin = useOrigin();
  return (
    <DocumentPage
      title="API 사용법"
      lead="내 프로그램에서 글을 분석해요. 화면에서 보는 것과 같은 결과를 JSON으로 받아요. Pro 요금제에서 쓸 수 있어요."
    >
      <Caveat />
      <StartSection language={language} onLanguage={setLanguage} origin={origin} />
      <DocumentSection title="인증">
        <p>
          모든 요청에 <code>Authorization: Bearer glk_…</code> 헤더를 붙여 주세요. 키는 해시로만 저장해서 저희도 다시
          보여 드릴 수 없어요. 키마다 할 수 있는 일과 기한을 정할 수 있고, 폐기하면 바로 쓸 수 없어요. 브라우저에서 도는
          코드에는 키를 넣지 마세요. 누구나 볼 수 있어요.
        </p>
      </DocumentSection>
      {reference.endpoints.map((endpoint) => (
        <EndpointSection key={endpoint.name} endpoint={endpoint} language={language} origin={origin} />
      ))}
      <WebhookSection language={language} />
      <ResultSection reference={reference} />
      <DocumentSection title="다시 보내기">
        <p>
          연결이 끊겨 답을 받지 못했다면 처음 보낼 때 붙인 <code>Idempotency-Key</code> 헤더를 그대로 붙여 다시 보내
          주세요. 같은 키와 같은 내용이면 첫 답을 다시 드리고 크레딧을 또 쓰지 않아요. 하루 안에 조금 고친 글을 다시
          분석할 때도 크레딧을 쓰지 않아요.
        </p>
      </DocumentSection>
      <SandboxSection />
      <DocumentSection title="제한">
        <ReferenceTable caption="제한" heads={["무엇", "얼마나"]} rows={LIMITS} />
        <p>
          넘으면 429를, 서버가 바쁘면 503을 답하고, 몇 초 뒤에 다시 보내면 되는지를 <code>Retry-After</code> 헤더에
          적어요. 화면에서 하는 분석은 별도로 계산해요.
        </p>
        <p>
          서버가 바쁘면 차례가 올 때까지 최대 {ANALYSIS_WAIT_MAX_MS / 1_000}초를 기다렸다가 답해요. 프로그램이 답을
          기다리는 시간을 넉넉히 잡아 주세요. 한 사람의 글은 {ANALYSES_WAITING_PER_USER}건까지 함께 기다릴 수 있고,
          그보다 많으면 429(<code>TOO_MANY_WAITING</code>)를 답해요. <code>Accept</code> 헤더에{" "}
          <code>application/x-ndjson</code>을 넣으면 1초 넘게 기다릴 때 앞에 몇 건이 있는지를 한 줄에 하나씩 알려
          드려요.
        </p>
      </DocumentSection>
      <ErrorsSection errors={reference.errors} />
      <ChangesSection />
    </DocumentPage>
  );
}

/** The texts that a key for trying things out may have judged. */
function SandboxSection() {
  return (
    <DocumentSection title="시험 키">
      <p>
        설정의 ‘시험 키’로 키를 만들면 아래 글을 <code>/api/analyze</code>, <code>/api/analyze/ensemble</code>,{" "}
        <code>/api/analyze/word-level</code>에 보내 볼 수 있어요. 크레딧이 들지 않고, 결과는 남기지 않아요. Pro가
        아니어도 만들 수 있어요. 세 예제의 글은 아래의 첫 글이라 시험 키로도 그대로 돌아요. 다른 글을 보내면 400(
        <code>SANDBOX_TEXT</code>)을 답해요.
      </p>
      {SANDBOX_TEXTS.map(({ outcome, text }) => (
        <CodeBlock
          key={text}
          name={`시험용 글: ${outcome === null ? HOLD_LABEL : VERDICT_LABEL[outcome]}`}
          code={text}
          isProse
        />
      ))}
    </DocumentSection>
  );
}

/** How the API changes, and what has changed. */
function ChangesSection() {
  return (
    <DocumentSection title="바뀌는 것">
      <p>
        답에 새 값과 새 오류 코드가 더해질 수 있으니, 모르는 값은 지나쳐 주세요. 값을 없애거나 뜻을 바꿀 때는 새 주소(
        <code>/api/v2</code>)를 만들고, 옛 주소를 여섯 달 동안 함께 열어 둬요. 판단이 달라지는 엔진과 모델은 답의
        engineVersion과 modelVersion으로 알 수 있어요.
      </p>
      <dl className="grid gap-3">
        {API_CHANGES.map(({ day, text }) => (
          <div key={text}>
            <dt className="text-note text-ink-3 tabular-nums">{formatDay(`${day}T03:00:00Z`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </DocumentSection>
  );
}

function ResultSection({ reference }: { reference: ApiReference }) {
  return (
    <DocumentSection title="받는 값">
      <p>
        <code>success</code>가 참이면 <code>data</code>에 결과가 있어요. 사진 분석은 같은 결과가{" "}
        <code>data.analysis</code>
        에, 읽은 글자가 <code>data.ocr</code>에 있어요. 기록은 <code>data.entries</code>와 <code>data.result</code>에
        있어요. 앞으로 값이 늘 수 있으니 모르는 이름은 지나쳐 주세요.
      </p>
      <ReferenceTable
        caption="받는 값"
        heads={["이름", "형식", "뜻"]}
        rows={reference.result.map((field) => ({
          key: field.name,
          cells: [<code key="name">{field.name}</code>, field.type, RESULT_NOTES[field.name]],
        }))}
      />
      <p>객체와 배열 안의 값은 이름을 누르면 볼 수 있어요.</p>
      <div>
        {reference.inside.map(({ name, fields }) => (
          <FieldsInside key={name} name={name} fields={fields} />
        ))}
      </div>
      <p>위의 첫 요청에 대한 실제 답이에요. 배열은 첫 값만 남겼어요.</p>
      <CodeBlock name="답 (JSON)" code={reference.example} />
    </DocumentSection>
  );
}

function ErrorsSection({ errors }: { errors: ApiReference["errors"] }) {
  return (
    <DocumentSection title="오류">
      <p>
        <code>success</code>가 거짓이면 <code>error</code>에 <code>code</code>, <code>message</code>,{" "}
        <code>requestId</code>가 있어요. 프로그램에서는 <code>code</code>를 보고, 문의할 때는 <code>requestId</code>를
        알려 주세요. 오류로 끝난 분석에는 크레딧을 쓰지 않아요.
      </p>
      <ReferenceTable
        caption="오류"
        heads={["코드", "상태", "뜻"]}
        rows={errors.map(({ code, status, message }) => ({
          key: code,
          cells: [
            <code key="code" className="whitespace-nowrap">
              {code}
            </code>,
            status,
            message,
          ],
        }))}
      />
    </DocumentSection>
  );
}

const UNKNOWN = "https://YOUR-SERVER";

/** Address of this server for the examples; a placeholder at build time. */
function useOrigin(): string {
  return useHydrated() ? window.location.origin : UNKNOWN;
}
