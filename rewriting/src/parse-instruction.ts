import type { Level } from "./korean/predicate.ts";
import type { Task } from "./presets.ts";

/** A parsed instruction; `unread` is the part that is not supported, "" if all of it was read. */
export interface Request {
  readonly tasks: readonly Task[];
  readonly level: Level | null;
  /** Whether a formal manner was requested without a level: 격식 있게, not 격식체. */
  readonly mannerOnly: boolean;
  readonly unread: string;
}

/** Phrases and their tasks, longest first. Particles and requesting verbs around them are fillers. */
const ASKED: readonly (readonly [RegExp, Task | Level])[] = [
  [
    /격식\s?(?:체|있게|있는|을 갖춰|을 갖추어|을 차려)?|공식적(?:으로|인)|정중하?게?|공손하게?|예의 바르게|다나까체?|비즈니스 (?:말투|문체|톤)(?:으로|로)?|하십시오체|합쇼체|합니다체|습니다체|-?습니다|-?ㅂ니다/,
    "formal",
  ],
  [/(?:해요체|-?요체|해요)(?:로)?|부드러운 존댓말|친근한 존댓말/, "polite"],
  [/존댓말체?|높임말|경어체?|존대/, "polite"],
  [/반말체?|해체|친구한테 말하듯|친구에게 말하듯/, "casual"],
  [/평서체|해라체|문어체|논문체|논문 ?(?:투|문체|형식)|-?한?다체|-다(?:로| 로)|예사말|이다체/, "plain"],
  [/맞춤법|철자|오타|띄어쓰기|오탈자|교정|spelling/, "spelling"],
  [/접속어|접속사|이음말|접속 부사/, "fewer-connectives"],
  [/번역투|번역체|번역 ?느낌|영어식 표현|일본어식 표현/, "no-translationese"],
  [/글머리표|목록|불릿|번호 ?매기기|첫째 ?둘째|나열식/, "no-lists"],
  [/문장(?:들)?을? ?(?:합쳐|이어|연결)(?:서)?/, "merge"],
  [
    /간결하?게?|간단하?게?|간략하?게?|짧게|짧은|줄여서|압축(?:해서)?|군더더기(?: 없이)?|함축적으로|컴팩트하게/,
    "concise",
  ],
  [
    /어려운 (?:한자어|말|낱말|단어|용어)(?:를|을)?(?: 쉽게| 쉬운 말로)?|쉽게|쉬운 말(?:로)?|쉬운 표현(?:으로)?|쉬운|알기 쉽게|이해하기 쉽게|초등학생도 (?:알|이해할) 수 있게|평이하게/,
    "easy",
  ],
  [
    /자연스럽게?|자연스러운|매끄럽게|매끄러운|다듬어|다듬고|어색한 (?:곳|부분|표현|문장)(?:을|만)?|부드럽게|윤문/,
    "natural",
  ],
];

/** Requesting words without a task. */
const FILLER =
  /(?:이|그|위|아래|다음)?\s?(?:글|문장|문단|단락|내용|텍스트|표현|부분|말투|문체|어투|톤|말|글자|전체|것|여기|원문)(?:들)?(?:을|를|은|는|이|가|로|으로|의|만|도|에서)?(?=\s|$)/g;
const ASKING =
  /(?:좀|조금|더|아주|매우|훨씬|최대한|가능하면|되도록|살짝|약간|전부|모두|다|한번|다시|잘|통일|한국어로|우리말로|수정|변경|변환|교정|정리|윤문|퇴고|첨삭|부탁|그리고|또|및|하고|해서|하면서|동시에|읽히게|들리게|보이게|되게|없게|느껴지게|쓴|적은|빼고|없애고|줄이고|고치고|바꾸고|맞추고|확인하고|다듬고)(?=\s|$|[.,!?~])/g;
