/**
 * Stands in the built pages, in `robots.txt` and in `sitemap.xml` where the public address of the site belongs. It is not
 * known before a server runs; the server puts it in when it answers.
 */
export const SITE_ADDRESS = "https://site.invalid";
/** List of the app's addresses, written by the build and read by the server: one path to a line, as `/history/:analysisId`. */
export const PAGE_PATHS_FILE = ".page-paths";
