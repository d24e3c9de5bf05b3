import { WelcomePage } from "../../features/accounts/welcome-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "가입 마치기", isPrivate: true });

export default function Welcome() {
  return <WelcomePage />;
}
