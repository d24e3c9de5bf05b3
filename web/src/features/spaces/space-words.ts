import type {
  SpaceAction,
  SpaceLogEntry,
  SpacePosition,
  SpaceRetention,
  SpaceRight,
  SpaceRole,
} from "@geulgyeol/contract";
import { formatCount, formatCredits, SPACE_ROLE_NAMES } from "@geulgyeol/wording";

export const RETENTION_NAMES: Readonly<Record<SpaceRetention, string>> = {
  "term-end": "학기 말까지",
  "30-days": "30일까지",
  class: "반마다 정하기",
};

export const RETENTION_HELP: Readonly<Record<SpaceRetention, string>> = {
  "term-end": "모든 글은 8월 말이나 2월 말까지만 보관해요.",
  "30-days": "모든 글은 낸 날부터 30일까지만 보관해요.",
  class: "반을 만든 선생님이 보관하는 기간을 정해요.",
};

export const POSITION_NAMES: Readonly<Record<SpacePosition, string>> = {
  owner: SPACE_ROLE_NAMES.owner,
  lead: "담당 선생님",
  teacher: "다른 선생님",
  billing: SPACE_ROLE_NAMES.billing,
};

export const ROLE_HELP: Readonly<Record<SpaceRole, string>> = {
  owner: "구성원과 보관, 크레딧을 모두 돌봐요.",
  teacher: "반을 만들고 과제를 내고 글을 살펴봐요.",
  billing: "크레딧을 사고 청구서를 봐요. 글은 보지 않아요.",
};

/** What the rows of the table of rights are called. */
export const ACTION_NAMES: Readonly<Record<SpaceAction, string>> = {
  seeSpace: "구성원과 남은 크레딧 보기",
  makeClasses: "반을 만들고 과제 내기",
  readTexts: "학생의 글과 결과 보기",
  deleteTexts: "글 지우기, 내보내기",
  moveClasses: "담당 선생님 바꾸기",
  changeMembers: "구성원과 역할 바꾸기",
  buyCredits: "크레딧 사기, 청구서 보기",
  readLog: "한 일 보기",
  changeSpace: "이름과 보관 기간 정하기",
  exportSpace: "공간 전체 내려받기",
  deleteSpace: "공간 지우기",
  leaveSpace: "공간에서 나가기",
};

export const RIGHT_WORDS: Readonly<Record<Exclude<SpaceRight, "all" | "none">, string>> = {
  invited: "초대받은 반만",
  own: "자기 것만",
  ownClasses: "자기 반만",
};

/** One entry of the log, as a sentence without its subject. */
type Told = Pick<SpaceLogEntry, "action" | "subject" | "whom" | "amount">;

export function saidOf({ action, subject, whom, amount }: Told): string {
  const of = subject ?? "";
  const person = whom ?? subject ?? "탈퇴한 구성원";
  const texts = `${formatCount(amount ?? 0)}편`;
  switch (action) {
    case "space-created":
      return "공간을 만들었어요.";
    case "space-renamed":
      return `이름을 바꿨어요. 새 이름: ${of}`;
    case "retention-changed":
      return `보관을 ‘${RETENTION_NAMES[of as SpaceRetention] ?? of}’로 정했어요.`;
    case "space-exported":
      return "공간의 자료를 내려받았어요.";
    case "member-invited":
      return `${subject ?? "탈퇴한 사람"} 님을 초대했어요.`;
    case "invitation-withdrawn":
      return `${subject ?? "탈퇴한 사람"} 님의 초대를 거뒀어요.`;
    case "invitation-declined":
      return "초대를 거절했어요.";
    case "member-joined":
      return "초대를 받아들였어요.";
    case "made-owner":
    case "made-teacher":
    case "made-billing":
      return `역할을 바꿨어요. ${person} 님은 이제 ${SPACE_ROLE_NAMES[ROLES_GIVEN[action]]}이에요.`;
    case "member-removed":
      return `${person} 님을 뺐어요.`;
    case "member-left":
      return "공간에서 나갔어요.";
    case "credits-bought":
      return `${formatCredits(amount ?? 0)}을 카드로 샀어요.`;
    case "invoice-requested":
      return `${formatCredits(amount ?? 0)} 청구서를 요청했어요.`;
    case "invoice-cancelled":
      return "청구서 요청을 거뒀어요.";
    case "invoice-confirmed":
      return `청구서를 확인하고 ${formatCredits(amount ?? 0)}을 더했어요.`;
    case "class-created":
      return `‘${of}’ 반을 만들었어요.`;
    case "class-moved":
      return `‘${of}’ 반의 담당을 ${whom ?? "탈퇴한 구성원"} 님으로 바꿨어요.`;
    case "class-deleted":
      return `‘${of}’ 반을 지웠어요.`;
    case "assignment-created":
      return `‘${of}’ 과제를 냈어요.`;
    case "texts-added":
      return `‘${of}’에 글 ${texts}을 올렸어요.`;
    case "texts-deleted":
      return `‘${of}’의 글 ${texts}을 지웠어요.`;
    case "texts-exported":
      return `‘${of}’의 글 ${texts}을 내보냈어요.`;
  }
}

const ROLES_GIVEN = { "made-owner": "owner", "made-teacher": "teacher", "made-billing": "billing" } as const;

/** Who did it: a member, a deleted account, or the service itself. */
export function whoOf({ who, action, subject }: Pick<SpaceLogEntry, "who" | "action" | "subject">): string {
  if (who !== null) return `${who} 님이`;
  // Who declines has no name here, only the address that was invited.
  if (action === "invitation-declined") return `${subject ?? "탈퇴한 사람"} 님이`;
  return action === "invoice-confirmed" ? "글결이" : "탈퇴한 구성원이";
}
