type PatternGroup = "cliche" | "connective" | "sentence-length" | "translationese" | "punctuation" | "other";

interface GroupRow {
  readonly id: PatternGroup;
  readonly name: string;
  /** A message belongs to the first group, in this order, one of whose keywords it contains. */
  readonly keywords: readonly string[];
  /** Class of the mark, one colour each. */
  readonly colour: string;
}

/** Specific groups come before general ones: "쉼표가 접속어 뒤에" is about punctuation. */
export const PATTERN_GROUPS: readonly GroupRow[] = [
  {
    id: "punctuation",
    name: "구두점",
    keywords: [
      "구두점",
      "문장 부호",
      "쉼표",
      "마침표",
      "따옴표",
      "줄표",
      "괄호",
      "쌍점",
      "가운뎃점",
      "느낌표",
      "물음표",
    ],
    colour: "pattern-punctuation",
  },
  {
    id: "translationese",
    name: "번역투",
    keywords: ["번역투", "번역체", "영어식", "피동", "‘-에 의해’", "‘-에 대한’", "‘가지고 있’", "대명사"],
    colour: "band-5",
  },
  {
    id: "connective",
    name: "접속어",
    keywords: ["접속", "이음말", "이어 주는 말", "연결어", "또한", "따라서", "그러나", "그리고"],
    colour: "band-4",
  },
  {
    id: "sentence-length",
    name: "문장 길이",
    keywords: ["문장 길이", "길이가", "길이의", "길이 차이", "긴 문장", "짧은 문장", "문장 리듬", "문장이 고르"],
    colour: "band-3",
  },
  {
    id: "cliche",
    name: "상투 표현",
    keywords: [
      "상투",
      "굳어진",
      "굳은",
      "뻔한",
      "정형",
      "표현",
      "어구",
      "문구",
      "낱말",
      "단어",
      "어휘",
      "어미",
      "말끝",
    ],
    colour: "band-6",
  },
  { id: "other", name: "기타", keywords: [], colour: "band-none" },
];

const OTHER = PATTERN_GROUPS[PATTERN_GROUPS.length - 1] as GroupRow;

/**
 * The group of a message: the one whose name it begins with ("구두점: …"), otherwise the first whose keyword it contains,
 * otherwise 기타.
 */
export function patternGroupOf(message: string): GroupRow {
  const led = PATTERN_GROUPS.find(({ name }) => message.startsWith(`${name}: `));
  if (led) return led;
  return PATTERN_GROUPS.find(({ keywords }) => keywords.some((keyword) => message.includes(keyword))) ?? OTHER;
}

/** Messages in the order of their groups; inside a group in the given order, without the group's name. */
export function groupPatterns(
  messages: readonly string[],
): readonly { group: GroupRow; messages: readonly string[] }[] {
  return PATTERN_GROUPS.map((group) => ({
    group,
    messages: messages
      .filter((message) => patternGroupOf(message) === group)
      .map((message) => (message.startsWith(`${group.name}: `) ? message.slice(group.name.length + 2) : message)),
  })).filter(({ messages: found }) => found.length > 0);
}
