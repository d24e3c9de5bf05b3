import type { BusinessDetails } from "@geulgyeol/contract";
import { usePublicSettings } from "../settings/use-public-settings.ts";

/** Who runs this server and sells; null until it is known, and where the operator has told nothing. */
export function useBusiness(): BusinessDetails | null {
  return usePublicSettings()?.business ?? null;
}
