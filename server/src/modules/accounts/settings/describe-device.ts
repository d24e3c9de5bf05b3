import Bowser from "bowser";

export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  readonly kind: "desktop" | "mobile" | "tablet" | "unknown";
}

const KINDS = ["desktop", "mobile", "tablet"] as const;

/** The browser's `User-Agent` in readable words for its owner. It proves nothing. */
export function describeDevice(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: "unknown" };
  const parser = Bowser.getParser(userAgent.slice(0, 512));
  const platform = parser.getPlatformType();
  return {
    browser: parser.getBrowserName() || null,
    system: parser.getOSName() || null,
    kind: KINDS.find((kind) => kind === platform) ?? "unknown",
  };
}
