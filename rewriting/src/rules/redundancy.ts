import { type Edit, editMatches, type Rule } from "../editing/edit.ts";

/**
 * Words that repeat the meaning of the next word. Left: the redundant form; right: the sufficient one. Endings are left
 * open.
 */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/(?:사전에 미리|미리 사전에)(?=\s)/g, "미리"],
  [/미리 (?=(?:예방|예측|예상|예고|예약|예견|예습)[가-힣]*)/g, ""],
  [/사전에 (?=(?:예방|예측|예고|예약)[가-힣]*)/g, ""],
  [/다시 (?=(?:재개|재발|재검토|재확인|재평가|재도전|재시작|재구성|재건|재발견|재조명|재정비|재활용)[가-힣]*)/g, ""],
  [/새(?:로|롭게) (?=(?:신설|신축|창설|창조)[가-힣]*)/g, ""],
  [/서로 상호(?= )/g, "서로"],
  [/상호 간에 서로(?= )/g, "서로"],
  [/(?:함께|같이) (?=공존[가-힣]*)/g, ""],
  [/계속(?:해서)? (?=지속[하되가-힣]*)/g, ""],
  [/스스로 (?=(?:자각|자립|자책)[가-힣]*)/g, ""],
  [/(?:남은 )(?=여생)/g, ""],
  [/여러 가지 다양한(?= )/g, "여러 가지"],
  [/다양한 여러 가지(?= )/g, "여러 가지"],
  [/가까운 (?=측근)/g, ""],
  [/어려운 (?=난관)/g, ""],
  [/오랜 (?=숙원)/g, ""],
  [/느낀 (?=소감)/g, ""],
  [/그때 당시/g, "당시"],
  [/그 당시 때/g, "그 당시"],
  [/가장 (?=(?:최초|최고|최대|최소|최우선)(?:의|로|인|이|다|가|$))/g, ""],
  [/매우 (?=극심)/g, ""],
  [/과반수 이상이(?=\s)/g, "과반수가"],
  [/과반수 이상(?=의|에|도)/g, "과반수"],
  [/매(년|일|주)마다/g, "매$1"],
  [/매달마다/g, "매달"],
  [/(과정|기간) 속에서/g, "$1에서"],
  [/(기) 위한 목적으로/g, "$1 위해"],
  [/([음함됨임])에도 불구하고/g, "$1에도"],
  [/앞으로의 (?=향후)/g, ""],
  [/앞으로 향후(?= )/g, "앞으로"],
  [/현재 지금(?=[ 은])/g, "지금"],
  [/각 ([가-힣]+)마다(?=[\s,])/g, "$1마다"],
  [/(방학|휴가|연휴|여행|축제|행사|학기|시험|명절|장마) 기간 동안(?=[\s,])/g, "$1 동안"],
  [/탈락되/g, "탈락하"],
];
const ABOUT =
  /약 ((?:\d[\d,.]*|[한두세네다섯여섯일곱여덟아홉열스무몇]+)\s?[가-힣%]{0,4}?) ?(정도|가량|쯤)(?=[\s.,에의가이은는을를로입인])/g;

export const redundancy: Rule = {
  id: "redundancy",
  name: "겹말",
  reason: "같은 뜻이 겹친 말을 하나만 남겼어요.",
  find: (view) => {
    const edits: Edit[] = [];
    for (const [pattern, plain] of PAIRS) {
      edits.push(
        ...editMatches(view, pattern, (match) => {
          const before = match.index === 0 ? " " : view.text.charAt(match.index - 1);
          const opens = /[\s("'“‘]/.test(before);
          if (!opens && !/^(?:.에도 불구하고|기 위한|탈락)/.test(match[0])) return null;
          return plain.replace("$1", match[1] ?? "");
        }),
      );
    }
    edits.push(
      ...editMatches(view, ABOUT, (match) =>
        match.index > 0 && !/[\s(]/.test(view.text.charAt(match.index - 1)) ? null : match[0].slice(2),
      ),
    );
    return edits;
  },
};
