const SUBJECTS = [
  "동생은",
  "할머니께서",
  "옆집 아저씨가",
  "우리 반 친구가",
  "버스 기사님이",
  "늙은 고양이가",
  "새벽 시장 상인들이",
];
const PLACES = [
  "강가에서",
  "낡은 도서관에서",
  "비 오는 골목에서",
  "학교 뒤뜰에서",
  "바닷가 마을에서",
  "부엌 창가에서",
  "산 중턱에서",
];
const OBJECTS = [
  "묵은 편지를",
  "감자 한 자루를",
  "고장 난 라디오를",
  "파란 우산을",
  "잃어버린 열쇠를",
  "두꺼운 사전을",
  "첫 월급을",
];
const VERBS = [
  "오래 들여다보았다.",
  "조심스레 내려놓았다.",
  "몰래 숨겨 두었다.",
  "끝내 찾아내었다.",
  "웃으며 건네주었다.",
  "말없이 닦았다.",
];

/**
 * Different Korean prose for every `seed`, so that no two texts count as versions of one draft.
 * @param length in characters, reached exactly.
 */
export function koreanText(seed: number, length = 120): string {
  let state = (seed + 1) * 2_654_435_761;
  const pick = (list: readonly string[]) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1_013_904_223) >>> 0;
    return list[state % list.length] as string;
  };
  let text = "";
  while (text.length < length) text += `${pick(SUBJECTS)} ${pick(PLACES)} ${pick(OBJECTS)} ${pick(VERBS)} `;
  return `${text.slice(0, length - 1)}.`;
}
