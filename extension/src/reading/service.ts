/** Address of the whole service, set when the extension is built. */
export const SERVICE_URL: string = import.meta.env.SERVICE_URL;

/** Opens a page of the service in a tab. The text is never part of the address. */
export function openService(path: string): void {
  void chrome.tabs.create({ url: new URL(path, SERVICE_URL).href });
}
