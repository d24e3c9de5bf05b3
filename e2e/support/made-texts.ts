/** Sentences of our own writing, plain and polished, from which texts are put together. */
const KOREAN: readonly string[] = [
  "아침에 우산을 챙길까 말까 하다가 그냥 나왔는데 역시나 비가 왔다.",
  "그래서 편의점에서 또 하나 샀다.",
  "집에 우산만 여섯 개다, 진짜로.",
  "할머니는 김치를 담그실 때 꼭 라디오를 켜 두셨다.",
  "무를 썰다 말고 노래를 따라 부르시던 게 아직도 생각난다.",
  "나는 옆에서 배추 속만 집어 먹었고.",
  "첫 월급으로 뭘 살지 석 달을 고민했는데 결국 냄비를 샀다.",
  "냄비가 좋으니까 라면이 맛있어졌다고 친구에게 말했더니 웃었다.",
  "운동장 끝에 있던 등나무 아래는 늘 그늘이었고, 우리는 거기서 시험을 망친 날을 보냈다.",
  "선생님은 내 일기장에 빨간 펜으로 길게 답장을 써 주셨다.",
  "이사하던 날 책 상자가 터져서 계단에 시집이 흩어졌다.",
  "고양이가 창틀에 앉아 택배 기사님을 기다린다.",
  "사실 기다리는 건 상자다.",
  "막차를 놓치고 걸어오는 길에 붕어빵 가게 불이 켜져 있었다.",
  "팥이냐 슈크림이냐로 십 분을 싸웠다.",
  "도서관 삼 층 구석 자리는 겨울에 난로 소리가 났다.",
  "그 소리를 들으며 읽은 책은 줄거리가 하나도 기억나지 않는다.",
  "아버지가 고쳐 준 자전거는 브레이크에서 새 소리가 났다.",
  "밭에 물 주러 가는 당번을 정하다가 단톡방이 조용해졌다.",
  "결국 이번에도 옆집 아저씨가 호스를 들고 나오셨다.",
  "독서는 개인의 사고력을 향상시키고, 다양한 관점을 이해하는 데 중요한 역할을 합니다.",
  "또한 꾸준한 독서 습관은 집중력을 높이고, 정서적 안정에도 긍정적인 영향을 미칩니다.",
  "이를 통해 우리는 복잡한 문제를 보다 체계적으로 해결할 수 있습니다.",
  "결론적으로, 지속적인 관심과 노력이 무엇보다 중요하다고 할 수 있습니다.",
  "기후 변화는 현대 사회가 직면한 가장 중요한 과제 중 하나이며, 전 세계적인 협력이 필요합니다.",
  "특히 도시 지역에서는 에너지 효율을 높이고, 녹지 공간을 확충하는 정책이 요구됩니다.",
  "이러한 변화는 시민의 삶의 질을 향상시키는 데 기여할 수 있습니다.",
  "따라서 정부와 기업, 그리고 시민의 적극적인 참여가 필수적입니다.",
  "인공지능 기술은 교육, 의료, 산업 등 다양한 분야에서 혁신적인 변화를 이끌고 있습니다.",
  "그러나 개인정보 보호와 같은 윤리적 측면도 함께 고려해야 합니다.",
  "협업 도구를 도입하면 의사소통이 원활해지고, 업무의 효율성을 극대화할 수 있습니다.",
  "마지막으로, 명확한 목표를 설정하고 단계적으로 실천하는 것이 바람직합니다.",
];

const ENGLISH: readonly string[] = [
  "The kettle gave up on a Tuesday, right when my aunt had come over to complain about trains.",
  "We drank cold milk instead and she told the same story about the goat.",
  "I never found out whose goat it was.",
  "My brother keeps every receipt he has ever been given, sorted by nothing at all.",
  "Rain got into the shed and now the atlas smells like a pond.",
  "Nobody at the bus stop knew whether the forty-one still ran, so we walked.",
  "She mended the chair with fishing line, which held for nine years.",
  "There was a note on the fridge, but the magnet had slid over the only word that mattered.",
  "I learned to swim late and badly, in a lake with too many geese.",
  "He said the soup was fine; he said it the way people say a dentist is fine.",
  "Effective communication is essential for building strong relationships and achieving shared goals.",
  "Moreover, it fosters a culture of trust, collaboration, and continuous improvement.",
  "By leveraging modern tools, organizations can streamline their processes and enhance productivity.",
  "It is important to note that a balanced approach yields the most sustainable results.",
  "In conclusion, embracing change is crucial for long-term success in a rapidly evolving world.",
  "Additionally, regular feedback helps individuals identify areas for growth and development.",
  "Renewable energy plays a vital role in reducing emissions and promoting environmental sustainability.",
  "Furthermore, community engagement ensures that diverse perspectives are taken into account.",
  "Ultimately, a healthy lifestyle contributes to both physical well-being and mental resilience.",
  "These strategies provide a comprehensive framework for addressing complex challenges.",
];

