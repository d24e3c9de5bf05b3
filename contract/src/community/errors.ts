/** The community's part of the error table. */
export const COMMUNITY_ERROR_CODES = [
  "TITLE_EMPTY",
  "TITLE_TOO_LONG",
  "POST_EMPTY",
  "POST_TOO_LONG",
  "COMMENT_EMPTY",
  "COMMENT_TOO_LONG",
  "TOO_MANY_LINKS",
  "REPLY_TOO_DEEP",
  "POST_HIDDEN",
  "NICKNAME_REQUIRED",
  "NICKNAME_NOT_ALLOWED",
  "NICKNAME_TAKEN",
  "OWN_CONTENT",
  "ALREADY_REPORTED",
  "REPORT_DETAIL_REQUIRED",
  "REPORT_DETAIL_TOO_LONG",
  "MODERATION_REASON_REQUIRED",
  "MODERATION_REASON_TOO_LONG",
  "ALREADY_DECIDED",
] as const;

export const COMMUNITY_ERRORS: Readonly<
  Record<(typeof COMMUNITY_ERROR_CODES)[number], { readonly status: number; readonly message: string }>
> = {
  TITLE_EMPTY: { status: 400, message: "제목을 적어 주세요." },
  TITLE_TOO_LONG: { status: 400, message: "제목은 80자까지 쓸 수 있어요." },
  POST_EMPTY: { status: 400, message: "글을 적어 주세요." },
  POST_TOO_LONG: { status: 400, message: "글은 10,000자까지 쓸 수 있어요." },
  COMMENT_EMPTY: { status: 400, message: "댓글을 적어 주세요." },
  COMMENT_TOO_LONG: { status: 400, message: "댓글은 2,000자까지 쓸 수 있어요." },
  TOO_MANY_LINKS: {
    status: 400,
    message: "링크가 너무 많아요. 가입 첫 주에는 1개, 그 뒤에는 10개까지 넣을 수 있어요.",
  },
  REPLY_TOO_DEEP: { status: 400, message: "답글에는 다시 답글을 달 수 없어요." },
  POST_HIDDEN: { status: 409, message: "운영자가 숨긴 글에는 댓글을 쓸 수 없어요." },
  NICKNAME_REQUIRED: { status: 409, message: "커뮤니티에서 쓸 별명을 먼저 정해 주세요." },
  NICKNAME_NOT_ALLOWED: {
    status: 400,
    message: "쓸 수 없는 별명이에요. 한글, 영문, 숫자, 밑줄로 2자에서 16자까지 지어 주세요.",
  },
  NICKNAME_TAKEN: { status: 409, message: "다른 사람이 쓰고 있는 별명이에요." },
  OWN_CONTENT: { status: 409, message: "내가 쓴 것은 신고할 수 없어요. 고치거나 지울 수 있어요." },
  ALREADY_REPORTED: { status: 409, message: "이미 신고했어요. 운영자가 확인할게요." },
  REPORT_DETAIL_REQUIRED: { status: 400, message: "어떤 점이 문제인지 적어 주세요." },
  REPORT_DETAIL_TOO_LONG: { status: 400, message: "설명은 500자까지 적을 수 있어요." },
  MODERATION_REASON_REQUIRED: { status: 400, message: "이유를 적어 주세요. 글쓴이에게 보여요." },
  MODERATION_REASON_TOO_LONG: { status: 400, message: "이유는 500자까지 적을 수 있어요." },
  ALREADY_DECIDED: { status: 409, message: "이미 처리된 항목이에요." },
};
