/** Controls are on cards; a result is one sheet with sections separated by hairlines. */
export const CARD = "rounded-lg border border-line bg-surface shadow-sheet";
export const SHEET = "rounded-lg border border-line bg-surface shadow-menu";
export const SHEET_SECTION = "border-t border-line px-4.5 py-6 first:border-t-0 sm:px-6 lg:px-8 lg:py-5.5";
export const TEXT_LINK = "font-semibold text-accent underline decoration-1 underline-offset-3 hover:text-accent-hover";
