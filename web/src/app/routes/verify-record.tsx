import { VerifyPage } from "../../features/records/verify-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/verify-record",
    title: "작성 기록 확인",
    description: "받은 작성 기록이 나중에 고쳐지지 않았는지, 서버의 시각 도장과 맞는지 살펴봐요.",
  });

export default VerifyPage;
