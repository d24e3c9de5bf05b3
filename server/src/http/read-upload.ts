import multipart, { type MultipartFile } from "@fastify/multipart";
import { FILE_NAME_MAX_CHARS, formatOf, PICTURE_FILE_MAX_BYTES } from "@geulgyeol/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";

export interface Upload {
  readonly file: { readonly name: string; readonly bytes: Uint8Array };
  /** The text fields of the form. */
  readonly fields: Readonly<Record<string, string>>;
}

const MAX_FIELDS = 8;
const FIELD_MAX_BYTES = 1_024;
/** Boundaries and headers of the parts. */
const ENVELOPE_BYTES = 16 * 1024;

/** Lets the routes of `app` accept forms with a file; other bodies are rejected there. */
export async function registerUploads(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, {
    limits: { files: 1, fields: MAX_FIELDS, fieldSize: FIELD_MAX_BYTES, fileSize: PICTURE_FILE_MAX_BYTES + 1 },
    throwFileSizeLimit: false,
  });
}

/**
 * Takes the file of a form into memory, never onto the disk, and refuses it as soon as it is of no use. Throws `FILE_MISSING`,
 * `UNSUPPORTED_FILE`, `FILE_TOO_LARGE`, `FILE_TOO_LARGE_20MB`, `UNSUPPORTED_MEDIA_TYPE`, `INVALID_REQUEST`.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  if (Number(request.headers["content-length"] ?? 0) > PICTURE_FILE_MAX_BYTES + ENVELOPE_BYTES) {
    throw new AppError("FILE_TOO_LARGE_20MB");
  }
  const fields: Record<string, string> = {};
  let file: Upload["file"] | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === "file") file = await readFile(part);
      else if (typeof part.value === "string") fields[part.fieldname] = part.value;
    }
  } catch (cause) {
    // A truncated form is an error without a parser code.
    throw cause instanceof AppError ? cause : new AppError("INVALID_REQUEST", { cause });
  }
  if (file === null) throw new AppError("FILE_MISSING");
  return { file, fields };
}

async function readFile(part: MultipartFile): Promise<Upload["file"]> {
  const name = nameOf(part.filename);
  if (name === "") throw new AppError("FILE_MISSING");
  // The reader detects old formats; they are small enough to accept.
  const maxBytes = formatOf(name)?.maxBytes ?? PICTURE_FILE_MAX_BYTES;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) {
      throw new AppError(maxBytes === PICTURE_FILE_MAX_BYTES ? "FILE_TOO_LARGE_20MB" : "FILE_TOO_LARGE");
    }
    chunks.push(chunk);
  }
  return { name, bytes: Buffer.concat(chunks, length) };
}

/** The last segment of a path, without control characters; its extension is kept if a long name is cut. */
function nameOf(filename: string | undefined): string {
  const name = (filename ?? "")
    .replace(/^.*[/\\]/s, "")
    .replace(/[\p{Cc}\p{Surrogate}]/gu, "")
    .normalize("NFC")
    .trim();
  return name.slice(-FILE_NAME_MAX_CHARS);
}
