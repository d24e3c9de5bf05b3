import { DisplaySection } from "../../features/accounts/settings/display-section.tsx";
import { ProfileSection } from "../../features/accounts/settings/profile-section.tsx";
import { LedgerSection } from "../../features/credits/ledger-section.tsx";
import { PlanAndCreditsSection } from "../../features/credits/plan-and-credits-section.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "설정", isPrivate: true });

/** Each feature brings its own sections; only here do they stand together. */
export default function Settings() {
  return (
    <LoginWall title="설정">
      <h1 className="mb-6 text-title-1 font-bold">설정</h1>
      <ProfileSection />
      <PlanAndCreditsSection />
      <LedgerSection />
      <DisplaySection />
    </LoginWall>
  );
}