const DOING =
  /(?:통일해|바꿔|바꾸어|바꿔서|고쳐|고쳐서|써|다시 써|적어|만들어|다듬어|줄여|빼|없애|정리해|수정해|변경해|변환해|교정해|검사해|확인해|맞춰|풀어|풀어써|표현해|작성해|해|부탁해|부탁드려|부탁드립니다|부탁해요|이어|합쳐|제거해|삭제해|봐|해봐|바꿔봐|고쳐봐)(?:\s?(?:줘|주세요|주십시오|줄래|줄래요|주라|줘요|줄 수 있어|줄 수 있나요|주면 좋겠어|요|라|봐|봐줘))?(?=\s|$|[.,!?~])/g;
/** A negation reverses a request: 접속어는 그대로 두고, 반말 쓰지 말고. */
const NEGATED = /말고|말아|마세요|하지 마|지 마|그대로|두고|유지|제외|빼지|바꾸지|건드리지|않게|없이 두/;

/** 접속어를 써 줘 asks for more, 접속어를 줄여 줘 for fewer: these tasks need a reducing word. */
const TAKING_AWAY = /줄|빼|없|제거|삭제|고쳐|고치|풀|지워|지우|덜어|정리/;
const NEEDS_TAKING_AWAY: ReadonlySet<Task | Level> = new Set(["fewer-connectives", "no-lists", "no-translationese"]);
/** 반말을 존댓말로: the current level of the text is not a request. */
const FROM_LEVEL =
  /(?:반말|존댓말|높임말|해요체|합쇼체|습니다체|평서체|문어체|해체|해라체|구어체)(?:를|을|에서)(?=\s)/g;

/**
 * Parses a free instruction. Known phrases and fillers must cover all of it, since an instruction is never followed in
 * part.
 */
export function parseInstruction(instruction: string): Request {
  const text = instruction.normalize("NFC").replace(/\s+/g, " ").trim();
  const none = { level: null, mannerOnly: false };
  if (text === "") return { tasks: ["natural"], ...none, unread: "" };
  if (NEGATED.test(text)) return { tasks: [], ...none, unread: text };
  const tasks: Task[] = [];
  let level: Level | null = null;
  let mannerOnly = false;
  let rest = text.replace(FROM_LEVEL, " ");
  for (const [pattern, asked] of ASKED) {
    const match = pattern.exec(rest);
    if (match === null || (NEEDS_TAKING_AWAY.has(asked) && !TAKING_AWAY.test(text))) continue;
    if (isLevel(asked)) {
      if (level !== null && level !== asked && !(asked === "polite" && level === "formal"))
        return { tasks: [], ...none, unread: text };
      level ??= asked;
      if (asked === "formal" && /격식|공식|정중|비즈니스/.test(match[0])) tasks.push("formal");
      mannerOnly = MANNER.test(match[0]);
    } else tasks.push(asked);
    rest = rest.replace(new RegExp(pattern.source, "g"), " ");
  }
  const unread = strip(rest);
  return {
    tasks: [...new Set(tasks)],
    level,
    mannerOnly,
    unread: tasks.length === 0 && level === null && unread === "" ? text : unread,
  };
}

/** Essays in -다 are already formal, so these ask for other words, not for another level. */
const MANNER = /^(?:격식(?!\s?체)|공식)/;

function isLevel(asked: Task | Level): asked is Level {
  return asked === "formal" || asked === "polite" || asked === "casual" || asked === "plain";
}

function strip(text: string): string {
  let rest = ` ${text} `;
  for (let round = 0; round < 2; round++) {
    rest = rest
      .replace(
        /(?<=\s)(?:체|투|식|형|을|를|은|는|이|가|로|으로|게|하게|있게|만|도|의|과|와|랑|이랑|하고|인|한|된|에|요|해|수|좀|고|면서|하고|하게|줘|줘요|주세요|주십시오|줄래|봐|보기|표현)(?=[\s.,!?~])/g,
        " ",
      )
      .replace(DOING, " ")
      .replace(ASKING, " ")
      .replace(FILLER, " ")
      .replace(/[.,!?~^"'()\-:;/]+/g, " ")
      .replace(/\s+/g, " ");
  }
  return rest.trim();
}
