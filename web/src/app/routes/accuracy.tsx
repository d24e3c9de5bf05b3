import { AccuracyPage } from "../../features/accuracy/accuracy-page.tsx";
import { readAccuracyRecord } from "../../features/accuracy/accuracy-record.server.ts";
import { readHabitRates } from "../../features/accuracy/habit-rates.server.ts";
import { usePageData } from "../navigation/page-data.ts";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/accuracy",
    title: "정확도",
    description: "글결이 사람 글을 얼마나 잘못 보고 AI 글을 얼마나 찾아내는지, 틀린 곳까지 측정한 그대로 보여 드려요.",
  });

export const handle = { hasData: true };

/** Runs while the page is being built. */
export function loader() {
  return { record: readAccuracyRecord(), habits: readHabitRates() };
}

export default function Accuracy() {
  const { record, habits } = usePageData<typeof loader>();
  return <AccuracyPage record={record} habits={habits} />;
}
