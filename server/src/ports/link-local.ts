import { BlockList, isIP } from "node:net";

const LINK_LOCAL = new BlockList();
LINK_LOCAL.addSubnet("169.254.0.0", 16, "ipv4");
LINK_LOCAL.addSubnet("fe80::", 10, "ipv6");
/** Where the clouds keep the keys of a machine, besides the addresses above. */
LINK_LOCAL.addAddress("100.100.100.200", "ipv4");
LINK_LOCAL.addAddress("fd00:ec2::254", "ipv6");
const METADATA_NAMES = new Set(["metadata", "metadata.google.internal", "instance-data"]);

/**
 * Whether a host is one that only this machine's cloud answers under, with the machine's own keys: no provider, payment or
 * other service is ever there. Numbers in other guises (`0xa9fea9fe`) are read as `URL` reads them.
 * @param hostname as `URL` tells it.
 */
export function isLinkLocal(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(host);
  if (mapped !== null) {
    const [high, low] = [Number.parseInt(mapped[1] ?? "", 16), Number.parseInt(mapped[2] ?? "", 16)];
    return isLinkLocal([high >> 8, high & 255, low >> 8, low & 255].join("."));
  }
  const kind = isIP(host);
  if (kind === 0) return METADATA_NAMES.has(host);
  return LINK_LOCAL.check(host, kind === 6 ? "ipv6" : "ipv4");
}
