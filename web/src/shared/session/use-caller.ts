import type { Caller } from "@geulgyeol/contract";
import { useAccount } from "./use-account.ts";
import { useSession } from "./use-session.ts";

/** The current caller for the permission table. Counts as free until the plan is known. */
export function useCaller(): Caller {
  const session = useSession();
  const { isPro } = useAccount();
  if (session.status !== "authenticated") return "anonymous";
  return isPro ? "pro" : "free";
}
