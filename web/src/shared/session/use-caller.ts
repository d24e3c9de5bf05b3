import type { Caller } from "@geulgyeol/contract";
import { useAccount } from "./use-account.ts";
import { useSession } from "./use-session.ts";

/** Who sits before the page, as the list of permissions knows it. While the plan is not known it counts as free. */
export function useCaller(): Caller {
  const session = useSession();
  const { isPro } = useAccount();
  if (session.status !== "authenticated") return "anonymous";
  return isPro ? "pro" : "free";
}
