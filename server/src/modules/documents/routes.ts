import { Readable } from "node:stream";
import { DOCUMENTS_PER_MINUTE, ERRORS, extractDocument } from "@geulgyeol/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "../../app-error.ts";
import { createRateLimit, MINUTE_MS } from "../../http/rate-limits.ts";
import { readUpload, registerUploads, type Upload } from "../../http/read-upload.ts";
import { registerEndpoint, StreamedAnswer } from "../../http/register-endpoint.ts";
import type { ReadDocument, ReadHooks } from "./read-document.ts";
import { toDocumentText } from "./to-document-text.ts";

const NDJSON = "application/x-ndjson";

export interface DocumentRouteParts {
  readonly readDocument: ReadDocument;
  readonly documentsPerMinute?: number;
}

/** Reading a file into the text area: free, and limited by how often. */
export function documentRoutes(app: FastifyInstance, { readDocument, documentsPerMinute }: DocumentRouteParts): void {
  void app.register(async (scope) => {
    await registerUploads(scope);
    const limit = createRateLimit(scope, {
      name: "documents",
      max: documentsPerMinute ?? DOCUMENTS_PER_MINUTE,
      windowMs: MINUTE_MS,
      key: (request) => request.signedIn?.id ?? "nobody",
    });
    registerEndpoint(
      scope,
      extractDocument,
      async ({ input, upload, request, reply }) => {
        const { file } = upload;
        const recognisesScans = input.recognise === "true";
        const signal = signalOf(reply);
        if (request.headers.accept?.includes(NDJSON)) {
          return tellProgress(readDocument, file, { recognisesScans, signal });
        }
        return toDocumentText(await readDocument({ ...file, recognisesScans }, { signal }), file.name);
      },
      { limit, readUpload },
    );
  });
}

/** Ends what a caller asked for when the connection goes before the answer. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => controller.abort());
  return controller.signal;
}

/** A line of JSON for each step, so that a page can show how far the recognition of many pages has come. */
function tellProgress(
  readDocument: ReadDocument,
  file: Upload["file"],
  hooks: ReadHooks & { recognisesScans: boolean },
) {
  const lines = new Readable({ read() {} });
  const write = (line: unknown) => void lines.push(`${JSON.stringify(line)}\n`);
  const { recognisesScans, ...rest } = hooks;
  readDocument({ ...file, recognisesScans }, { ...rest, onProgress: (progress) => write({ progress }) })
    .then((document) => write({ success: true, data: toDocumentText(document, file.name) }))
    .catch((error: unknown) => {
      const code = error instanceof AppError ? error.code : "INTERNAL_ERROR";
      write({ success: false, error: { code, message: ERRORS[code].message } });
    })
    .finally(() => lines.push(null));
  return new StreamedAnswer(NDJSON, lines);
}
