import { GuidePage } from "../../features/information/guide-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/guide",
    title: "읽는 방법",
    description: "글결의 결과를 읽는 방법과, 억울하게 의심받았을 때 할 수 있는 일을 안내해요.",
  });

export default function Guide() {
  return <GuidePage />;
}
