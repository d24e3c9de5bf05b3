/** One criterion for language models that judge who wrote a text. */
export interface JudgeCriterion {
  readonly id: string;
  readonly area: "내용" | "짜임" | "표현";
  readonly name: string;
  /** What indicates a machine, what a person, and what must be ignored. */
  readonly asks: string;
}

/**
 * The criteria by which language models judge a text, as published in the guide: three criteria of teachers, and four signs of
 * machine text known to Korean readers. Our own wording.
 */
export const JUDGE_RUBRIC: readonly JudgeCriterion[] = [
  {
    id: "content",
    area: "내용",
    name: "내용의 구체성",
    asks: "겪은 일, 이름, 때와 곳, 어긋난 기억처럼 글쓴이만 알 것이 있으면 사람 쪽, 누구나 쓸 일반론과 양쪽을 다 드는 결론뿐이면 AI 쪽으로 봐요. 틀린 사실이 있다는 것만으로는 어느 쪽도 아니에요.",
  },
  {
    id: "organisation",
    area: "짜임",
    name: "글의 짜임",
    asks: "문단마다 길이와 순서가 같고 첫째·둘째·결론으로 빈틈없이 나뉘면 AI 쪽, 생각이 옆길로 새거나 한 곳에 힘이 몰리면 사람 쪽으로 봐요. 양식이 정해진 글(초록, 보고서, 편지)의 짜임은 세지 않아요.",
  },
  {
    id: "expression",
    area: "표현",
    name: "표현의 버릇",
    asks: "같은 말로 문장을 열고 닫거나 추상 명사를 겹쳐 쓰면 AI 쪽, 그 사람만의 말버릇과 고르지 않은 리듬이 있으면 사람 쪽으로 봐요. 서툰 한국어는 사람의 것일 수 있어요.",
  },
  {
    id: "punctuation",
    area: "표현",
    name: "문장 부호",
    asks: "접속어와 주제어 뒤마다 쉼표가 있고 쌍점, 줄표, 굵은 글씨 표시, 목록 기호가 고르게 나오면 AI 쪽, 부호를 빠뜨리거나 제멋대로 쓰면 사람 쪽으로 봐요.",
  },
  {
    id: "spacing",
    area: "표현",
    name: "띄어쓰기",
    asks: "보조 용언과 의존 명사까지 늘 규정대로 띄면 약하게 AI 쪽, 한 글 안에서 띄어쓰기가 오락가락하면 사람 쪽으로 봐요. 교정을 거친 글에서는 세지 않아요.",
  },
  {
    id: "register",
    area: "표현",
    name: "말투의 결",
    asks: "처음부터 끝까지 한 가지 어미와 높임으로만 가면 약하게 AI 쪽, 혼잣말과 감탄, 입말이 섞이면 사람 쪽으로 봐요. 공문서와 논문의 고른 말투는 세지 않아요.",
  },
  {
    id: "translationese",
    area: "표현",
    name: "번역투",
    asks: "‘~을 통해’, ‘~에 있어서’, ‘~할 수 있다’, ‘~의 중요성’, 사물이 주어인 문장이 잦으면 AI 쪽으로 봐요. 한두 번은 사람도 흔히 써요.",
  },
];
