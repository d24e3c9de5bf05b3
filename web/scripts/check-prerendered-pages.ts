import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const BLOCKED = /<[a-z][^>]*?\s(?:style|on[a-z]+)=[^>]*>/i;

/** The first tag whose inline style or event handler a strict content security policy would refuse, or null. */
export function blockedMarkup(html: string): string | null {
  return BLOCKED.exec(html.replace(SCRIPT, ""))?.[0] ?? null;
}

/**
 * Checks every page of a build folder; throws if one needs 'unsafe-inline' for anything but its hashed scripts. The
 * server hashes the inline scripts itself, page by page, when it starts.
 */
export async function checkPrerenderedPages(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".html"));
  for (const name of names) {
    const found = blockedMarkup(await readFile(join(folder, name), "utf8"));
    if (found) throw new Error(`${name}: the content security policy would block ${found.slice(0, 160)}`);
  }
}
