import { useParams } from "react-router";
import { VerifyPage } from "../../features/reports/verify-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "보고서 확인하기", isPrivate: true });

export default function Verify() {
  const { code } = useParams();
  return <VerifyPage code={code} />;
}
