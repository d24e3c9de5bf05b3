import { SCAN_PAGES_MAX } from "@geulgyeol/contract";
import type { PageRange } from "./extract-on-server.ts";

/** As many pages of a scan as are recognised at a time, from the first one on. */
export const SCAN_RANGE: PageRange = { firstPage: 1, lastPage: SCAN_PAGES_MAX };
