/** Properties that no figure on the page covers. */
export const NOT_MEASURED: readonly { readonly what: string; readonly why: string }[] = [
  {
    what: "한국어를 배우는 사람이 쓴 글",
    why: "자료에 없어 재지 못했어요. 다른 나라의 연구에서는 이런 글이 더 자주 억울하게 의심받았어요.",
  },
  {
    what: "위 표에 이름이 없는 모델의 글",
    why: "2026년의 글로는 표에 있는 모델만 쟀어요. 다른 새 모델의 글은 더 많이 놓칠 수 있어요.",
  },
  {
    what: "사람이 쓴 자기소개서, 전자우편, 기사, 후기",
    why: "AI가 쓴 것만 자료에 있어서, 사람의 것을 얼마나 잘못 보는지 재지 못했어요.",
  },
  {
    what: "2022년 12월 뒤에 사람이 쓴 글",
    why: "사람 글은 대화형 AI가 널리 쓰이기 전에 쓰인 것만 썼어요. 그 뒤로 사람의 글도 달라졌을 수 있어요.",
  },
  {
    what: "소프트웨어 밖의 격식 있는 글",
    why: "존댓말로 쓴 격식 있는 사람 글은 거의 소프트웨어 안내문이에요. 연설문이나 공문에서는 다를 수 있어요.",
  },
  {
    what: "바꿔 쓰기 도구나 번역기를 거친 글, 사진에서 읽은 글",
    why: "따로 재지 않았어요.",
  },
];

export const TERMS: readonly { readonly term: string; readonly meaning: string }[] = [
  { term: "거짓 양성률", meaning: "사람 글을 AI로 잘못 본 비율이에요. 글결에서는 70% 이상을 준 것을 말해요." },
  { term: "재현율", meaning: "AI 글 가운데 AI로 알아본 비율이에요. 나머지는 놓친 글이에요." },
  {
    term: "95% 구간",
    meaning:
      "글을 다시 뽑아 재도 참값이 들어 있을 만한 범위예요. 글 수가 적으면 넓어져요. 비율에는 윌슨 구간을 썼어요.",
  },
  {
    term: "AUROC",
    meaning: "사람 글과 AI 글을 한 편씩 아무렇게나 골랐을 때 AI 글에 더 높은 값을 준 비율이에요.",
  },
  { term: "문턱 1%", meaning: "사람 글의 1%만 넘는 값을 문턱으로 삼아, 그보다 높은 AI 글을 센 거예요." },
  {
    term: "보정 오차",
    meaning: "말한 확률과 실제 비율의 차이를 글 수로 평균한 값이에요. 0에 가까울수록 말한 그대로예요.",
  },
];
