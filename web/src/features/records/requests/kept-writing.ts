const KEY = "geulgyeol.writing.";

/** What this device keeps of a text that is written for a request. */
export interface KeptWriting {
  readonly text: string;
  /** Number of its writing record on this device. */
  readonly recordId: string | null;
  /** Secret of what was handed in. */
  readonly receipt: string | null;
}

const NOTHING: KeptWriting = { text: "", recordId: null, receipt: null };

export function readKept(token: string): KeptWriting {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY + token) ?? "{}") as Partial<KeptWriting>) };
  } catch {
    return NOTHING;
  }
}

/** False if the browser keeps nothing. */
export function keepWriting(token: string, change: Partial<KeptWriting>): boolean {
  try {
    localStorage.setItem(KEY + token, JSON.stringify({ ...readKept(token), ...change }));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the receipt of what was withdrawn; the text stays. */
export function forgetReceipt(receipt: string): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(KEY)) continue;
    const token = key.slice(KEY.length);
    if (readKept(token).receipt === receipt) keepWriting(token, { receipt: null });
  }
}
