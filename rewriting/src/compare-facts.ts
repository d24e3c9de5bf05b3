import { countNegations } from "./editing/check-invariants.ts";

export type FactKind = "number" | "link" | "latin" | "quotation" | "negation" | "name";

/** Something that an edit changed but should have preserved. */
export interface FactChange {
  readonly kind: FactKind;
  /** In Korean, for the user who decides about the edit. */
  readonly message: string;
}

const LINK = /(?:https?:\/\/|www\.)[^\s"'<>()가-힣]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
const NUMBER = /\d+(?:[.,:]\d+)*/g;
const LATIN = /[A-Za-z\u00c0-\u024f][A-Za-z\u00c0-\u024f0-9]*/g;
const QUOTED =
  /"([^"\n]{1,400})"|“([^”\n]{1,400})”|‘([^’\n]{1,400})’|「([^」\n]{1,200})」|『([^』\n]{1,200})』|《([^》\n]{1,200})》|〈([^〉\n]{1,200})〉|(?<![가-힣A-Za-z0-9])'([^'\n]{1,200})'/g;

/** The commonest family names and syllables of given names; together they distinguish 김민수 from 전문가 and 이야기. */
const FAMILY = "김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허남심노하곽성차주우구민진";
const GIVEN =
  "민서지영현수준우진호연은혜미경희숙정훈철석빈윤채율원규환태승재동성욱용창범나다라람별솔슬찬혁건기덕상선순옥자춘복길식일웅열완섭균권";
const TITLE =
  "씨|님|군|양|선생|교수|박사|대표|사장|회장|부장|과장|대리|팀장|의원|장관|총리|대통령|시장|작가|감독|기자|선수|배우|가수|목사|신부|스님|원장|소장|위원";
const NAME = new RegExp(
  [
    `(?<![가-힣])[${FAMILY}][${GIVEN}]{2}(?=(?:은|는|이|가|을|를|의|에게|한테|와|과|도|만|께|께서|랑|이랑|처럼|보다|라는|이라는)?(?![가-힣]))`,
    `(?<![가-힣])[${FAMILY}][가-힣]{1,3}(?= ?(?:${TITLE})(?:은|는|이|가|을|를|의|에게|께서|께|와|과|도)?(?![가-힣]))`,
    `(?<![가-힣])[가-힣]{1,6}(?:특별시|광역시|대학교|고등학교|초등학교|중학교|연구원|연구소|은행|병원)`,
  ].join("|"),
  "g",
);

/**
 * Differences between two texts in numbers, links, Latin words, quotations, recognisable names, and the count of
 * negations. The built-in editor never changes these; a language model may, and then the user is warned. Names without
 * a family name, title or known ending are not detected.
 */
export function compareFacts(before: string, after: string): readonly FactChange[] {
  const [first, second] = [take(before), take(after)];
  const changes: FactChange[] = [];
  for (const kind of ["number", "link", "latin", "quotation", "name"] as const) {
    const message = describe(NAMES[kind], without(first[kind], second[kind]), without(second[kind], first[kind]));
    if (message !== null) changes.push({ kind, message });
  }
  const [negationsBefore, negationsAfter] = [countNegations(before), countNegations(after)];
  if (negationsBefore !== negationsAfter) {
    const message = `부정하는 말('안', '않다', '없다' 같은 말)이 ${negationsBefore}개에서 ${negationsAfter}개로 달라졌어요. 뜻이 뒤집히지 않았는지 봐 주세요.`;
    changes.push({ kind: "negation", message });
  }
  return changes;
}

const NAMES: Readonly<Record<Exclude<FactKind, "negation">, string>> = {
  number: "숫자",
  link: "주소",
  latin: "로마자로 쓴 말",
  quotation: "따옴표 안의 말",
  name: "이름",
};

interface Facts {
  readonly number: readonly string[];
  readonly link: readonly string[];
  readonly latin: readonly string[];
  readonly quotation: readonly string[];
  readonly name: readonly string[];
}

function take(text: string): Facts {
  const link = (text.match(LINK) ?? []).map((one) => one.replace(/(?<![.,;:!?])[.,;:!?]+$/, ""));
  const rest = text.replace(LINK, " ");
  return {
    link,
    number: (rest.match(NUMBER) ?? []).map((one) => one.replace(/,(?=\d{3}(?!\d))/g, "")),
    latin: rest.match(LATIN) ?? [],
    quotation: [...rest.matchAll(QUOTED)].map((match) => match.slice(1).find((part) => part !== undefined) ?? ""),
    name: rest.match(NAME) ?? [],
  };
}

/** Items that occur more often in the first list than in the second. */
function without(these: readonly string[], those: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const one of those) left.set(one, (left.get(one) ?? 0) + 1);
  return these.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}

const MOST_NAMED = 3;

function describe(name: string, missing: readonly string[], added: readonly string[]): string | null {
  if (missing.length > 0 && added.length > 0) return `${name}: ${list(missing)} → ${list(added)}`;
  if (missing.length > 0) return `${name}: ${list(missing)} 빠짐`;
  return added.length > 0 ? `${name}: ${list(added)} 새로 생김` : null;
}

function list(parts: readonly string[]): string {
  const named = parts.slice(0, MOST_NAMED).map((part) => `‘${part.length > 30 ? `${part.slice(0, 30)}…` : part}’`);
  return named.join(", ") + (parts.length > MOST_NAMED ? ` 외 ${parts.length - MOST_NAMED}개` : "");
}
