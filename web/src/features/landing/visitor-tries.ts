import { VISITOR_TRIES_PER_DAY } from "@geulgyeol/contract";
import { isoDay } from "@geulgyeol/wording";
import { sha256 } from "../../shared/hash/sha256.ts";

/**
 * How often this browser has judged a visitor's text today. A courtesy limit: it is kept in this browser only, and whoever
 * clears the storage may try again. Nothing is to be protected, since the engine runs on the visitor's machine.
 */
const KEY = "geulgyeol.visitor-tries";

interface Tries {
  /** In Seoul, where credits start anew too. */
  readonly day: string;
  /** Hashes of the texts; the same text may be judged again, for instance after a reload. */
  readonly texts: readonly string[];
}

/** For browsers that store nothing. */
let inMemory: Tries | null = null;

export async function mayTry(text: string): Promise<boolean> {
  const { texts } = triesOfToday();
  return texts.length < VISITOR_TRIES_PER_DAY || texts.includes(await fingerprint(text));
}

export async function countTry(text: string): Promise<void> {
  const hash = await fingerprint(text);
  const { day, texts } = triesOfToday();
  if (texts.includes(hash)) return;
  const counted = { day, texts: [...texts, hash] };
  try {
    localStorage.setItem(KEY, JSON.stringify(counted));
  } catch {
    // Blocked or full: the limit then lasts as long as the page.
    inMemory = counted;
  }
}

export function hasTriesLeft(): boolean {
  return triesOfToday().texts.length < VISITOR_TRIES_PER_DAY;
}

function triesOfToday(): Tries {
  const day = isoDay(new Date().toISOString());
  const tries = stored() ?? inMemory;
  return tries?.day === day ? tries : { day, texts: [] };
}

function stored(): Tries | null {
  try {
    const { day, texts } = JSON.parse(localStorage.getItem(KEY) ?? "null") ?? {};
    return typeof day === "string" && Array.isArray(texts) ? { day, texts } : null;
  } catch {
    return null;
  }
}

/** The text itself is not stored. On pages without the browser's cryptography every text looks new. */
async function fingerprint(text: string): Promise<string> {
  return sha256(text.normalize("NFC").trim()).catch(() => `${Date.now()}`);
}
