import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { Agent, type RequestInit, fetch as undiciFetch } from "undici";
import { isLinkLocal, isPrivate } from "./link-local.ts";

/** All addresses of a name. */
type Resolve = (hostname: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

export interface FetchGuard {
  /** Allows names that resolve to private addresses, for operators with such services. */
  readonly allowsPrivate?: boolean;
  /** Refuses literal addresses and `localhost` too: for addresses that users give. */
  readonly isForUsers?: boolean;
  readonly resolve?: Resolve;
}

/** The name resolves to an address that must never be called. */
class AddressRefused extends Error {
  readonly code = "ADDRESS_REFUSED";
  constructor(hostname: string) {
    super(`${hostname} stands for an address that is not asked`);
    this.name = "AddressRefused";
  }
}

/**
 * `fetch` for external services. The connection goes to exactly the checked address (DNS rebinding). Cloud metadata
 * addresses and redirects are always refused; private networks too, unless `allowsPrivate` or, but for `isForUsers`, a literal
 * address or `localhost`. Rejects with `AddressRefused` as the cause.
 */
export function createGuardedFetch({
  allowsPrivate = false,
  isForUsers = false,
  resolve = resolveAll,
}: FetchGuard = {}): typeof fetch {
  const look: LookupFunction = (hostname, { all }, tell) => {
    const mayBePrivate = allowsPrivate || (!isForUsers && /^(.+\.)?localhost$/.test(hostname));
    resolve(hostname)
      .then((found) => {
        const isRefused = ({ address }: { address: string }) =>
          isLinkLocal(address) || (!mayBePrivate && isPrivate(address));
        const [first] = found;
        if (first === undefined || found.some(isRefused)) throw new AddressRefused(hostname);
        if (all) tell(null, [...found]);
        else tell(null, first.address, first.family);
      })
      .catch((error: NodeJS.ErrnoException) => tell(error, ""));
  };
  const dispatcher = new Agent({ connect: { lookup: look } });
  const guarded = async (input: string | URL, init?: RequestInit) => {
    // A literal address is not looked up.
    const { hostname } = new URL(input);
    const isLiteral = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
    if (isLiteral && (isForUsers || isLinkLocal(hostname))) {
      throw new TypeError("fetch failed", { cause: new AddressRefused(hostname) });
    }
    return undiciFetch(input, { ...init, redirect: "error", dispatcher });
  };
  return guarded as unknown as typeof fetch;
}

const resolveAll: Resolve = (hostname) => lookup(hostname, { all: true });

/** For services with one address each, all on the public internet. */
export const guardedFetch = createGuardedFetch();
