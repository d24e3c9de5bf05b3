import type { ReactNode } from "react";
import { Link } from "react-router";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { DocumentSection } from "../../shared/ui/document-page.tsx";
import { Segmented } from "../../shared/ui/segmented.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { CodeBlock } from "./code-block.tsx";
import { codeExample, LANGUAGES, type Language } from "./code-examples.ts";
import { exampleRequest } from "./example-requests.ts";

const DOCUMENT_PATH = "/api/openapi.json";

interface StartSectionProps {
  readonly language: Language;
  readonly origin: string;
  readonly onLanguage: (next: Language) => void;
}

export function StartSection({ language, origin, onLanguage }: StartSectionProps) {
  return (
    <DocumentSection title="시작하기">
      <ol>
        <li>
          <Link to="/settings" className={TEXT_LINK}>
            설정
          </Link>
          의 ‘API 키’에서 키를 만들고, 한 번만 보이는 키를 안전한 곳에 적어 두세요. 첫 요청은 Pro가 아니어도 만들 수
          있는 ‘시험 키’로도 할 수 있어요.
        </li>
        <li>
          키를 <code>GEULGYEOL_API_KEY</code> 환경 변수에 넣고 아래 예제를 그대로 실행해 보세요. 이 페이지의 예제는 모두
          적힌 그대로 돌아요.
        </li>
      </ol>
      <div className="self-start">
        <Segmented
          label="예제의 언어"
          value={language}
          onChange={onLanguage}
          options={LANGUAGES.map((value) => ({ value, label: value }))}
        />
      </div>
      <p className="text-note text-ink-3">{HOW_TO_RUN[language]}</p>
      <CodeBlock name={`첫 요청 (${language})`} code={codeExample(language, exampleRequest("analyse", origin))} />
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/settings" size="small">
          API 키 만들기
        </ButtonLink>
        <ButtonLink to={DOCUMENT_PATH} size="small" reloadDocument>
          OpenAPI 3.1 문서
        </ButtonLink>
      </div>
    </DocumentSection>
  );
}

const HOW_TO_RUN: Readonly<Record<Language, ReactNode>> = {
  curl: "macOS, 리눅스, WSL의 셸에 붙여 넣어 실행해요.",
  Python: (
    <>
      Python 3.9부터, 따로 설치하는 것 없이 돌아요. <code>example.py</code>로 저장하고 <code>python3 example.py</code>로
      실행해요.
    </>
  ),
  JavaScript: (
    <>
      Node.js 20부터, 따로 설치하는 것 없이 돌아요. <code>example.mjs</code>로 저장하고 <code>node example.mjs</code>로
      실행해요.
    </>
  ),
};
