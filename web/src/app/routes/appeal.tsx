import { ratesOf } from "@geulgyeol/wording/appeal";
import { readAccuracyRecord } from "../../features/accuracy/accuracy-record.server.ts";
import { AppealPage } from "../../features/appeal/appeal-page.tsx";
import { usePageData } from "../navigation/page-data.ts";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/appeal",
    title: "소명 자료",
    description:
      "직접 쓴 글이 AI 글로 의심받았을 때, 작성 기록과 초고, 분석 결과를 편지 한 통으로 묶어 드려요. 무료예요.",
  });

export const handle = { hasData: true };

/** Runs while the page is being built. */
export function loader() {
  return { rates: ratesOf(readAccuracyRecord()) };
}

export default function AppealRoute() {
  const { rates } = usePageData<typeof loader>();
  return <AppealPage rates={rates} />;
}
