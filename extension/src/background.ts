import { HANDED_TEXT } from "./given-text.ts";
import { readTab } from "./read-tab.ts";

const MENU_ITEM = "read-selection";
/** Pixels of the window in which a selection is read. */
const WINDOW = { width: 480, height: 760 };

chrome.runtime.onInstalled.addListener(() => {
  chrome.contextMenus.create({ id: MENU_ITEM, title: "글결로 읽기", contexts: ["selection"] });
});

chrome.contextMenus.onClicked.addListener(async ({ menuItemId, selectionText = "", frameId }, tab) => {
  if (menuItemId !== MENU_ITEM || tab?.id === undefined) return;
  // The menu's own text has no line breaks. It is used where a page may not be read, such as in the browser's PDF viewer.
  const given = await readTab(tab.id, frameId).catch(() => null);
  const isSelection = given?.source === "selection";
  const text = isSelection ? given : { text: selectionText, source: "selection" as const, title: tab.title ?? "" };
  const key = `${HANDED_TEXT}${crypto.randomUUID()}`;
  // In memory only, until the window has read it.
  await chrome.storage.session.set({ [key]: text });
  await chrome.windows.create({ url: `reading.html?handed=${encodeURIComponent(key)}`, type: "popup", ...WINDOW });
});
