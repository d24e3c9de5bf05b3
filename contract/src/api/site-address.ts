/**
 * Placeholder for the site's public address in built pages, `robots.txt` and `sitemap.xml`. The address is known only
 * at run time; the server inserts it into responses.
 */
export const SITE_ADDRESS = "https://site.invalid";
/**
 * List of the app's addresses, written by the build and read by the server: one path per line, such as
 * `/history/:analysisId`.
 */
export const PAGE_PATHS_FILE = ".page-paths";
