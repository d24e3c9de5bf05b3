/** Exports of the text stage for the built-in editor. */
export { detectLanguage } from "./detect-language.ts";
export { isCode } from "./is-code.ts";
export { listMarkerLength } from "./list-marker.ts";
export { prepareText } from "./prepare-text.ts";
export { splitSentences } from "./split-sentences.ts";
