import { type GivenText, PAGE_READER_FILE } from "./given-text.ts";

/** Reads a tab that the user just pointed at. Rejects where the browser allows no extension, such as in its settings. */
export async function readTab(tabId: number, frameId?: number): Promise<GivenText> {
  const target = { tabId, ...(frameId !== undefined && { frameIds: [frameId] }) };
  const [answer] = await chrome.scripting.executeScript<[], GivenText>({ target, files: [PAGE_READER_FILE] });
  if (!answer?.result) throw new Error("The page gave no answer.");
  return answer.result;
}
