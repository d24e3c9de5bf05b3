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
