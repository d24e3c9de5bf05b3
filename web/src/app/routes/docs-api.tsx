import { ApiDocsPage } from "../../features/api-docs/api-docs-page.tsx";
import { readApiReference } from "../../features/api-docs/api-reference.server.ts";
import { usePageData } from "../navigation/page-data.ts";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/docs/api",
    title: "API 사용법",
    description:
      "글결의 분석을 내 프로그램에서 쓰는 방법이에요. curl, Python, JavaScript 예제와 오류, 제한을 담았어요.",
  });

export const handle = { hasData: true };

/** Runs while the page is being built. */
export function loader() {
  return { reference: readApiReference() };
}

export default function DocsApi() {
  const { reference } = usePageData<typeof loader>();
  return <ApiDocsPage reference={reference} />;
}
