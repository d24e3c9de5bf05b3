import { counted, type Family } from "../feature.ts";

/**
 * Stock phrases of model prose, from published counts on essays of 2024 and our training corpora. They become outdated:
 * models of 2026 use far fewer than humans do. Misleading for abstracts, reports, official letters and translated
 * guides.
 */
const group = "cliche" as const;

export const PHRASES: Family = {
  id: "phrases",
  features: [
    counted("such-demonstrative", "'이러한'", "이러한|이같은|그러한|이와 같은", { group }),
    counted("diverse", "'다양한'", "다양*|여러 가지*|각양각색*", { group }),
    counted("important", "'중요하다'는 말", "중요*|핵심*|필수*|관건*", { group }),
    counted(
      "it-is-important",
      "'~것이 중요하다'",
      "것이 중요*|것은 중요*|것도 중요*|게 중요*|것이 좋*|것이 핵심*|것이 필요*",
      { group },
    ),
    counted("can-do", "'할 수 있다'", "수 있*", { group }),
    counted("cannot-do", "'할 수 없다'", "수 없*|수가 없*|수 밖에*|수밖에*", { group: "other" }),
    counted("so-that-can", "'~할 수 있도록'", "수 있도록|수 있게|수 있으며*|수 있고|수 있어|수 있기", { group }),
    counted("through", "'~을 통해'", "통해|통해서|통하여|통한|통해서도|통해서만", { group }),
    counted("this-through", "'이를 통해'", "이를 통해*|이를 위해*|이를 바탕으로|이를 기반으로|이에 따라", { group }),
    counted("for-the-sake", "'~을 위해'", "위해|위해서|위하여|위한|위해서는", { group }),
    counted("about", "'~에 대한'", "*에 대한|*에 대해|*에 대해서|*에 대하여|*에 관한|*에 관해|*에 관하여", {
      group: "translationese",
    }),
    counted("role", "'역할'", "역할*", { group }),
    counted("influence", "'영향을 미치다'", "영향*|미치*|미칠|미친|미쳤*", { group }),
    counted("offer", "'제공하다'", "제공*|제시*|선사*", { group }),
    counted("possibility", "'가능성'", "가능성*|가능하*|가능한|잠재*", { group }),
    counted("effective", "'효과적', '효율적'", "효과적*|효율*|체계적*|적극적*|지속적*|지속가능*|성공적*|안정적*", {
      group,
    }),
    counted("based-on", "'바탕으로', '기반으로'", "바탕으로|기반으로|토대로|기반*|근거로|중심으로", { group }),
    counted("aspect", "'측면', '관점'", "측면*|관점*|차원*|맥락*|요소*|요인*", { group }),
    counted("process", "'과정', '방식'", "과정*|방식*|방법*|단계*|접근*|흐름*|구조*", { group }),
    counted("helps", "'도움이 되다'", "도움이 *|도움을 *|데 도움*|기여*|이바지*", { group }),
    counted("need", "'필요가 있다'", "필요가 있*|필요하*|필요합*|필요한|필요로*|필요성*", { group }),
    counted(
      "must",
      "'~해야 한다'",
      "*야 한다|*야 합니다|*야 하며|*야 하는|*야 할|*야 해요|*야 한다는|*야 하고|*야만 *",
      { group },
    ),
    counted(
      "in-doing",
      "'~하는 데'",
      "하는 데|하는데 있어*|되는 데|하는 데에|데 있어*|데 중요*|데 필요*|데 큰|데 사용*",
      { group },
    ),
    counted("not-a-but-b", "'A가 아니라 B'", "아니라|아닌|아니고|아니며|아니었다", { group }),
    counted("not-simply", "'단순히 ~이 아니다'", "단순히|단순한|단순*|단지|그저|비단", { group }),
    counted("beyond", "'~을 넘어'", "넘어|넘어서|넘어선|넘어서는|뛰어넘*", { group }),
    counted(
      "suggests",
      "'시사한다', '보여준다'",
      "시사*|보여준*|보여줍*|보여주*|의미한다|의미합*|나타낸다|나타냅*|뜻한다|강조*",
      { group },
    ),
    counted("meaningful", "'의미', '가치'", "의미*|가치*|의의*|본질*", { group }),
    counted("change-growth", "'변화', '성장', '발전'", "변화*|성장*|발전*|혁신*|미래*|향상*|개선*|강화*", { group }),
    counted("understanding", "'이해', '소통', '공감'", "이해*|소통*|공감*|배려*|존중*|협력*|조화*|균형*", { group }),
    counted("effort", "'노력', '관심'", "노력*|관심*|열정*|도전*|극복*|함양*|고민*", { group }),
    counted(
      "fact-that",
      "'~라는 사실', '~다는 점'",
      "*다는 사실*|*라는 사실*|*다는 점*|*라는 점*|*다는 것*|*라는 것*|*다는 뜻*|*다는 이유*|*다는 말*",
      {
        group,
      },
    ),
    counted(
      "point-is",
      "'~라는 점이다'",
      "점이다$|점입니다$|점이에요$|셈이다$|셈입니다$|법이다$|때문이다$|때문입니다$|것이다$|것입니다$|거예요$",
      { group },
    ),
    counted(
      "vivid-number",
      "'한 번', '두 가지'처럼 센 말",
      "한 번*|두 번*|세 번*|한 가지*|두 가지*|세 가지*|한 사람*|두 사람*|몇 가지*|몇 번*|한 줄*|한 장*|하나*",
      {
        group,
      },
    ),
    counted("native-number", "수를 세는 우리말", "한|두|세|네|다섯*|여섯*|일곱*|여덟*|아홉*|열|스무|수십|수백|몇"),
    counted("time-frame", "'처음', '끝', '다시'", "처음*|끝*|다시|오래*|내내|결국|비로소|이미|아직", { group }),
    counted("together-all", "'함께', '모두', '서로'", "함께|모두|서로|모든|모두가|다같이|각자|각각|각"),
    counted("most-more", "'가장', '더욱'", "가장|더욱|더|매우|훨씬|더욱더|보다|한층"),
    counted(
      "main-various",
      "'주요', '특정', '기존'",
      "주요|주된|특정|특정한|기존|기존의|새로운|복잡한|명확*|구체적*|적절*|강력*",
      { group },
    ),
    counted("and-formal", "'및', '또는'", "및|또는|혹은|내지", { group: "other" }),
    counted("etc", "'등'", "등|등의|등을|등이|등과|등에|등으로|등은|등도"),
    counted("follows", "'다음과 같다'", "다음과|다음은|아래는|아래와|아래의|다음과 같*", { group }),
    counted("case-when", "'경우', '때'", "경우|경우에|경우에는|경우는|경우가|때|때는|때에|때에는|때마다", {
      group: "other",
    }),
    counted("result-in", "'~게 되다'", "*게 되*|*게 된*|*게 됩*|*게 됐*|*게 만들*|*게 만든*|*게 하*|*게 한*|*게 합*", {
      group: "translationese",
    }),
  ],
};
