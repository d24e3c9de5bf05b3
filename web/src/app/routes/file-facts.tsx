import { FileFactsPage } from "../../features/file-facts/file-facts-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/file-facts",
    title: "파일이 말해 주는 것",
    description: "문서 파일에 적힌 편집 시간, 저장 횟수, 편집 묶음을 보고 무엇을 말할 수 있고 없는지 알려 드려요.",
  });

export default FileFactsPage;
