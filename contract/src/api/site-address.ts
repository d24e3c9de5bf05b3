/**
 * Placeholder for the site's public address in built pages, `robots.txt` and `sitemap.xml`. The address is known only
 * at run time; the server inserts it into responses.
 */
export const SITE_ADDRESS = "https://site.invalid";
/** Address of a shared result, followed by the link's secret. */
export const SHARED_PAGE_PATH = "/shared/";
/** Segment of a built page's address that stands for any one: `/shared/_` is the page of every shared result. */
export const ANY_SEGMENT = "_";
/**
 * List of the app's addresses, written by the build and read by the server: one path per line, such as
 * `/history/:analysisId`.
 */
export const PAGE_PATHS_FILE = ".page-paths";

/**
 * Whether an address is a page of this site, however browsers and redirects write it out: they take `\` for a slash, leave
 * tabs and line breaks out, and make `//` of `/.//`, which begins the name of another site.
 */
export function isSitePath(path: string): boolean {
  if (!path.startsWith("/") || !URL.canParse(path, SITE_ADDRESS)) return false;
  const { origin, pathname } = new URL(path, SITE_ADDRESS);
  return origin === SITE_ADDRESS && !pathname.startsWith("//");
}
