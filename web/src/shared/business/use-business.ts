import type { BusinessDetails } from "@geulgyeol/contract";
import { usePublicSettings } from "../settings/use-public-settings.ts";

/** The operator and seller of this server; null until loaded, and if not configured. */
export function useBusiness(): BusinessDetails | null {
  return usePublicSettings()?.business ?? null;
}
