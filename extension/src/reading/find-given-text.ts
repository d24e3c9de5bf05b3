import { type GivenText, HANDED_TEXT } from "../given-text.ts";
import { readTab } from "../read-tab.ts";

/**
 * The text to read: the selection that was handed to this window, or what the tab shows over which the popup opened. Null if
 * the browser lets nobody read that page. `search`: the query of this page's address.
 */
export async function findGivenText(search: string): Promise<GivenText | null> {
  const query = new URLSearchParams(search);
  const key = query.get("handed");
  if (key?.startsWith(HANDED_TEXT)) return takeHanded(key);
  const tabId = Number(query.get("tab")) || (await activeTab());
  if (tabId === null) return null;
  return readTab(tabId).catch(() => null);
}

async function takeHanded(key: string): Promise<GivenText | null> {
  const { [key]: given } = await chrome.storage.session.get<Record<string, GivenText>>(key);
  return given ?? null;
}

async function activeTab(): Promise<number | null> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  return tab?.id ?? null;
}
