import { type Edit, editMatches, type Rule } from "../editing/edit.ts";
import { finalOf, withFinal } from "../korean/jamo.ts";
import { isKnown, stemsBeforeU } from "../korean/restore-stem.ts";

/** Bound nouns are written separately (한글 맞춤법 제42항). Only if the preceding modifier is unambiguous. */
export const boundNounSpacing: Rule = {
  id: "bound-noun-spacing",
  name: "의존 명사 띄어쓰기",
  reason: "'수', '것', '때문' 같은 의존 명사는 앞말과 띄어 써요.",
  find: (view) => [
    ...afterL(view, /([가-힣]{1,119})수((?:도|는|가|밖에)?)( ?)(있|없)/g, "수"),
    ...editMatches(
      view,
      /([가-힣]{0,119}(?:하|되|있|없|받|주|오|가|보|먹|쓰|사|만드|아|모르|배우|느끼)는)것(?=[이은을도만과에으처같입인])/g,
      (match) => spaced(match, 1),
    ),
    ...editMatches(
      view,
      /([가-힣]{1,119}[한할된될던])(것)(?=(?:이|은|을|도|만|과|에|으로|처럼|같|입니다|인)(?![가-힣]{3}))/g,
      (match) => (/^(?:이|그|저|대)$/.test(match[1] ?? "") ? null : spaced(match, 1)),
    ),
    ...editMatches(view, /([가-힣]{1,119})것(?= 같)/g, (match) =>
      /[ㄴㄹ]/.test(finalOf(match[1] ?? "") ?? "") && !/(?:물|할)$/.test(match[1] ?? "") ? spaced(match, 1) : null,
    ),
    ...editMatches(view, /([가-힣]{1,119})때문(?=에|이|인|입|임|일)/g, (match) =>
      /(?:이|그|저)$/.test(match[1] ?? "") ? null : spaced(match, 1),
    ),
    ...editMatches(view, /([가-힣]{1,119}[할될])(뿐)(?=[ 이만더])/g, (match) =>
      /^(?:뿐더러)/.test(match[2] ?? "") || view.text.startsWith("더러", match.index + match[0].length)
        ? null
        : spaced(match, 1),
    ),
    ...editMatches(view, /([가-힣]{0,119}[할될갈볼올쓸줄])(줄)(?= ?(?:알|모르|몰|안다|압니다|아는))/g, (match) =>
      spaced(match, 1),
    ),
    ...editMatches(view, /([가-힣]{1,119}[한된간본온쓴])적(?=(?:이|은|도)? ?(?:있|없))/g, (match) => spaced(match, 1)),
    ...editMatches(
      view,
      /([가-힣]{0,119}[하되]는)데(?= (?:도움|필요|걸리|시간|쓰|사용|기여|성공|중요|집중|노력|앞장|한계))/g,
      (match) => spaced(match, 1),
    ),
    ...editMatches(
      view,
      /([가-힣]{1,119}(?:한|된))지(?= (?:\d+|한|두|세|네|몇|오래|얼마|벌써|일주일|열)\S{0,119} ?(?:년|달|개월|주|일|시간|되|됐|지났|안)?)/g,
      (match) => (/(?:인|은)$/.test(match[1] ?? "") ? null : spaced(match, 1)),
    ),
  ],
};

/** A space after the modifier at the start of the match. */
function spaced(match: RegExpExecArray, group: number): Edit {
  const at = match.index + (match[group] ?? "").length;
  return { from: at, to: at, text: " " };
}

/** 할수 있다: the syllable before 수 is a stem with ㄹ. 실수 있는 is a noun, so the stem must be known. */
function afterL(view: Parameters<Rule["find"]>[0], pattern: RegExp, noun: string): Edit[] {
  return editMatches(view, pattern, (match) => {
    const [, head = "", particle = "", , verb = ""] = match;
    if (finalOf(head) !== "ㄹ" || (/(?:실|홀|필|일|열)$/.test(head) && head.length < 2)) return null;
    const stems = stemsBeforeU(withFinal(head, "")).filter((stem) => isKnown(stem.text));
    const closed = head.endsWith("을") && isKnown(head.slice(0, -1));
    if (stems.length === 0 && !closed) return null;
    return `${head} ${noun}${particle} ${verb}`;
  });
}
