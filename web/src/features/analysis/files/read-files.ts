// What is fetched when the first file is read.
export { readFileText } from "./file-readers.ts";
export { textOfPages } from "./recognised-pages.ts";
