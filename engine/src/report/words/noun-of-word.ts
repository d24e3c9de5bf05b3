/** A Korean word as a noun with a particle. */
export interface NounForm {
  readonly stem: string;
  /** Whether only nouns take the particle, so that the stem is no verb that ends alike. */
  readonly isProof: boolean;
}

const PROOF = new Set(
  "이 가 을 를 의 에 에서 에게 에는 에도 에만 에서는 에서도 에서의 에게는 에게서 께서 께서는 한테 부터 까지 까지의 까지는 만의 만을 과의 와의 으로의 로의".split(
    " ",
  ),
);
const OTHER = new Set(
  "은 는 으로 로 으로는 로는 으로서 로서 으로써 로써 와 과 와는 과는 도 만 만이 처럼 보다 마다 이라는 라는 이란 란 이나 나 인 이다 이며 이고 이자 입니다 이었다 였다 이에요 예요".split(
    " ",
  ),
);
const LONGEST_PARTICLE = 3;

/** Particles that begin so follow a consonant only, or a vowel only. */
const AFTER_CONSONANT = new Set("은이을과으");
const AFTER_VOWEL = new Set("는가를와라란예였나");

/** Stems of verbs and their endings, which 은, 는, 을 and 이 may follow as well. */
const VERB_END =
  /(?:[하되했됐있없았었였겠않같좋많높낮받찾얻갖맞시]|[있없았었였겠]음|[하되]기|[하되는을]지|[^목실업]적)$/;
/** Verbs before 가: 돌아가, 들어가, 하다가. */
const VERB_BEFORE_GA = /[아어여라러려나다와워켜쳐져겨내해]$/;
/** Verbs before 은 besides those above. */
const VERB_BEFORE_EUN = /[놓넣쌓맺닫잃앓끓붙늦젖깊굳곧잡읽앉벗씻믿묻섞깎닦]$/;
/** Syllables before 는 in which hardly any verb ends. */
const NOUN_BEFORE_NEUN = /[어자제사화소터료표수조호로트스체계교버머더마바파카야의회례류초요유데크프브즈]$/;
/** Nouns of every text, which are no topic. */
const EVERYDAY = new Set(
  "때문 경우 정도 동안 이후 이전 이상 이하 자체 부분 가운데 우리 저희 자신 이것 그것 저것 여기 거기 무엇 누구 하나 서로 모두 다음 이번 요즘 오늘 지금".split(
    " ",
  ),
);

/** Null if the word's ending is no particle, or its stem no noun of two syllables. */
export function nounOfWord(word: string): NounForm | null {
  for (let size = Math.min(LONGEST_PARTICLE, word.length - 2); size > 0; size--) {
    const particle = word.slice(-size);
    if (!PROOF.has(particle) && !OTHER.has(particle)) continue;
    const bare = word.slice(0, -size);
    if (!follows(particle.charAt(0), bare) || VERB_END.test(bare)) continue;
    const stem = singular(bare);
    return EVERYDAY.has(stem) ? null : { stem, isProof: proves(particle, bare) };
  }
  return null;
}

/** A word without the plural 들. */
export function singular(word: string): string {
  return word.length > 2 && word.endsWith("들") ? word.slice(0, -1) : word;
}

function proves(particle: string, stem: string): boolean {
  if (particle === "가") return !VERB_BEFORE_GA.test(stem);
  if (particle === "은") return !VERB_BEFORE_EUN.test(stem);
  return particle === "는" ? NOUN_BEFORE_NEUN.test(stem) : PROOF.has(particle);
}

function follows(first: string, stem: string): boolean {
  const last = stem.charCodeAt(stem.length - 1);
  if (last < 0xac00 || last > 0xd7a3) return true;
  const isClosed = (last - 0xac00) % 28 !== 0;
  return isClosed ? !AFTER_VOWEL.has(first) : !AFTER_CONSONANT.has(first);
}
