import type { Mail } from "../../ports/mail.ts";

/** @param url address that proves the mailbox when it is opened. */
export function verificationMail(user: { name: string; email: string }, url: string): Mail {
  return {
    to: user.email,
    subject: "[글결] 이메일 주소를 확인해 주세요",
    text: [
      `${user.name}님, 글결에 오신 것을 환영해요.`,
      "",
      "아래 주소를 열면 이메일 확인이 끝나요. 주소는 한 시간 동안 쓸 수 있어요.",
      url,
      "",
      "가입한 적이 없다면 이 메일은 지워 주세요.",
    ].join("\n"),
  };
}
