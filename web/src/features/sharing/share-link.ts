import { SHARED_PAGE_PATH } from "@geulgyeol/contract";

/** The full address of a shared result. */
export function shareLink(token: string): string {
  return `${window.location.origin}${SHARED_PAGE_PATH}${token}`;
}

/** False if the browser does not allow writing to the clipboard. */
export async function copyLink(token: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(shareLink(token));
    return true;
  } catch {
    return false;
  }
}
