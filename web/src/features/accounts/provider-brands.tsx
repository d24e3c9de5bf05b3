import { PROVIDERS, type ProviderId, type SignInMethod } from "@geulgyeol/contract";
import type { ReactNode } from "react";

/** Button appearance required by a provider's terms. Add the brand's own text, logo and colours here. */
interface Brand {
  readonly button: string;
  readonly buttonClass: string;
  /** Drawn placeholders; replace them with the providers' own files if their terms require it. */
  readonly Mark: () => ReactNode;
  /** If the logo needs its own background in a settings row. */
  readonly markGround?: string;
}

const BRANDS: Readonly<Record<ProviderId, Brand>> = {
  google: {
    button: "Google 계정으로 로그인",
    buttonClass: "border-google-line bg-google-fill text-google-ink",
    Mark: GoogleMark,
  },
  kakao: {
    button: "카카오 로그인",
    buttonClass: "border-[#FEE500] bg-[#FEE500] text-[rgb(0_0_0/.85)]",
    Mark: KakaoMark,
    markGround: "bg-[#FEE500]",
  },
};

export function brandOf(provider: ProviderId): Brand {
  return BRANDS[provider];
}

export function methodName(method: SignInMethod): string {
  return method === "password" ? "비밀번호" : PROVIDERS[method].name;
}

/** A provider's logo in a settings row. */
export function ProviderMark({ provider }: { provider: ProviderId }) {
  const { Mark, markGround } = BRANDS[provider];
  if (markGround === undefined) return <Mark />;
  return (
    <span className={`grid place-items-center rounded-sm p-px ${markGround}`}>
      <Mark />
    </span>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" className="size-5" aria-hidden="true">
      <path
        fill="#EA4335"
        d="M24 9.500c3.540 0 6.710 1.220 9.210 3.600l6.850-6.850C35.900 2.380 30.470 0 24 0 14.620 0 6.510 5.380 2.560 13.220l7.980 6.190C12.430 13.720 17.740 9.500 24 9.500z"
      />
      <path
        fill="#4285F4"
        d="M46.980 24.550c0-1.570-.15-3.090-.38-4.550H24v9.020h12.940c-.58 2.960-2.260 5.480-4.780 7.180l7.730 6c4.510-4.180 7.090-10.360 7.090-17.650z"
      />
      <path
        fill="#FBBC05"
        d="M10.530 28.590c-.48-1.450-.76-2.990-.76-4.590s.27-3.140.76-4.590l-7.980-6.190C.92 16.460 0 20.120 0 24c0 3.880.92 7.540 2.560 10.780l7.970-6.190z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.480 0 11.930-2.130 15.890-5.810l-7.730-6c-2.150 1.450-4.920 2.300-8.160 2.300-6.260 0-11.570-4.220-13.470-9.910l-7.980 6.190C6.510 42.620 14.620 48 24 48z"
      />
    </svg>
  );
}

function KakaoMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      <path
        fill="#000"
        d="M12 3.200C6.480 3.200 2 6.700 2 11.020c0 2.800 1.880 5.250 4.700 6.630l-.96 3.540c-.08.31.27.56.54.38l4.220-2.800c.49.05.99.07 1.500.07 5.520 0 10-3.500 10-7.820S17.520 3.200 12 3.200z"
      />
    </svg>
  );
}
