import { Readable } from "node:stream";
import { DOCUMENTS_PER_MINUTE, ERRORS, extractDocument } from "@geulgyeol/contract";
import type { RecognisedPageText } from "@geulgyeol/documents";
import type { FastifyInstance } from "fastify";
import { knownError } from "../../http/known-error.ts";
import { LINES_TYPE, signalOf } from "../../http/line-stream.ts";
import { createRateLimit, MINUTE_MS } from "../../http/rate-limits.ts";
import { readUpload, registerUploads } from "../../http/read-upload.ts";
import { registerEndpoint, StreamedAnswer } from "../../http/register-endpoint.ts";
import type { ReadDocument } from "./read-document.ts";
import { cleanText, toDocumentText } from "./to-document-text.ts";

export const documentLimits = { documentsPerMinute: DOCUMENTS_PER_MINUTE };

export interface DocumentRouteParts {
  readonly readDocument: ReadDocument;
  readonly limits: typeof documentLimits;
}

/** Reads a file into the text area, free of charge and rate-limited. */
export function documentRoutes(app: FastifyInstance, { readDocument, limits }: DocumentRouteParts): void {
  void app.register(async (scope) => {
    await registerUploads(scope);
    const limit = createRateLimit(scope, {
      name: "documents",
      max: limits.documentsPerMinute,
      windowMs: MINUTE_MS,
      key: (request) => request.signedIn?.id ?? "nobody",
    });
    registerEndpoint(
      scope,
      extractDocument,
      async ({ input, upload, user, request, reply }) => {
        const { recognise, language, firstPage, lastPage, facts } = input;
        const asked = {
          ...upload.file,
          userId: user.id,
          language,
          recognisesScans: recognise === "true",
          ...(facts === "true" && { readsFacts: true }),
          ...(firstPage !== undefined && { firstPage }),
          ...(lastPage !== undefined && { lastPage }),
        };
        const signal = signalOf(reply);
        if (request.headers.accept?.includes(LINES_TYPE)) return streamProgress(readDocument, asked, signal);
        return toDocumentText(await readDocument(asked, { signal }), asked.name);
      },
      { limit, readUpload },
    );
  });
}

/** Streams one line of JSON per step, so that the page can show the progress of recognition. */
function streamProgress(readDocument: ReadDocument, file: Parameters<ReadDocument>[0], signal: AbortSignal) {
  const lines = new Readable({ read() {} });
  const write = (line: unknown) => void lines.push(`${JSON.stringify(line)}\n`);
  const onProgress = (progress: number) => write({ progress });
  const onPage = (page: RecognisedPageText) => write({ page: { ...page, text: cleanText(page.text) } });
  readDocument(file, { signal, onProgress, onPage })
    .then((document) => write({ success: true, data: toDocumentText(document, file.name) }))
    .catch((error: unknown) => {
      const { code, data } = knownError(error);
      write({ success: false, error: { code, message: ERRORS[code].message }, ...(data !== undefined && { data }) });
    })
    .finally(() => lines.push(null));
  return new StreamedAnswer(LINES_TYPE, lines);
}
