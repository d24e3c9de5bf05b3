import { SHARED_PAGE_PATH } from "@geulgyeol/contract";
import { copyText } from "../../shared/ui/copy-text.ts";

/** The full address of a shared result. */
export function shareLink(token: string): string {
  return `${window.location.origin}${SHARED_PAGE_PATH}${token}`;
}

/** False if the browser does not allow writing to the clipboard. */
export function copyLink(token: string): Promise<boolean> {
  return copyText(shareLink(token));
}
