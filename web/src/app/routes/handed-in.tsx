import { useParams } from "react-router";
import { ReceiptPage } from "../../features/records/requests/receipt-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => [
  ...pageMeta({ title: "낸 글", isPrivate: true }),
  { name: "referrer", content: "no-referrer" },
];

export default function HandedIn() {
  const { receipt = "" } = useParams();
  return <ReceiptPage receipt={receipt} />;
}
