import type { Namespaces } from "../xml/read-xml.ts";

const PARTS = { head: "hh", section: "hs", paragraph: "hp", core: "hc" } as const;
/** Hancom's namespaces of each edition, and those of the standard KS X 6101. */
const BASES = [
  "http://www.hancom.co.kr/hwpml/2011/",
  "http://www.hancom.co.kr/hwpml/2016/",
  "http://www.hancom.co.kr/hwpml/2024/",
  "http://www.owpml.org/owpml/2021/",
  "http://www.owpml.org/owpml/2024/",
];

/** OWPML (KS X 6101), by Hancom's prefixes. */
export const HWPX_NAMESPACES: Namespaces = Object.fromEntries([
  ...BASES.flatMap((base) => Object.entries(PARTS).map(([part, prefix]) => [`${base}${part}`, prefix])),
  ["http://www.idpf.org/2007/opf/", "opf"],
]);
