import { VerifyPage } from "../../features/records/verify-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/verify-record",
    title: "작성 기록 확인",
    description: "받은 작성 기록이 나중에 고쳐지지 않았는지, 서버가 인증한 시각과 맞는지 확인해요.",
  });

export default VerifyPage;
