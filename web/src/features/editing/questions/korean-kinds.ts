import { withParticle } from "@geulgyeol/wording";
import type { QuestionKind } from "./questions.ts";

const topic = (phrase: string) => withParticle(`‘${phrase}’`, "은/는");
const lastOf = (phrase: string) => phrase.split(" ").at(-1) ?? phrase;
const be = (isPast: boolean, past: string, present: string) => (isPast ? past : present);

/** Ends of a word that is quoted without its particle. */
const PARTICLE =
  "(?=(?:이라고|라고|뿐만|에게서|에게|께서|에서|으로|이라는|라는|이나|까지|부터|처럼|보다|은|는|이|가|을|를|의|과|와|도|만|에|로|나)?(?:[\\s.,!?]|$))";
const NOUN = "[가-힣]{1,12}?";
const START = "(?<![가-힣])";
const PEOPLE =
  "(?:사람|학생|친구|회원|고객|이용자|주민|시민|독자|관객|동료|전문가|부원|팀원|손님|어르신|아이|청소년)(?:들)?";
const VAGUE = "(?:다양한|여러 가지|여러|수많은|많은|각종|온갖|갖가지)";

const of = (source: string) => new RegExp(source, "u");

/** In the order of their use: what the writer's own words can replace comes first. */
export const KOREAN_KINDS: readonly QuestionKind[] = [
  {
    pattern: of(`${START}(${VAGUE} ${PEOPLE})${PARTICLE}`),
    ask: (phrase, isPast) => `${topic(phrase)} 누구${be(isPast, "였고 몇 명쯤이었나요", "이고 몇 명쯤인가요")}?`,
    hint: "예: 옆 반 친구 일곱 명",
    replaces: true,
  },
  {
    pattern: of(`${START}(${VAGUE} (?:${NOUN}의 )?${NOUN})${PARTICLE}`),
    ask: (phrase, isPast) =>
      `${topic(phrase)} 어떤 ${lastOf(phrase)}${be(isPast, "이었나요? 직접 한 일이나 본 것을", "인가요? 직접 아는 것을")} 하나 적어 보세요.`,
    hint: "예: 도서관 야간 봉사",
    replaces: true,
  },
  {
    pattern: of(`${START}(어느 날|예전|언젠가|한때|당시|오랫동안|오랜 시간|오랜 기간|최근 들어|최근|평소)${PARTICLE}`),
    ask: (phrase, isPast) => `${topic(phrase)} 언제${be(isPast, "였나요", "인가요")}? 아는 만큼 정확하게 적어 보세요.`,
    hint: "예: 2학년 3월",
    replaces: true,
  },
  {
    pattern: of(
      `${START}(주변 사람들|주위 사람들|주변 친구들|한 친구|어떤 사람|누군가|지인|선배|후배|팀원들|동료들|친구들|사람들)${PARTICLE}`,
    ),
    ask: (phrase, isPast) => `${topic(phrase)} 누구${be(isPast, "였나요", "인가요")}?`,
    hint: "예: 같은 조였던 선배",
    replaces: true,
  },
  {
    pattern: of(
      `${START}(어떤 곳|여러 곳|어느 곳|한 회사|한 기관|어떤 장소|현장|어딘가|지역 사회|지역사회)(?=(?:에서|에|으로|로)(?:[\\s.,]|$))`,
    ),
    ask: (phrase, isPast) => `${topic(phrase)} 어디${be(isPast, "였나요", "인가요")}?`,
    hint: "예: 학교 뒤 주차장",
    replaces: true,
  },
  {
    pattern: of(
      `${START}((?:[가-힣]{1,8}(?:을|를|이|가) )?(?:크게 |많이 |꾸준히 )?(?:향상|개선|해결|극복|달성|완성|성공|기여|발전|성장)(?:시[가-힣]{1,8}|[하했할합함됐된되됩][가-힣]{0,8}))(?=[\\s.,!?]|$)`,
    ),
    ask: (phrase, isPast) =>
      `‘${phrase}’ 부분에서 실제로 무엇을 어떻게 ${be(isPast, "했나요", "하나요")}? 달라진 수치가 있으면 함께 적어 보세요.`,
    hint: "예: 대출 기록을 다시 세어 반납 알림을 보냈다",
  },
  {
    pattern: of(
      `${START}((?:[가-힣]{1,8}(?:을|를|이|가|에) )?(?:큰 |많은 |깊은 )?(?:느꼈|느낀|느끼|느낄|깨달|배웠|배운|뿌듯|감동|인상 깊)[가-힣]{1,8})(?=[\\s.,!?]|$)`,
    ),
    ask: (phrase) => `‘${phrase}’ 부분은 어떤 장면이었나요? 보거나 들은 것을 하나 적어 보세요.`,
    hint: "예: 빈 의자에 이름표만 남아 있었다",
  },
  {
    pattern: of(
      `${START}((?:중요한|필수적인|핵심적인|결정적인|긍정적인|적극적인|효과적인|의미 있는|필요한) ${NOUN})${PARTICLE}`,
    ),
    ask: (phrase) => `‘${phrase}’ 이야기를 쓰게 된 일이 있나요? 언제, 어디에서 있었는지 적어 보세요.`,
    hint: "예: 지난가을 체육관 정전 때",
  },
  {
    pattern: of(
      `${START}((?:[가-힣]{1,10}(?:이|가|은|는|을|를) )?(?:매우 |가장 |더욱 )?(?:중요|필요|필수적|바람직|시급)[가-힣]{1,10})(?=[\\s.,!?]|$)`,
    ),
    ask: (phrase) => `‘${phrase}’ 부분은 어떤 일을 겪고 쓰게 됐나요? 언제, 어디에서 있었는지 적어 보세요.`,
    hint: "예: 지난가을 체육관 정전 때",
  },
  {
    pattern: of(
      `${START}(소통|협력|성장|열정|노력|도전|책임감|리더십|가치|역량|변화|경험|배움|효율성|공감|배려|창의성|끈기|성실함|공동체 의식|습관|관점|능력|영향|도움|지원|관심|흥미|책임|현상|문제|방안|발전|활동)${PARTICLE}`,
    ),
    ask: (phrase) => `‘${phrase}’에 딱 맞는 예를 하나 든다면 무엇인가요?`,
    hint: "예: 매주 화요일 쪽지를 돌린 일",
  },
  {
    pattern: of(
      `${START}([가-힣]{1,8}(?:이|가|을|를) (?:늘|줄|높|낮|커졌|작아졌|빨라|느려)[가-힣]{1,8})(?=[\\s.,!?]|$)`,
    ),
    ask: (phrase, isPast) =>
      `‘${phrase}’ 부분은 얼마에서 얼마로 달라${be(isPast, "졌나요", "지나요")}? 어디에서 확인했나요?`,
    hint: "예: 한 달에 40권에서 65권으로",
    onlyWithoutFigure: true,
  },
];
