/** The one error table. A code without a row does not compile; `message` is what a person reads. */
export const ERROR_CODES = [
  "INVALID_JSON",
  "INVALID_REQUEST",
  "INVALID_UNICODE",
  "TEXT_TOO_SHORT",
  "TEXT_TOO_LONG",
  "UNSUPPORTED_LANGUAGE",
  "NOT_JUDGEABLE",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "LOGIN_REQUIRED",
  "INVALID_CREDENTIALS",
  "EMAIL_TAKEN",
  "PASSWORD_TOO_SHORT",
  "PASSWORD_TOO_LONG",
  "CONSENT_REQUIRED",
  "FORBIDDEN_ORIGIN",
  "INSUFFICIENT_CREDITS",
  "PRO_REQUIRED",
  "ALREADY_RATED",
  "NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "IDEMPOTENCY_CONFLICT",
  "RATE_LIMITED",
  "ANALYSIS_FAILED",
  "ANALYSIS_TIMEOUT",
  "SERVER_BUSY",
  "INTERNAL_ERROR",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export interface ErrorRow {
  readonly status: number;
  readonly message: string;
}

export const ERRORS: Readonly<Record<ErrorCode, ErrorRow>> = {
  INVALID_JSON: { status: 400, message: "요청을 읽지 못했어요. JSON 형식인지 확인해 주세요." },
  INVALID_REQUEST: { status: 400, message: "요청 내용이 올바르지 않아요." },
  INVALID_UNICODE: { status: 400, message: "글에 깨진 글자가 있어요. 다시 복사해서 붙여 넣어 주세요." },
  TEXT_TOO_SHORT: { status: 400, message: "글은 50자 이상이어야 해요." },
  TEXT_TOO_LONG: { status: 400, message: "10,000자까지 넣을 수 있어요." },
  UNSUPPORTED_LANGUAGE: { status: 422, message: "한국어와 영어 글만 판단할 수 있어요. 크레딧은 줄지 않았어요." },
  NOT_JUDGEABLE: { status: 422, message: "판단할 수 있는 문장이 없어요. 크레딧은 줄지 않았어요." },
  PAYLOAD_TOO_LARGE: { status: 413, message: "보낸 내용이 너무 커요." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: "지원하지 않는 형식의 요청이에요." },
  LOGIN_REQUIRED: { status: 401, message: "로그인이 필요해요." },
  INVALID_CREDENTIALS: { status: 401, message: "이메일이나 비밀번호가 맞지 않아요." },
  EMAIL_TAKEN: { status: 422, message: "이미 가입한 이메일이에요. 로그인해 주세요." },
  PASSWORD_TOO_SHORT: { status: 400, message: "비밀번호는 8자 이상이어야 해요." },
  PASSWORD_TOO_LONG: { status: 400, message: "비밀번호는 128자까지 쓸 수 있어요." },
  CONSENT_REQUIRED: { status: 400, message: "이용약관과 개인정보 처리에 동의하고 만 14세 이상인지 확인해 주세요." },
  FORBIDDEN_ORIGIN: { status: 403, message: "허용되지 않은 곳에서 보낸 요청이에요." },
  INSUFFICIENT_CREDITS: { status: 402, message: "크레딧이 부족해요." },
  PRO_REQUIRED: { status: 403, message: "Pro 요금제에서 쓸 수 있어요." },
  ALREADY_RATED: { status: 409, message: "이미 의견을 남긴 분석이에요." },
  NOT_FOUND: { status: 404, message: "찾을 수 없어요." },
  METHOD_NOT_ALLOWED: { status: 405, message: "이 주소에서 쓸 수 없는 방식이에요." },
  IDEMPOTENCY_CONFLICT: { status: 409, message: "같은 요청 키로 다른 내용을 보냈어요." },
  RATE_LIMITED: { status: 429, message: "요청이 너무 잦아요. 잠시 뒤 다시 시도해 주세요." },
  ANALYSIS_FAILED: { status: 500, message: "분석 중 오류가 생겼어요. 잠시 뒤 다시 시도해 주세요." },
  ANALYSIS_TIMEOUT: { status: 504, message: "분석이 너무 오래 걸려 멈췄어요. 크레딧은 줄지 않았어요." },
  SERVER_BUSY: { status: 503, message: "지금 요청이 많아요. 잠시 뒤 다시 시도해 주세요." },
  INTERNAL_ERROR: { status: 500, message: "서버에 문제가 생겼어요. 잠시 뒤 다시 시도해 주세요." },
};
