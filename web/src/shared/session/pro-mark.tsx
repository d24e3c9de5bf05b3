import type { ReactNode } from "react";
import { Badge } from "../ui/badge.tsx";
import { useIsForPro } from "./use-is-for-pro.ts";

/** "Pro", "Pro+" or "Pro 전용" beside what Pro is for. A Pro user needs no such mark. */
export function ProMark({ children }: { readonly children: ReactNode }) {
  return useIsForPro() ? <Badge tone="pro">{children}</Badge> : null;
}
