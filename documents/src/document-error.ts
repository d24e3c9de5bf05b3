import { NAMED_EXTENSIONS } from "./formats.ts";

/** Why a file was not read, worded for the user. The server's error table repeats these messages. */
export const DOCUMENT_ERROR_MESSAGES = {
  UNSUPPORTED_FILE: `지원하지 않는 파일이에요. ${NAMED_EXTENSIONS.map((one) => `.${one}`).join(", ")} 파일을 올려 주세요.`,
  FILE_OLD_FORMAT: "오래된 형식의 파일이에요. 문서 프로그램에서 .docx나 .hwp(5.0 이상)로 다시 저장해 주세요.",
  FILE_MISMATCH: "파일의 내용이 확장자와 달라요. 원래 형식의 파일을 올려 주세요.",
  FILE_TOO_LARGE: "파일은 5MB 이하여야 해요.",
  FILE_EMPTY: "파일에 읽을 글이 없어요.",
  FILE_ENCRYPTED: "암호가 걸린 파일이에요. 암호를 푼 뒤 다시 올려 주세요.",
  FILE_RESTRICTED: "배포용 문서라서 내용을 꺼낼 수 없어요. 일반 문서로 저장한 파일을 올려 주세요.",
  FILE_BROKEN: "파일이 손상되어 읽지 못했어요. 파일을 열어 다시 저장해 주세요.",
  FILE_TOO_MANY_PAGES: "300쪽까지 읽을 수 있어요. 분석할 쪽만 따로 저장해 주세요.",
  PDF_SCANNED: "글자가 없는 스캔 PDF예요. 그림에서 글자를 읽어 낼 수 있어요.",
  IMAGE_TOO_LARGE: "이미지는 4천만 화소 이하여야 해요. 크기를 줄여 다시 올려 주세요.",
  OCR_NO_TEXT: "이미지에서 글자를 찾지 못했어요. 더 크고 선명한 이미지를 올려 주세요.",
  FILE_TOO_COMPLEX: "파일의 구조가 너무 크거나 복잡해서 읽지 않았어요. 글 부분만 옮겨 저장해 주세요.",
} as const;

export type DocumentErrorCode = keyof typeof DOCUMENT_ERROR_MESSAGES;

/** The only error that readers throw. `message` is for users; `detail` is for logs and contains no text of the file. */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode;
  readonly detail: string;
  /** For a scan: number of pages to recognise. */
  readonly pages: number | undefined;

  constructor(
    code: DocumentErrorCode,
    detail = "",
    { message, cause, pages }: { message?: string; cause?: unknown; pages?: number } = {},
  ) {
    super(message ?? DOCUMENT_ERROR_MESSAGES[code], cause === undefined ? undefined : { cause });
    this.name = "DocumentError";
    this.code = code;
    this.detail = detail;
    this.pages = pages;
  }
}
