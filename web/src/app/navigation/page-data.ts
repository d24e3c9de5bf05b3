import { useLocation, useMatches } from "react-router";

/** Id of the element in the HTML of a page that holds the data of its loader. */
export const PAGE_DATA_ID = "page-data";

const known = new Map<string, unknown>();

/** Path without a slash at its end, as pages are known by. */
function keyOf(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, "");
}

/** Whether the data of a page were read. */
export function hasPageData(pathname: string): boolean {
  return known.has(keyOf(pathname));
}

/** Reads the data of a page from its HTML: the document if it shows that page, else the server's copy. Throws when there are none. */
export async function loadPageData(pathname: string, shown: Document | null): Promise<void> {
  const key = keyOf(pathname);
  const found = dataIn(shown ?? new DOMParser().parseFromString(await htmlOf(key), "text/html"));
  if (found === null) throw new Error(`${key} has no data.`);
  known.set(key, found);
}

async function htmlOf(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.text();
}

function dataIn(page: Document): unknown {
  const text = page.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** What the build's loader of the innermost route returned. Only while the HTML is being written. */
export function useBuiltData(): unknown {
  return useMatches().at(-1)?.loaderData;
}

function useReadData(): unknown {
  return known.get(keyOf(useLocation().pathname));
}

/** The data that the page's loader made during the build. */
export const usePageData: <Loader extends () => unknown>() => ReturnType<Loader> = (
  import.meta.env.SSR ? useBuiltData : useReadData
) as never;
