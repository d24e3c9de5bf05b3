import type { ServerModule } from "../../module.ts";
import { type DocumentRouteParts, documentLimits, documentRoutes } from "./routes.ts";

export type { ReadChoices, ReadDocument, ReadHooks, UploadedFile } from "./read-document.ts";
export { toDocumentText } from "./to-document-text.ts";

export const documentsModule = {
  id: "documents",
  uses: {},
  limits: documentLimits,
  routes: documentRoutes,
} satisfies ServerModule<DocumentRouteParts>;
