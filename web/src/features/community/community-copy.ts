import type { ModerationAction, PostCategory, PostSort, ReportReason } from "@geulgyeol/contract";

export const CATEGORY_NAMES: Readonly<Record<PostCategory, string>> = {
  question: "질문",
  tip: "팁",
  result: "결과",
  free: "자유",
};

export const SORT_NAMES: Readonly<Record<PostSort, string>> = {
  new: "최신순",
  popular: "도움순",
  comments: "댓글순",
};

export const REPORT_REASONS: Readonly<Record<ReportReason, string>> = {
  advertising: "광고나 도배예요",
  abuse: "욕설이나 혐오 표현이 있어요",
  privacy: "개인 정보가 드러나 있어요",
  "false-information": "사실과 다른 내용이에요",
  other: "다른 이유가 있어요",
};

export const ACTION_NAMES: Readonly<Record<ModerationAction, string>> = {
  hide: "숨김",
  restore: "되살림",
  dismiss: "신고 닫음",
};

export const FAILED = {
  load: "불러오지 못했어요.",
  write: "올리지 못했어요. 쓴 글은 그대로 있어요. 잠시 뒤 다시 시도해 주세요.",
  change: "바꾸지 못했어요. 잠시 뒤 다시 시도해 주세요.",
  remove: "지우지 못했어요. 잠시 뒤 다시 시도해 주세요.",
  report: "신고하지 못했어요. 잠시 뒤 다시 시도해 주세요.",
} as const;
