import {
  analyseDocument,
  analyseImage,
  analysePdf,
  DOCUMENTS_PER_MINUTE,
  type OCR_LANGUAGES,
  unsupportedFileMessage,
} from "@geulgyeol/contract";
import { extensionOf, OLD_EXTENSIONS } from "@geulgyeol/documents/formats";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../../app-error.ts";
import { signalOf } from "../../../http/line-stream.ts";
import { createRateLimit, MINUTE_MS, userKey } from "../../../http/rate-limits.ts";
import { readUpload, registerUploads, type Upload } from "../../../http/read-upload.ts";
import { registerEndpoint } from "../../../http/register-endpoint.ts";
import { requestKeyOf } from "../routes.ts";
import { type AnalyseFileParts, analyseFile } from "./analyse-file.ts";

export const fileAnalysisLimits = { documentsPerMinute: DOCUMENTS_PER_MINUTE };

export interface FileAnalysisParts extends AnalyseFileParts {
  readonly limits: typeof fileAnalysisLimits;
}

/** Analyses of files: one endpoint for each family of formats. */
export function fileAnalysisRoutes(app: FastifyInstance, parts: FileAnalysisParts): void {
  void app.register(async (scope) => {
    await registerUploads(scope);
    const limit = createRateLimit(scope, {
      name: "file-analysis",
      max: parts.limits.documentsPerMinute,
      windowMs: MINUTE_MS,
      key: userKey,
    });
    registerEndpoint(
      scope,
      analysePdf,
      async ({ upload, user, request, reply }) => {
        const { result, document } = await analyse(upload, user.id, request, signalOf(reply));
        return { ...result, document, pdfMetadata: { numPages: document.pages ?? 1 } };
      },
      { limit, readUpload: take(analysePdf) },
    );
    registerEndpoint(
      scope,
      analyseDocument,
      async ({ upload, user, request, reply }) => {
        const { result, document } = await analyse(upload, user.id, request, signalOf(reply));
        return { ...result, document };
      },
      { limit, readUpload: take(analyseDocument) },
    );
    registerEndpoint(
      scope,
      analyseImage,
      async ({ input, upload, user, request, reply }) => {
        const start = performance.now();
        const { result, document } = await analyse(upload, user.id, request, signalOf(reply), input.language);
        const { ocr } = document;
        if (ocr === undefined) throw new Error("a picture was read without recognition");
        const { confidence, language, processingTime, extractedText } = ocr;
        const analysis = { ...result, ocrMetadata: { confidence, language, processingTime, extractedText } };
        const totalProcessingTime = performance.now() - start;
        return { ocr, analysis, analysisId: result.analysisId, totalProcessingTime };
      },
      { limit, readUpload: take(analyseImage) },
    );
  });

  const analyse = (
    { file }: Upload,
    userId: string,
    request: FastifyRequest,
    signal: AbortSignal,
    language?: (typeof OCR_LANGUAGES)[number],
  ) => analyseFile(parts, { userId, file, signal, requestKey: requestKeyOf(request), ...(language && { language }) });
}

/** Rejects files that belong to another endpoint, or to none, and names the accepted ones. */
function take({ takesFile = [] }: { readonly takesFile?: readonly string[] }) {
  return async (request: FastifyRequest): Promise<Upload> => {
    const upload = await readUpload(request);
    const ending = extensionOf(upload.file.name);
    // The reader advises saving an old document in a format accepted here.
    const isAdvised = takesFile.includes("docx") && OLD_EXTENSIONS.includes(ending);
    if (!takesFile.includes(ending) && !isAdvised) {
      throw new AppError("UNSUPPORTED_FILE", { sentence: unsupportedFileMessage(takesFile) });
    }
    return upload;
  };
}
