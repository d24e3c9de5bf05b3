import { PROVIDERS, type ProviderId } from "@geulgyeol/contract";
import type { Mail } from "../../ports/mail.ts";
import type { Access } from "./settings/access-review.ts";

/** An e-mail without its recipient. */
export type EmailContent = Omit<Mail, "to">;

/**
 * E-mails about accounts, in 합쇼체 like all documents of the service. None contains text chosen by the user, not even the
 * name, since anybody can open an account with another person's address.
 */
function email(subject: string, lines: readonly string[]): EmailContent {
  return { subject: `[글결] ${subject}`, text: ["안녕하십니까, 글결입니다.", "", ...lines].join("\n") };
}

/** @param url address that verifies the mailbox when opened. */
export function verificationEmail(url: string): EmailContent {
  return email("이메일 주소를 확인해 주십시오", [
    "아래 주소를 열면 이메일 확인이 끝납니다. 주소는 한 시간 동안 쓸 수 있습니다.",
    url,
    "",
    "가입한 적이 없다면 이 메일은 지워 주십시오.",
  ]);
}

/** @param url address of the page for the new password. */
export function passwordResetEmail(url: string): EmailContent {
  return email("비밀번호를 다시 정하는 주소입니다", [
    "아래 주소를 열면 새 비밀번호를 정할 수 있습니다. 주소는 한 시간 동안 한 번만 쓸 수 있습니다.",
    url,
    "",
    "요청한 적이 없다면 이 메일은 지워 주십시오. 비밀번호는 바뀌지 않습니다.",
  ]);
}

/** Goes to the new address. */
export function addressChangeEmail(url: string): EmailContent {
  return email("새 이메일 주소를 확인해 주십시오", [
    "글결 계정의 이메일을 이 주소로 바꾸려면 로그인한 브라우저에서 아래 주소를 열어 주십시오.",
    "주소는 한 시간 동안 쓸 수 있습니다.",
    url,
    "",
    "요청한 적이 없다면 이 메일은 지워 주십시오. 아무것도 바뀌지 않습니다.",
  ]);
}

/** Sent to an address that another account has, instead of `addressChangeEmail`. */
export function addressInUseEmail(loginUrl: string): EmailContent {
  return email("이미 쓰고 있는 이메일 주소입니다", [
    "다른 글결 계정에서 이메일을 이 주소로 바꾸려고 했습니다. 이 주소를 쓰는 글결 계정이 이미 있어 바꾸지 않았습니다.",
    "직접 요청했다면 이 주소로 로그인해 주십시오.",
    loginUrl,
    "",
    "요청한 적이 없다면 이 메일은 지워 주십시오. 아무것도 바뀌지 않습니다.",
  ]);
}

/** Sent to the old address, whose owner may not have made the change. */
export function addressChangedEmail(): EmailContent {
  return email("이메일 주소가 바뀌었습니다", [
    "글결 계정의 이메일이 다른 주소로 바뀌었습니다.",
    "직접 바꾸지 않았다면 바로 문의해 주십시오.",
  ]);
}

/** @param access keys and providers with access to the account besides the new password. */
export function passwordChangedEmail({ apiKeys, providers }: Access, settingsUrl: string): EmailContent {
  const parts = [
    ...(apiKeys > 0 ? [`API 키 ${apiKeys}개`] : []),
    ...(providers.length > 0 ? [`연결한 로그인 방법 ${providers.length}개(${namesOf(providers)})`] : []),
  ];
  const remaining =
    parts.length === 0
      ? []
      : [`${parts.join(", ")}는 그대로 쓸 수 있습니다. 모르는 것이 있으면 설정에서 끊어 주십시오.`, settingsUrl];
  return email("비밀번호가 바뀌었습니다", [
    "글결 계정의 비밀번호가 바뀌었고, 다른 기기에서는 로그아웃했습니다.",
    ...remaining,
    "",
    "직접 바꾸지 않았다면 로그인 화면의 ‘비밀번호를 잊었나요?’에서 새 비밀번호를 정해 주십시오.",
  ]);
}

export function providerLinkedEmail(provider: ProviderId, settingsUrl: string): EmailContent {
  return email("로그인 방법이 추가되었습니다", [
    `글결 계정에 ${PROVIDERS[provider].name} 로그인이 연결되었습니다. 이제 ${PROVIDERS[provider].name} 계정으로도 로그인할 수 있습니다.`,
    "직접 연결하지 않았다면 설정에서 연결을 끊고 비밀번호를 바꿔 주십시오.",
    settingsUrl,
  ]);
}

export function providersUnlinkedEmail(providers: readonly ProviderId[], settingsUrl: string): EmailContent {
  return email("로그인 방법의 연결이 끊겼습니다", [
    `글결 계정에서 ${namesOf(providers)} 로그인의 연결이 끊겼습니다.`,
    "직접 끊지 않았다면 비밀번호를 바꾸고 설정을 살펴봐 주십시오.",
    settingsUrl,
  ]);
}

/** @param prefix first characters of the key, which are not secret. */
export function apiKeyCreatedEmail(prefix: string): EmailContent {
  return email("API 키가 만들어졌습니다", [
    `글결 계정에 새 API 키(${prefix}…)가 만들어졌습니다. 키를 가진 프로그램은 회원님의 크레딧으로 글을 분석할 수 있습니다.`,
    "직접 만들지 않았다면 설정에서 바로 폐기하고 비밀번호를 바꿔 주십시오.",
  ]);
}

function namesOf(providers: readonly ProviderId[]): string {
  return providers.map((provider) => PROVIDERS[provider].name).join(", ");
}