/** What people and programs leave in texts; each takes the sentences and joins them in its own way. */
const FORMS: readonly ((sentences: readonly string[]) => string)[] = [
  (s) => s.join(" "),
  (s) => s.join("\r\n"),
  (s) => `${s.slice(0, 2).join(" ")}\n\n${s.slice(2).join(" ")}`,
  (s) => s.join("\t\u00a0 "),
  (s) => s.join(" ").replace(/(.{5})/gu, "$1\u200b"),
  (s) => s.join(" ").normalize("NFD"),
  (s) => s.join(" ").replaceAll(",", "，").replaceAll(".", "．").replaceAll("e", "ｅ"),
  (s) => s.join(" ").replaceAll("a", "а").replaceAll("o", "о").replaceAll("p", "р"),
  (s) => `${s.join(" 😀👨‍👩‍👧‍👦 ")} 🇰🇷☔️`,
  (s) => `\ufeff${s.join(" \u202e\u200f\u00ad")}`,
  (s) => `${s.join(" ")} 大韓民國 漢字 𠮷野 ᄒᆞᆫ글 ㅋㅋㅋㅋ ㅠㅠ`,
  (s) => `${s[0]} \ud83d ${s.slice(1).join(" ")} \udc00`,
  (s) =>
    `# 제목\n\n- ${s.slice(0, 2).join("\n- ")}\n\n> ${s[2]}\n\n${s.slice(3).join(" ")}\n\n\`\`\`\nconst a = 1;\n\`\`\``,
  (s) => `| 가 | 나 |\n|---|---|\n| 1 | 2 |\n\n${s.join(" ")} https://example.com/a?b=c [1] (김, 2020)`,
  (s) => `“${s[0]}” ‘${s[1]}’ "${s[2]}" ${s.slice(3).join("… ")}`,
  (s) => s.join(" ").replace(/ (?=[가-힣])/g, ""),
  (s) => s.join(" ").replace(/ /g, (space, at: number) => (at % 7 === 0 ? "\u3000" : at % 5 === 0 ? "   " : space)),
  (s) => s.join(" ").toUpperCase(),
  (s) => `${s.join("\u2028")}\u2029\u0000\u0007\u001b[31m${s[0]}\u001b[0m`,
  (s) => s.join(" ").replaceAll("다.", "다 .").replaceAll(".", "。"),
];

export interface MadeText {
  readonly id: string;
  readonly text: string;
}

/** Numbers from a linear congruential generator (Numerical Recipes): the same texts in every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Texts of 5 to 24 sentences in all forms: two of three Korean, one of three English, every seventh with both. */
export function makeTexts(count: number): MadeText[] {
  const next = sequence(20261121);
  return Array.from({ length: count }, (_, at) => {
    const own = at % 3 === 2 ? ENGLISH : KOREAN;
    const other = own === ENGLISH ? KOREAN : ENGLISH;
    const length = 5 + next(20);
    const sentences = Array.from({ length }, (_, position) => {
      const from = at % 7 === 0 && position % 6 === 5 ? other : own;
      return from[next(from.length)] as string;
    });
    const form = FORMS[at % FORMS.length] as (sentences: readonly string[]) => string;
    return { id: `text-${at + 1}`, text: form(sentences) };
  });
}

/** A plain Korean text of exactly `length` characters. */
export function makeKorean(length: number): string {
  let text = "";
  for (let at = 0; text.length < length; at++) text += `${KOREAN[(at * 7) % KOREAN.length]} `;
  return text.slice(0, length);
}
