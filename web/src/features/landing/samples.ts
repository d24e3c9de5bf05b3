type SampleId = "human" | "mixed" | "ai";

export interface Sample {
  readonly id: SampleId;
  /** Who wrote the text, shown to the user. */
  readonly origin: string;
  readonly text: string;
}

/**
 * One text for each verdict. The human one is quoted from Lee Hyo-seok (died 1942, out of copyright), the machine text
 * was made for this page.
 */
const HUMAN: Sample = {
  id: "human",
  origin: "사람이 쓴 수필 · 이효석, 1938년",
  text:
    "가을이 깊어지면 나는 거의 매일같이 뜰의 낙엽을 긁어모으지 않으면 안 된다. 날마다 하는 일이건만, 낙엽은 어느덧 날고 떨어져서 또다시 쌓이는 것이다. " +
    "낙엽이란 참으로 이 세상의 사람의 수효보다도 많은가 보다. 삼십여 평에 차지 못하는 뜰이건만 날마다의 시중이 조련치 않다. 벚나무, 능금나무…… 제일 귀찮은 것이 담쟁이다. " +
    "담쟁이란 여름 한철 벽을 온통 둘러싸고, 지붕과 굴뚝의 붉은 빛만 남기고 집 안을 통째로 초록의 세상으로 변해 줄 때가 아름다운 것이지, " +
    "잎을 다 떨어뜨리고 앙상하게 드러난 벽에 메마른 줄기를 그물같이 둘러칠 때쯤에는, 벌써 다시 거들떠볼 값조차 없는 것이다.",
};

/** Judged in the visitor's browser when asked for. */
export const MIXED_SAMPLE: Sample = {
  id: "mixed",
  origin: "둘이 함께 쓴 글 · 이효석의 수필 사이에 AI가 쓴 문장을 넣었어요",
  text:
    "가을이 깊어지면 나는 거의 매일같이 뜰의 낙엽을 긁어모으지 않으면 안 된다. 날마다 하는 일이건만, 낙엽은 어느덧 날고 떨어져서 또다시 쌓이는 것이다. " +
    "낙엽이란 참으로 이 세상의 사람의 수효보다도 많은가 보다. 삼십여 평에 차지 못하는 뜰이건만 날마다의 시중이 조련치 않다. " +
    "이러한 활동은 일상에 여유를 더할 뿐만 아니라 정서적 안정에도 긍정적인 영향을 미친다. 또한 가족과 함께 뜰을 가꾸는 과정은 서로에 대한 유대감을 높이는 데 기여할 수 있다. " +
    "따라서 각자의 상황에 맞는 방법을 찾아 꾸준히 실천하는 것이 무엇보다 중요하다. " +
    "벚나무, 능금나무…… 제일 귀찮은 것이 담쟁이다. 담쟁이란 여름 한철 벽을 온통 둘러싸고, 지붕과 굴뚝의 붉은 빛만 남기고 집 안을 통째로 초록의 세상으로 변해 줄 때가 아름다운 것이지, " +
    "잎을 다 떨어뜨리고 앙상하게 드러난 벽에 메마른 줄기를 그물같이 둘러칠 때쯤에는, 벌써 다시 거들떠볼 값조차 없는 것이다.",
};

const AI: Sample = {
  id: "ai",
  origin: "AI가 쓴 설명문",
  text:
    "기후 변화는 현대 사회가 직면한 가장 중요한 과제 중 하나로, 전 세계적인 관심과 협력이 요구되고 있다. 특히 도시 지역에서는 에너지 소비와 탄소 배출이 집중되어 있어, " +
    "보다 체계적인 대응 방안이 필요하다. 이를 위해 친환경 교통수단의 확대, 건물의 에너지 효율 향상, 녹지 공간의 확충 등 다양한 정책이 추진되고 있다. " +
    "이러한 노력은 온실가스 감축뿐만 아니라 시민의 삶의 질을 높이는 데에도 긍정적인 영향을 미친다. 그러나 정책의 실효성을 확보하기 위해서는 정부와 기업, 그리고 시민의 적극적인 참여가 무엇보다 중요하다. " +
    "또한 지속적인 교육과 홍보를 통해 환경에 대한 인식을 제고할 필요가 있다. 결론적으로, 기후 변화에 대한 대응은 특정 주체의 노력만으로는 한계가 있으며, 사회 전체의 유기적인 협력이 뒷받침될 때 비로소 의미 있는 성과를 거둘 수 있을 것이다.",
};

/** The two clear ones, side by side in the first view: their contrast explains the grain. */
export const FIRST_SAMPLES: readonly Sample[] = [HUMAN, AI];
