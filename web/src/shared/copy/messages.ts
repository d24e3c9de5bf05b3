/** Fallback messages. A message from the server, if there is one, has priority. */
export const MESSAGES = {
  analysisFailed: "분석 중 오류가 생겼어요. 잠시 뒤 다시 시도해 주세요.",
  loginFailed: "로그인 중 오류가 생겼어요.",
  signUpFailed: "가입 중 오류가 생겼어요. 잠시 뒤 다시 시도해 주세요.",
  mailFailed: "메일을 보내지 못했어요. 잠시 뒤 다시 시도해 주세요.",
  saveFailed: "저장하지 못했어요. 잠시 뒤 다시 시도해 주세요.",
  /** The server's wording, for errors that are known before a request. */
  paymentNotSetUp: "이 서버에는 결제가 설정되어 있지 않아 Pro를 시작할 수 없어요.",
  feedbackFailed: "의견을 보내지 못했어요. 잠시 뒤 다시 시도해 주세요.",
  textFileUnreadable: "텍스트 파일을 읽지 못했어요.",
  wordFileUnreadable: "Word 문서를 읽지 못했어요.",
  readerRefused: "지원하지 않는 파일 형식이에요. (.txt, .docx, .pdf, .hwp 지원)",
  fileUnreadable: "파일을 읽지 못했어요.",
  fileTooLarge: "파일은 5MB 이하여야 해요.",
  pictureFileTooLarge: "파일은 20MB 이하여야 해요.",
  pdfFailed: "PDF 분석 중 오류가 생겼어요.",
  pdfUnreachable: "PDF 분석에 실패했어요.",
  imageFailed: "이미지 글자를 읽는 중 오류가 생겼어요.",
  imageUnreachable: "이미지 OCR 분석에 실패했어요.",
  loading: "불러오고 있어요",
  offline: "지금은 인터넷에 연결되어 있지 않아요.",
} as const;

/** Fallback messages of editing, which is called by `useEditName`. */
export const editFailed = (name: string) => `${name} 중 오류가 생겼어요.`;
export const editUnreachable = (name: string) => `${name}에 실패했어요.`;
