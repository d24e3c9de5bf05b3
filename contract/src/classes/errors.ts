/** The part of the error table for classes. */
export const CLASS_ERROR_CODES = [
  "CLASS_ROLE_REQUIRED",
  "CLASS_FIELDS",
  "CLASS_NAME_DIFFERS",
  "CLASS_RETENTION",
  "TOO_MANY_CLASSES",
  "TOO_MANY_PUPILS",
  "PUPIL_NUMBER_TWICE",
  "ASSIGNMENT_FIELDS",
  "TOO_MANY_ASSIGNMENTS",
  "TEACHER_NOT_FOUND",
  "TEACHER_INVITED",
  "TOO_MANY_TEACHERS",
  "CLASS_LEAD_STAYS",
  "CLASS_LINK_ENDED",
  "CLASS_LINK_FULL",
  "PUPIL_NOT_ON_ROSTER",
  "NUMBER_HANDED_IN",
  "PUPIL_CONSENT_REQUIRED",
  "PUPIL_TEXT_EMPTY",
] as const;

export const CLASS_ERRORS: Readonly<
  Record<(typeof CLASS_ERROR_CODES)[number], { readonly status: number; readonly message: string }>
> = {
  CLASS_ROLE_REQUIRED: { status: 403, message: "이 반에서는 할 수 없는 일이에요. 담당 선생님께 부탁해 주세요." },
  CLASS_FIELDS: { status: 400, message: "반 이름과 학기를 확인해 주세요." },
  CLASS_NAME_DIFFERS: { status: 409, message: "적은 이름이 반 이름과 달라서 지우지 않았어요." },
  CLASS_RETENTION: {
    status: 400,
    message: "지우는 날은 내일부터 다음 학기가 끝나는 날까지 정할 수 있고, 과제의 마감보다 뒤여야 해요.",
  },
  TOO_MANY_CLASSES: { status: 409, message: "반은 50개까지 만들 수 있어요. 끝난 반을 먼저 지워 주세요." },
  TOO_MANY_PUPILS: { status: 409, message: "한 반에는 200명까지 넣을 수 있어요." },
  PUPIL_NUMBER_TWICE: { status: 400, message: "같은 번호가 두 번 있어요. 번호를 고쳐 주세요." },
  ASSIGNMENT_FIELDS: {
    status: 400,
    message: "제목과 분량, 마감을 확인해 주세요. 마감은 지금보다 뒤이고, 글을 지우는 날보다 앞이어야 해요.",
  },
  TOO_MANY_ASSIGNMENTS: { status: 409, message: "한 반에 과제는 60개까지 만들 수 있어요." },
  TEACHER_NOT_FOUND: {
    status: 404,
    message: "이 주소로 가입하고 이메일을 확인한 선생님이 없어요. 가입한 뒤 다시 초대해 주세요.",
  },
  TEACHER_INVITED: { status: 409, message: "이미 이 반에 있거나 초대한 선생님이에요." },
  TOO_MANY_TEACHERS: { status: 409, message: "한 반에는 선생님을 20명까지 초대할 수 있어요." },
  CLASS_LEAD_STAYS: { status: 409, message: "담당 선생님은 나갈 수 없어요. 담당을 넘기거나 반을 지워 주세요." },
  CLASS_LINK_ENDED: { status: 409, message: "낼 수 있는 때가 지났어요. 선생님께 말씀드리면 마감을 늘려 줄 수 있어요." },
  CLASS_LINK_FULL: { status: 409, message: "이 과제에 낼 수 있는 글이 다 찼어요. 선생님께 말씀드려 주세요." },
  PUPIL_NOT_ON_ROSTER: { status: 422, message: "명단에 없는 번호와 이름이에요. 번호와 이름을 다시 확인해 주세요." },
  NUMBER_HANDED_IN: {
    status: 409,
    message:
      "이 번호로 이미 낸 글이 있어요. 고쳐서 내려면 접수 번호로 열어 주세요. 잃어버렸으면 선생님께 말씀드려 주세요.",
  },
  PUPIL_CONSENT_REQUIRED: { status: 400, message: "안내를 읽고 동의에 표시해 주세요." },
  PUPIL_TEXT_EMPTY: { status: 400, message: "번호와 이름, 글을 모두 적어 주세요." },
};
