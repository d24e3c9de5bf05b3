import { SURNAMES } from "../../text/header-items.ts";

/** Syllables that given names of two syllables begin and end with. */
const FIRST = "민서지현수영준하예은도윤시우주재승태성경미정동상병종혜선유연소나다가채규철기홍길진창광용석명희순인세";
const SECOND = "민서준현수영호훈진우윤아은희숙경미연정철식석섭환혁규태균빈찬림린주란순옥자원재욱용범형열람슬율";
const FULL_NAME = new RegExp(`^[${SURNAMES}][${FIRST}][${SECOND}]$`);
/** A surname and a given name before a title. */
const BEFORE_TITLE = new RegExp(`^[${SURNAMES}][가-힣]{2}$`);
const WITH_TITLE = new RegExp(
  `^(?:[${SURNAMES}][가-힣]{1,2}씨|[${SURNAMES}][가-힣]{2}(?:님|군|양|교수|기자|대표|작가|감독|의원|박사|선생님?))$`,
);
const TITLE =
  /^(?:씨|님|군|양|교수|기자|대표|작가|감독|의원|박사|선생|대통령|장관|시장|회장|사장|팀장|위원장|배우|선수)/;
const PLACES = new Set(
  `대한민국 한국 북한 미국 중국 일본 영국 독일 프랑스 이탈리아 스페인 러시아 인도 베트남 대만 호주 캐나다 유럽 아시아 서울 부산 대구 인천
  광주 대전 울산 세종 경기도 강원도 제주도 제주 충청도 전라도 경상도 수원 전주 강릉 춘천 뉴욕 도쿄 런던 파리 베이징`.split(
    /\s+/,
  ),
);

const FIRST_SYLLABLES = new Set([...SURNAMES, ...[...PLACES].map((place) => place.charAt(0))]);

/** Whether such a name may begin a word: false for most words, without looking further than the first syllable. */
export function mayBeginWithName(word: string): boolean {
  return FIRST_SYLLABLES.has(word.charAt(0));
}

/** Whether a Korean stem is the name of a person or a well-known place; `next` is the following word. */
export function isKoreanName(stem: string, next: string): boolean {
  if (PLACES.has(stem)) return true;
  if (stem.length < 3 || !SURNAMES.includes(stem.charAt(0))) return false;
  return FULL_NAME.test(stem) || WITH_TITLE.test(stem) || (BEFORE_TITLE.test(stem) && TITLE.test(next));
}
