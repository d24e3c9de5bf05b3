import { INVITATION_DAYS, type SpaceRole } from "@geulgyeol/contract";
import { SPACE_ROLE_NAMES } from "@geulgyeol/wording";
import type { Mail } from "../../ports/mail.ts";

/**
 * The name of the space is the only text in it that a user chose: it holds no addresses (`DisplayName`), and only verified
 * accounts send it.
 */
export function invitationMail({
  spaceName,
  role,
  url,
}: {
  spaceName: string;
  role: SpaceRole;
  url: string;
}): Omit<Mail, "to"> {
  return {
    subject: "[글결] 학교 공간에 초대받으셨습니다",
    text: [
      "안녕하십니까, 글결입니다.",
      "",
      `‘${spaceName}’ 공간에 ${SPACE_ROLE_NAMES[role]}으로 초대받으셨습니다.`,
      `아래 주소를 열고 로그인하면 함께할 수 있습니다. 주소는 ${INVITATION_DAYS}일 동안 한 번만 쓸 수 있습니다.`,
      url,
      "",
      "모르는 초대라면 이 메일은 지워 주십시오. 아무 일도 일어나지 않습니다.",
    ].join("\n"),
  };
}
