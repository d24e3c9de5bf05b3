const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/**
 * Verbs whose stem ends in 이 and is no noun without it, so that the copula is impossible: 보입니다 is not a noun 보 with
 * 입니다. Matched as a whole.
 */
const ALWAYS_VERBS = words(`
보이 돋보이 내보이 엿보이 선보이 들여다보이 내다보이 욕보이 쌓이 움직이 옴직이 높이 드높이 붙이 덧붙이 밀어붙이 갖다붙이 몰아붙이 쏘아붙이
걷어붙이 벗어붙이 올려붙이 접붙이 불붙이 흥정붙이 맞붙이 내붙이 숙이 끓이 받아들이 끌어들이 불러들이 사들이 벌어들이 빨아들이 거두어들이 거둬들이
잡아들이 모아들이 긁어들이 맞아들이 곁들이 뜸들이 기울이 귀기울이 섞이 뒤섞이 쓰이 놓이 수놓이 꼬이 뒤꼬이 묶이 깎이 덮이 뒤덮이 트이 꺾이 낚이 볶이
엮이 늘이 쪼이 쏘이 쬐이 기죽이 숨죽이 뜨이 띄이 닦이 썩이 휘감이 얽매이 에이 설레이 헤매이 되뇌이 꿰이
둘러싸이 싸이 짜이 눅이 뚫이 옥죄이 젖히이 떠벌이 핥이 훑이 나누이 바꾸이 늦추이 붐비이 나뉘이 가다듬이 드리우이
반짝이 번쩍이 번득이 번뜩이 번적이 반득이 속삭이 속닥이 숙덕이 망설이 서성이 끄덕이 까딱이 까닥이 꺼덕이 꾸벅이 출렁이 찰랑이 철렁이 찰싹이 철썩이
들썩이 달싹이 들먹이 펄럭이 팔락이 퍼덕이 파닥이 푸덕이 팔딱이 허덕이 헐떡이 할딱이 허우적이 흐느적이 훌쩍이 뒤척이 뒤적이 글썽이 울먹이
중얼이 웅얼이 북적이 술렁이 일렁이 넘실이 깜박이 깜빡이 껌벅이 껌뻑이 끔벅이 깜짝이 지껄이 살랑이 설렁이 덜컹이 끈적이 웅성이 주억이
실룩이 씰룩이 벌름이 쿨럭이 휘적이 비척이 히죽이 희뜩이`);

/** Verbs whose stem without 이 is also a noun: 줄입니다 is 줄이다 or 줄 with 이다. The preceding words decide. */
const TRANSITIVE_TWINS = words(
  "줄이 먹이 속이 들이 녹이 죽이 벌이 절이 조이 졸이 축이 길들이 물들이 공들이 힘들이 누이 뉘이 삭이 홀짝이",
);
/** The same for verbs without an object: events at, in or by something. */
const INTRANSITIVE_TWINS = words("모이 파이 패이 베이 매이 메이 데이 치이 고이 괴이 까이 끼이");
/** Verbs that are much rarer than the noun: 달입니다 means a month unless something is boiled down. */
const RARE_TRANSITIVE = words("달이 동이 떼이 집적이");
const RARE_INTRANSITIVE = words("차이 채이 박이 배이 쥐이 꾀이");

/** Possible classes of a stem in 이; null if only a noun with 이다 ends so. */
export type StemInI = "verb" | "twin" | "intransitive-twin" | "rare-verb" | "rare-intransitive";

export function stemInI(form: string): StemInI | null {
  if (ALWAYS_VERBS.has(form)) return "verb";
  if (TRANSITIVE_TWINS.has(form)) return "twin";
  if (INTRANSITIVE_TWINS.has(form)) return "intransitive-twin";
  if (RARE_TRANSITIVE.has(form)) return "rare-verb";
  return RARE_INTRANSITIVE.has(form) ? "rare-intransitive" : null;
}

/** Whether a verb has this stem, regardless of nouns. */
export function isVerbInI(form: string): boolean {
  const kind = stemInI(form);
  return kind !== null && !kind.startsWith("rare");
}
