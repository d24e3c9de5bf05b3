import { SHARED_PAGE_PATH } from "@geulgyeol/contract";

/** The whole address of a shared result, as it is sent to somebody. */
export function shareLink(token: string): string {
  return `${window.location.origin}${SHARED_PAGE_PATH}${token}`;
}

/** False where the browser does not let a page write to the clipboard. */
export async function copyLink(token: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(shareLink(token));
    return true;
  } catch {
    return false;
  }
}
