import { Suspense } from "react";
import { AccessReviewSection } from "../../features/accounts/settings/access-review/access-review-section.tsx";
import { AnalysisDefaultsSection } from "../../features/accounts/settings/analysis-defaults-section.tsx";
import { ApiKeysSection } from "../../features/accounts/settings/api-keys/api-keys-section.tsx";
import { DisplaySection } from "../../features/accounts/settings/display-section.tsx";
import { MethodsSection } from "../../features/accounts/settings/methods-section.tsx";
import { PrivacySection } from "../../features/accounts/settings/privacy-section.tsx";
import { ProfileSection } from "../../features/accounts/settings/profile-section.tsx";
import { SessionsSection } from "../../features/accounts/settings/sessions-section.tsx";
import { ReceiptsSection } from "../../features/billing/receipts-section.tsx";
import { SubscriptionSection } from "../../features/billing/subscription-section.tsx";
import { LedgerSection } from "../../features/credits/ledger-section.tsx";
import { PlanAndCreditsSection } from "../../features/credits/plan-and-credits-section.tsx";
import { SharedLinksSection } from "../../features/sharing/shared-links-section.tsx";
import { SpacesSection } from "../../features/spaces/spaces-section.tsx";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

const WebhooksSection = lazyPart(() => import("../../features/accounts/settings/webhooks/webhooks-section.tsx"));

export const meta = () => pageMeta({ title: "설정", isPrivate: true });

/** Each feature has its own sections; they are combined only here. */
export default function Settings() {
  return (
    <LoginWall title="설정">
      <h1 className="mb-6 text-title-1 font-bold">설정</h1>
      <AccessReviewSection />
      <ProfileSection />
      <MethodsSection />
      <SessionsSection />
      <PlanAndCreditsSection />
      <SubscriptionSection />
      <ReceiptsSection />
      <LedgerSection />
      <SpacesSection />
      <SharedLinksSection />
      <DisplaySection />
      <AnalysisDefaultsSection />
      <ApiKeysSection />
      <Suspense>
        <WebhooksSection />
      </Suspense>
      <PrivacySection />
    </LoginWall>
  );
}
