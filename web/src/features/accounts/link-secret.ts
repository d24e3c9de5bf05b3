import { useLocation } from "react-router";

/** The secret of an e-mail link, which is behind the hash and so never sent to a server. */
export function useLinkSecret(): string {
  return useLocation().hash.slice(1);
}
