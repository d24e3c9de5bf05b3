const KEY = "geulgyeol.writing.";

/** What this device keeps of a text that is written for a request. */
export interface KeptWriting {
  readonly text: string;
  /** As typed for handing in. */
  readonly name: string;
  /** Number of its writing record on this device. */
  readonly recordId: string | null;
  /** Secret of what was handed in. */
  readonly receipt: string | null;
  /** The same of what was sent and not answered yet: it may have arrived. */
  readonly sending: string | null;
}

const NOTHING: KeptWriting = { text: "", name: "", recordId: null, receipt: null, sending: null };

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

/** A receipt for what is sent next: 192 random bits, as the server makes them. */
export function newReceipt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** Forgets the receipt of what was withdrawn; the text stays. */
export function forgetReceipt(receipt: string): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(KEY)) continue;
    const token = key.slice(KEY.length);
    if (readKept(token).receipt === receipt) keepWriting(token, { receipt: null });
  }
}
