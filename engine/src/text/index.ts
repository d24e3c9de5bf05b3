/** What the built-in editor needs of the text stage. */
export { detectLanguage } from "./detect-language.ts";
export { isCode } from "./is-code.ts";
export { listMarkerLength } from "./list-marker.ts";
export { prepareText } from "./prepare-text.ts";
export { splitSentences } from "./split-sentences.ts";
