/** Fallback sentences. A message from the server, when there is one, is shown as it is. */
export const MESSAGES = {
  analysisFailed: "분석 중 오류가 생겼어요. 잠시 뒤 다시 시도해 주세요.",
  loginFailed: "로그인 중 오류가 생겼어요.",
  signUpFailed: "가입 중 오류가 생겼어요. 잠시 뒤 다시 시도해 주세요.",
  mailFailed: "메일을 보내지 못했어요. 잠시 뒤 다시 시도해 주세요.",
  saveFailed: "저장하지 못했어요. 잠시 뒤 다시 시도해 주세요.",
  feedbackFailed: "의견을 보내지 못했어요. 잠시 뒤 다시 시도해 주세요.",
  editFailed: "AI 편집 중 오류가 생겼어요.",
  editUnreachable: "AI 편집에 실패했어요.",
  textFileUnreadable: "텍스트 파일을 읽지 못했어요.",
  wordFileUnreadable: "워드 문서를 읽지 못했어요.",
  fileUnreadable: "파일을 읽지 못했어요.",
  fileTooLarge: "파일은 5MB 이하여야 해요.",
  loading: "불러오고 있어요",
} as const;
