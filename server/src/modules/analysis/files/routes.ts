import {
  analyseDocument,
  analyseImage,
  analysePdf,
  DOCUMENTS_PER_MINUTE,
  type DocumentText,
  formatOf,
  type OCR_LANGUAGES,
} from "@geulgyeol/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../../app-error.ts";
import { createRateLimit, MINUTE_MS, userKey } from "../../../http/rate-limits.ts";
import { readUpload, registerUploads, type Upload } from "../../../http/read-upload.ts";
import { registerEndpoint } from "../../../http/register-endpoint.ts";
import { signalOf } from "../../documents/index.ts";
import { requestKeyOf } from "../routes.ts";
import { type AnalyseFileParts, analyseFile } from "./analyse-file.ts";

/** Analyses of files: one endpoint for each family, as pages send them there. */
export function fileAnalysisRoutes(
  app: FastifyInstance,
  parts: AnalyseFileParts & { readonly documentsPerMinute?: number },
): void {
  void app.register(async (scope) => {
    await registerUploads(scope);
    const limit = createRateLimit(scope, {
      name: "file-analysis",
      max: parts.documentsPerMinute ?? DOCUMENTS_PER_MINUTE,
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
      { limit, readUpload: take("pdf") },
    );
    registerEndpoint(
      scope,
      analyseDocument,
      async ({ upload, user, request, reply }) => {
        const { result, document } = await analyse(upload, user.id, request, signalOf(reply));
        return { ...result, document };
      },
      { limit, readUpload: take("hwp", "hwpx", "odt", "docx") },
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
      { limit, readUpload: take("image") },
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

/** Refuses the files that belong to another endpoint, or to none. */
function take(...kinds: readonly DocumentText["kind"][]) {
  return async (request: FastifyRequest): Promise<Upload> => {
    const upload = await readUpload(request);
    const format = formatOf(upload.file.name);
    // The reader tells old formats apart, and says so.
    if (format !== null && !kinds.includes(format.kind)) throw new AppError("UNSUPPORTED_FILE");
    return upload;
  };
}
