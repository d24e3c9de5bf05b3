import type { Mail } from "../../ports/mail.ts";

interface Addressee {
  readonly name: string;
  readonly email: string;
}

/** Letters speak 합쇼체, as all documents of the service do. */
function letter({ name, email }: Addressee, subject: string, lines: readonly string[]): Mail {
  return { to: email, subject: `[글결] ${subject}`, text: [`${name}님, 안녕하십니까.`, "", ...lines].join("\n") };
}

/** @param url address that proves the mailbox when it is opened. */
export function verificationMail(user: Addressee, url: string): Mail {
  return letter(user, "이메일 주소를 확인해 주십시오", [
    "아래 주소를 열면 이메일 확인이 끝납니다. 주소는 한 시간 동안 쓸 수 있습니다.",
    url,
    "",
    "가입한 적이 없다면 이 메일은 지워 주십시오.",
  ]);
}

/** @param url address of the page that asks for the new password. */
export function passwordResetMail(user: Addressee, url: string): Mail {
  return letter(user, "비밀번호를 다시 정하는 주소입니다", [
    "아래 주소를 열면 새 비밀번호를 정할 수 있습니다. 주소는 한 시간 동안 한 번만 쓸 수 있습니다.",
    url,
    "",
    "요청한 적이 없다면 이 메일은 지워 주십시오. 비밀번호는 바뀌지 않습니다.",
  ]);
}

/** @param user with the new address. */
export function emailChangeMail(user: Addressee, url: string): Mail {
  return letter(user, "새 이메일 주소를 확인해 주십시오", [
    "글결 계정의 이메일을 이 주소로 바꾸려면 로그인한 브라우저에서 아래 주소를 열어 주십시오.",
    "주소는 한 시간 동안 쓸 수 있습니다.",
    url,
    "",
    "요청한 적이 없다면 이 메일은 지워 주십시오. 아무것도 바뀌지 않습니다.",
  ]);
}

/** Goes to the address that is left behind, since only its owner can tell that somebody else did it. */
export function emailChangedMail(user: Addressee): Mail {
  return letter(user, "이메일 주소가 바뀌었습니다", [
    "글결 계정의 이메일이 다른 주소로 바뀌었습니다.",
    "직접 바꾸지 않았다면 바로 문의해 주십시오.",
  ]);
}

export function passwordChangedMail(user: Addressee): Mail {
  return letter(user, "비밀번호가 바뀌었습니다", [
    "글결 계정의 비밀번호가 바뀌었고, 다른 기기에서는 로그아웃했습니다.",
    "직접 바꾸지 않았다면 로그인 화면의 ‘비밀번호를 잊었나요?’에서 새 비밀번호를 정해 주십시오.",
  ]);
}

/** @param prefix first characters of the key, which are no secret. */
export function apiKeyMadeMail(user: Addressee, prefix: string): Mail {
  return letter(user, "API 키가 만들어졌습니다", [
    `글결 계정에 새 API 키(${prefix}…)가 만들어졌습니다. 키를 가진 프로그램은 회원님의 크레딧으로 글을 분석할 수 있습니다.`,
    "직접 만들지 않았다면 설정에서 바로 폐기하고 비밀번호를 바꿔 주십시오.",
  ]);
}
