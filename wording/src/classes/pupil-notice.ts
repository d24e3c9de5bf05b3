/** What a pupil reads before handing in. `who`: sees it, does not see it, deletion, use. */
export interface NoticeLine {
  readonly about: "seen" | "hidden" | "deleted" | "unused";
  readonly sentence: string;
}

/** @param day of the deletion, "2027년 2월 28일" */
export function pupilNotice(day: string): readonly NoticeLine[] {
  return [
    { about: "seen", sentence: "낸 글, 낸 시각, 번호와 이름" },
    { about: "seen", sentence: "글결이 읽은 결과와 물어볼 질문. 틀릴 수 있는 추정이에요." },
    { about: "seen", sentence: "같은 반 글, 지난 글과 비슷한 점" },
    { about: "seen", sentence: "작성 기록을 붙이면 쓴 시간과 횟수, 붙여 넣은 곳" },
    { about: "hidden", sentence: "다른 학생은 아무것도 볼 수 없어요." },
    { about: "deleted", sentence: `${day}에 지워져요. 그 전에도 지워 달라고 할 수 있어요.` },
    { about: "unused", sentence: "AI를 가르치는 데 쓰지 않아요." },
  ];
}

export const PUPIL_CONSENT = "위 내용을 읽었고, 글을 글결로 읽는 데 동의해요.";
export const PUPIL_REFUSAL = "동의하지 않으면 선생님께 따로 낼 수 있어요.";
/** For pupils under 14, whose guardian agrees with them. */
export const GUARDIAN_CONSENT = "보호자가 이 내용을 함께 읽고 동의했어요.";
export const GUARDIAN_NOTE = "만 14세가 안 됐으면 보호자의 동의가 있어야 해요.";

/** What happens after handing in. */
export function afterHandingIn(teacher: string, day: string): readonly NoticeLine[] {
  return [
    { about: "seen", sentence: `${teacher} 선생님이 글과 결과를 함께 봐요. 결과는 추정이라 틀릴 수 있어요.` },
    {
      about: "unused",
      sentence: "궁금한 곳이 있으면 선생님이 물어볼 수 있어요. 쓰면서 본 자료와 메모를 남겨 두면 좋아요.",
    },
    { about: "deleted", sentence: `${day}에 글과 결과가 모두 지워져요.` },
  ];
}

/** The notice for pupils and parents, in plain words, by section. */
export const PUPIL_GUIDE: readonly {
  readonly title: string;
  readonly id: string;
  readonly lines: readonly string[];
}[] = [
  {
    id: "what",
    title: "글결은 무엇을 하나요",
    lines: [
      "글의 버릇을 세어서, 사람 글과 AI 글 가운데 어느 쪽에 더 가까운지 추정해요.",
      "누가 썼는지는 알 수 없어요. 추정이라서 틀릴 때가 있어요. 사람이 혼자 쓴 글이 AI 글처럼 나오기도 해요.",
      "그래서 결과만으로 점수를 깎거나 벌을 주면 안 된다고 선생님께 알려 드려요. 결과는 글쓴이와 이야기를 시작할 곳을 알려 줄 뿐이에요.",
    ],
  },
  {
    id: "who",
    title: "누가 무엇을 보나요",
    lines: [
      "담당 선생님과, 담당 선생님이 초대한 선생님만 글과 결과를 봐요. 초대받은 선생님은 초대를 받아들인 뒤에만 볼 수 있어요.",
      "글은 같은 반의 글, 그리고 선생님이 볼 수 있는 다른 과제의 글과 비교될 수 있어요. 선생님이 같은 학생이라고 표시한 때에만 그 학생이 다른 반에 낸 글과도 비교해요.",
      "담당 선생님이 바뀌면 새 담당 선생님이 이어받아요.",
      "다른 학생은 글도 결과도 이름도 볼 수 없어요. 글결이 반 순위를 만들지도 않아요.",
      "선생님께는 번호와 이름, 글, 낸 시각, 결과와 물어볼 질문이 보여요. 작성 기록을 붙였으면 그것도 보여요.",
      "작성 기록을 붙이지 않아도 아무 표시가 되지 않아요.",
    ],
  },
  {
    id: "kept",
    title: "언제 지워지나요",
    lines: [
      "글과 결과, 작성 기록은 내는 화면에 적힌 날에 모두 지워져요. 아무리 늦어도 다음 학기가 끝나는 날이에요.",
      "마감 전에는 접수 번호로 스스로 지울 수 있어요. 마감 뒤에는 지워 달라고 할 수 있고, 선생님이 지워요.",
      "지운 글은 되돌릴 수 없어요. 지운 뒤에는 지웠다는 확인서가 남는데, 거기에는 글도 이름도 없어요.",
      "AI를 가르치는 데 쓰지 않고, 팔지 않고, 광고에 쓰지 않아요.",
    ],
  },
  {
    id: "consent",
    title: "동의하지 않으면요",
    lines: [
      "동의하지 않아도 괜찮아요. 글은 선생님께 따로 내면 돼요. 그랬다고 불이익을 받으면 안 돼요.",
      "만 14세가 안 된 학생은 보호자가 함께 읽고 동의해야 해요.",
      "한 번 동의했어도 마음이 바뀌면 지우거나, 지워 달라고 할 수 있어요.",
    ],
  },
  {
    id: "wronged",
    title: "억울한 일이 생기면요",
    lines: [
      "먼저 선생님께 이 글을 어떻게 썼는지 이야기해 주세요. 초고, 메모, 본 자료가 있으면 함께 보여 주세요.",
      "글결의 ‘소명 자료’에서 선생님께 드릴 편지를 만들 수 있어요. 쓰지 않은 말을 지어 주지는 않아요.",
      "글결이 틀렸다고 생각하면 문의하기로 알려 주세요. 결과가 언제 틀리는지는 정확도 쪽에 모두 적어 두었어요.",
    ],
  },
  {
    id: "guardian",
    title: "보호자께",
    lines: [
      "자녀의 글을 보거나 지워 달라고 하실 수 있어요. 접수 번호가 있으면 바로, 없으면 담당 선생님께 말씀해 주세요.",
      "글을 맡아 두는 곳은 학교 또는 선생님이고, 글결은 그 부탁을 받아 처리해요.",
      "더 궁금한 것은 개인정보 처리방침과 문의하기에 있어요.",
    ],
  },
];
