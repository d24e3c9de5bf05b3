export type { ReadChoices, ReadDocument, ReadHooks, UploadedFile } from "./read-document.ts";
export { documentRoutes, signalOf } from "./routes.ts";
export { toDocumentText } from "./to-document-text.ts";
