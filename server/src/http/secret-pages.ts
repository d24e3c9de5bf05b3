import {
  HAND_IN_PAGE_PATH,
  INVITATION_PAGE_PATH,
  RECEIPT_PAGE_PATH,
  SHARED_PAGE_PATH,
  SHARED_RECORD_PAGE_PATH,
  WRITING_PAGE_PATH,
} from "@geulgyeol/contract";

/** Pages whose address contains the secret of a link. */
const SECRET_PAGES = [
  SHARED_PAGE_PATH,
  SHARED_RECORD_PAGE_PATH,
  HAND_IN_PAGE_PATH,
  WRITING_PAGE_PATH,
  RECEIPT_PAGE_PATH,
  INVITATION_PAGE_PATH,
];

/** Whether a decoded path is of such a page, in any spelling: the app's own router is case-insensitive. */
export function isSecretPage(path: string): boolean {
  return SECRET_PAGES.some((page) => `/${path.toLowerCase()}/`.startsWith(page));
}

/** A decoded path without the secret. */
export function withoutSecret(path: string): string {
  for (const page of SECRET_PAGES) {
    const [before, secret] = path.toLowerCase().split(page, 2);
    if (secret !== undefined) return `${before}${page}…`;
  }
  return path;
}
