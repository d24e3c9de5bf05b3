/** From here on a text may hold several answers, or be too long: its tools are fetched. */
export const TOOLS_MIN_CHARS = 200;
