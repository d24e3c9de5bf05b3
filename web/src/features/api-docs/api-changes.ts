/** Changes of the API that a program may notice, the newest first. */
export const API_CHANGES: readonly { readonly day: string; readonly text: string }[] = [
  {
    day: "2026-11-26",
    text: "묶음과 웹훅을 프로그램에서 쓸 수 있고, 웹훅을 멈추고 알림을 다시 보낼 수 있고, 시험 키가 생겼어요. 글 하나의 답에 과제의 질문을 뺀 이유(asked)가 생겼어요.",
  },
  { day: "2026-11-24", text: "바쁠 때 503 대신 차례를 기다렸다가 답해요. 오류 TOO_MANY_WAITING(429)이 생겼어요." },
  {
    day: "2026-11-24",
    text: "결과에 certainty, falseAlarm, classProbabilities, isTrial이 생겼어요. 앞서 있던 값은 그대로예요.",
  },
];
