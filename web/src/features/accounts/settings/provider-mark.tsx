import type { SocialProviderId } from "@geulgyeol/contract";
import { GoogleMark, KakaoMark } from "../provider-marks.tsx";

/** A provider's mark as it stands in a row of the settings. */
export function ProviderMark({ provider }: { provider: SocialProviderId }) {
  if (provider === "google") return <GoogleMark />;
  return (
    <span className="grid place-items-center rounded-sm bg-[#FEE500] p-px">
      <KakaoMark />
    </span>
  );
}
