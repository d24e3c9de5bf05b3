import { countedPerSentence, type Family } from "../feature.ts";

/**
 * Connective adverbs at the start of a sentence. Models of 2023 to 2025 use 또한, 따라서, 특히 and 결론적으로, those of 2026 다만 and
 * 먼저; humans who narrate 그래서, 그런데, 근데. Misleading for genres with taught signposting: essays, abstracts, reports.
 */
const group = "connective" as const;

export const CONNECTIVES: Family = {
  id: "connectives",
  features: [
    countedPerSentence("opens-also", "'또한'으로 여는 문장", "^또한|^또|^아울러|^더불어", { group }),
    countedPerSentence(
      "opens-therefore",
      "'따라서'로 여는 문장",
      "^따라서|^그러므로|^이에 따라|^이에 따라서|^그렇기 때문에",
      { group },
    ),
    countedPerSentence("opens-but-formal", "'그러나', '하지만'으로 여는 문장", "^그러나|^하지만|^그렇지만", { group }),
    countedPerSentence("opens-so-plain", "'그래서'로 여는 문장", "^그래서|^그러니까|^그러니|^그니까", { group }),
    countedPerSentence("opens-and-plain", "'그리고'로 여는 문장", "^그리고|^그리곤|^그러고", { group }),
    countedPerSentence("opens-by-the-way", "'그런데', '근데'로 여는 문장", "^그런데|^근데|^헌데|^한데|^그런데도", {
      group,
    }),
    countedPerSentence("opens-however-2026", "'다만'으로 여는 문장", "^다만|^단", { group }),
    countedPerSentence("opens-especially", "'특히'로 여는 문장", "^특히|^특히나|^무엇보다|^무엇보다도", { group }),
    countedPerSentence("opens-example", "'예를 들어'로 여는 문장", "^예를 들어|^예를 들면|^예컨대|^가령|^예시로", {
      group,
    }),
    countedPerSentence("opens-that-is", "'즉'으로 여는 문장", "^즉|^다시 말해|^요컨대|^말하자면|^다시 말하면", {
      group,
    }),
    countedPerSentence("opens-first", "'먼저', '우선'으로 여는 문장", "^먼저|^우선|^일단", { group }),
    countedPerSentence(
      "opens-enumeration",
      "'첫째', '둘째'로 여는 문장",
      "^첫째|^둘째|^셋째|^넷째|^첫째로|^둘째로|^셋째로|^첫 번째*|^두 번째*|^세 번째*|^첫번째*|^두번째*|^세번째*",
      {
        group,
      },
    ),
    countedPerSentence("opens-finally", "'마지막으로'로 여는 문장", "^마지막으로|^끝으로|^마지막은", { group }),
    countedPerSentence(
      "opens-conclusion",
      "'결론적으로'로 여는 문장",
      "^결론적으로|^종합하면|^종합해*|^종합적으로|^요약하자면|^요약하면|^정리하면|^정리하자면|^결국|^결과적으로",
      { group },
    ),
    countedPerSentence(
      "opens-meanwhile",
      "'한편', '반면'으로 여는 문장",
      "^한편|^반면|^반면에|^이와 달리|^반대로|^이에 반해",
      { group },
    ),
    countedPerSentence(
      "opens-like-this",
      "'이처럼'으로 여는 문장",
      "^이처럼|^이와 같이|^이렇듯|^이렇게|^이와 같은|^이같은|^이같이",
      { group },
    ),
    countedPerSentence(
      "opens-furthermore",
      "'나아가'로 여는 문장",
      "^나아가|^더 나아가|^더욱이|^게다가|^뿐만 아니라|^이뿐만 *|^이 외에도|^이외에도",
      {
        group,
      },
    ),
    countedPerSentence(
      "opens-nevertheless",
      "'그럼에도'로 여는 문장",
      "^그럼에도|^그럼에도 불구하고|^그렇다고|^오히려",
      { group },
    ),
    countedPerSentence(
      "opens-through-this",
      "'이를 통해'로 여는 문장",
      "^이를 통해*|^이를 위해*|^이를 바탕으로|^이로 인해|^이를 *",
      { group },
    ),
    countedPerSentence("opens-this-is", "'이는'으로 여는 문장", "^이는|^이것은|^이것이|^이러한|^이런|^이같은", {
      group,
    }),
    countedPerSentence(
      "opens-of-course",
      "'물론', '사실'로 여는 문장",
      "^물론|^사실|^솔직히|^어쨌든|^아무튼|^하여튼|^암튼|^여하튼",
      { group },
    ),
    countedPerSentence(
      "opens-at-that-time",
      "때를 말하며 여는 문장",
      "^그때|^그날|^어느|^그러다|^그러자|^이제|^지금|^요즘|^오늘|^어제|^현재|^최근|^처음*",
      {
        group: "other",
      },
    ),
  ],
};
