import { useLocation } from "react-router";

/** The secret of a link in a letter: it stands behind the hash, which browsers send to no server. */
export function useLinkSecret(): string {
  return useLocation().hash.slice(1);
}
