import { newReceiptNumber } from "@geulgyeol/contract";
import type { Content } from "./use-hand-in.ts";

/** What a tab keeps of a form until it is handed in: it outlasts a reload, and goes with the tab on a shared computer. */
export interface KeptHandIn {
  readonly number: string;
  readonly name: string;
  readonly text: string;
  readonly source: Content["source"];
  /** Under which it is sent, also again. */
  readonly receipt: string;
}

const KEY = "geulgyeol.hand-in.";

export function readHandIn(token: string): KeptHandIn {
  const nothing = { number: "", name: "", text: "", source: { kind: "paste" }, receipt: newReceiptNumber() } as const;
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(KEY + token) ?? "{}") as Partial<KeptHandIn>) };
  } catch {
    return nothing;
  }
}

/** A browser that keeps nothing is no reason to stop. */
export function keepHandIn(token: string, kept: KeptHandIn): void {
  try {
    sessionStorage.setItem(KEY + token, JSON.stringify(kept));
  } catch {}
}

export function forgetHandIn(token: string): void {
  try {
    sessionStorage.removeItem(KEY + token);
  } catch {}
}
