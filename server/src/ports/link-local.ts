import { BlockList, isIP } from "node:net";

const LINK_LOCAL = new BlockList();
LINK_LOCAL.addSubnet("169.254.0.0", 16, "ipv4");
LINK_LOCAL.addSubnet("fe80::", 10, "ipv6");
/** Cloud metadata addresses outside the link-local ranges above. */
LINK_LOCAL.addAddress("100.100.100.200", "ipv4");
LINK_LOCAL.addAddress("fd00:ec2::254", "ipv6");
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  PRIVATE.addSubnet(network, prefix, "ipv4");
}
PRIVATE.addSubnet("::", 127, "ipv6");
PRIVATE.addSubnet("fc00::", 7, "ipv6");
const METADATA_NAMES = new Set(["metadata", "metadata.google.internal", "instance-data"]);

/**
 * Whether a host is a cloud metadata address, which serves the machine's keys and is never a real service. Other
 * notations of numbers (`0xa9fea9fe`) are read as by `URL`. @param hostname as returned by `URL`.
 */
export function isLinkLocal(hostname: string): boolean {
  const host = plain(hostname);
  return isIP(host) === 0 ? METADATA_NAMES.has(host) : isIn(LINK_LOCAL, host);
}

/** Whether an address is local or private. False for names. */
export function isPrivate(address: string): boolean {
  const host = plain(address);
  return isIP(host) !== 0 && isIn(PRIVATE, host);
}

const isIn = (list: BlockList, address: string) => list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/** Without brackets and a trailing dot; IPv4 inside IPv6 (mapped, or behind NAT64) as that IPv4 address. */
function plain(hostname: string): string {
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (isIP(host) !== 6) return host;
  const shown = new URL(`http://[${host.replace(/%.*$/, "")}]`).hostname.slice(1, -1);
  const inside = /^(?:::ffff:|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(shown);
  if (inside === null) return shown;
  const [high, low] = [Number.parseInt(inside[1] ?? "", 16), Number.parseInt(inside[2] ?? "", 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
