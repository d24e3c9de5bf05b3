import type { ReactNode } from "react";
import { Badge } from "../ui/badge.tsx";
import { useIsForPro } from "./use-is-for-pro.ts";

/** "Pro", "Pro+" or "Pro 전용" next to Pro features. Not shown to Pro users. */
export function ProMark({ children }: { readonly children: ReactNode }) {
  return useIsForPro() ? <Badge tone="pro">{children}</Badge> : null;
}
