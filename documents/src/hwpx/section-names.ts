import type { Archive } from "../archive/open-archive.ts";

const SECTION = /^Contents\/section(\d{1,6})\.xml$/i;

/** The parts with the body, in order. */
export function sectionNames(archive: Archive): string[] {
  const number = (name: string) => Number(SECTION.exec(name)?.[1]);
  return archive.names.filter((name) => SECTION.test(name)).sort((one, other) => number(one) - number(other));
}
