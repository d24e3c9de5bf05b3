/** Errors of schools' spaces. */
export const SPACE_ERROR_CODES = [
  "SPACE_ROLE_REQUIRED",
  "SPACE_NEEDS_OWNER",
  "SPACE_ALREADY_MEMBER",
  "SPACE_FULL",
  "TOO_MANY_SPACES",
  "SPACE_NAME_MISMATCH",
  "INVOICE_OPEN",
  "INVOICE_DETAILS",
] as const;

export const SPACE_ERRORS: Readonly<
  Record<(typeof SPACE_ERROR_CODES)[number], { readonly status: number; readonly message: string }>
> = {
  SPACE_ROLE_REQUIRED: { status: 403, message: "이 공간에서 맡은 역할로는 할 수 없는 일이에요." },
  SPACE_NEEDS_OWNER: {
    status: 409,
    message:
      "학교 공간에는 운영하는 사람이 한 명은 있어야 해요. 다른 구성원을 운영으로 정하거나 공간을 먼저 지워 주세요.",
  },
  SPACE_ALREADY_MEMBER: { status: 409, message: "이미 이 공간에 있거나 초대한 사람이에요." },
  SPACE_FULL: { status: 409, message: "한 공간에는 200명까지 있을 수 있어요. 떠난 사람을 먼저 빼 주세요." },
  TOO_MANY_SPACES: { status: 409, message: "학교 공간은 10개까지 만들 수 있어요. 쓰지 않는 공간을 먼저 지워 주세요." },
  SPACE_NAME_MISMATCH: { status: 400, message: "적은 이름이 공간의 이름과 달라 지우지 않았어요." },
  INVOICE_OPEN: { status: 409, message: "먼저 요청한 청구서를 확인하고 있어요. 그것을 거둔 뒤에 다시 요청해 주세요." },
  INVOICE_DETAILS: {
    status: 400,
    message: "사업자등록번호 열 자리와 상호, 대표자, 주소, 이메일을 확인해 주세요.",
  },
};
