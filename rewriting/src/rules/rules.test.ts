import { type Examples, testExamples } from "../testing/test-examples.ts";
import { activeVoice } from "./active-voice.ts";
import { boundNounSpacing } from "./bound-noun-spacing.ts";
import { bulletSentences } from "./bullet-sentences.ts";
import { canBePossible } from "./can-be-possible.ts";
import { connectiveClutter } from "./connective-clutter.ts";
import { doublePassive } from "./double-passive.ts";
import { dueTo } from "./due-to.ts";
import { easyWords } from "./easy-words.ts";
import { enumerationChain } from "./enumeration-chain.ts";
import { formalWords } from "./formal-words.ts";
import { genitiveChain } from "./genitive-chain.ts";
import { haveAttribute } from "./have-attribute.ts";
import { inTermsOf } from "./in-terms-of.ts";
import { mergeSentences, uniformEndings } from "./merge-sentences.ts";
import { needNoun } from "./need-noun.ts";
import { oneOfTheMost } from "./one-of-the-most.ts";
import { redundancy } from "./redundancy.ts";
import { regarding } from "./regarding.ts";
import { SPEECH_LEVELS } from "./speech-level.ts";
import { spelling } from "./spelling.ts";
import { stackedParticles } from "./stacked-particles.ts";
import { thereforeAgain } from "./therefore-again.ts";
import { thingEnding } from "./thing-ending.ts";
import { throughMeans } from "./through-means.ts";
import { wordyPhrases } from "./wordy-phrases.ts";

const EXAMPLES: readonly Examples[] = [
  {
    rule: connectiveClutter,
    changes: [
      ["운동은 몸에 좋다. 또한, 기분도 나아진다.", "운동은 몸에 좋다. 기분도 나아진다."],
      ["값이 싸다. 결론적으로, 이 방법이 낫다.", "값이 싸다. 이 방법이 낫다."],
      ["비가 왔다. 그럼에도 불구하고 모두 모였다.", "비가 왔다. 그런데도 모두 모였다."],
    ],
    keeps: [
      "자료를 모았다. 이를 통해 원인을 찾았다.",
      "비가 왔다. 그러므로 길이 젖었다.",
      "값이 싸다. 그러나 오래 못 간다.",
      "이 또한 지나간다.",
      "또한 사람이다.",
    ],
  },
  {
    rule: thereforeAgain,
    changes: [
      ["비가 왔다. 따라서, 길이 젖었다. 따라서, 조심했다.", "비가 왔다. 따라서, 길이 젖었다. 그래서, 조심했다."],
    ],
    keeps: ["비가 왔다. 따라서 길이 젖었다.", "강을 따라서 걸었다. 길을 따라서 갔다."],
  },
  {
    rule: regarding,
    changes: [
      ["기후 변화에 대해 설명했다.", "기후 변화를 설명했다."],
      ["그 문제에 대해서 논의합니다.", "그 문제를 논의합니다."],
      ["AI에 대해 연구한다.", "AI를 연구한다."],
      ["학교에서 안전에 대한 교육을 받았다.", "학교에서 안전 교육을 받았다."],
    ],
    keeps: [
      "그가 한 일에 대한 설명이 없다.",
      "미래에 대해 걱정이 많다.",
      "너에 대한 마음은 그대로다.",
      "그것에 대한 문제",
    ],
  },
  {
    rule: throughMeans,
    changes: [
      ["인터넷을 통해 알아보았다.", "인터넷으로 알아보았다."],
      ["설문 조사를 통해 설문을 통해서, 자료를 모았다.", "설문 조사로 설문으로, 자료를 모았다."],
    ],
    keeps: ["경험을 통해 배웠다.", "창문을 통해 빛이 들어왔다.", "친구를 통해 만났다."],
  },
  {
    rule: dueTo,
    changes: [
      ["폭우로 인해 도로가 잠겼다.", "폭우로 도로가 잠겼다."],
      ["화재로 인한 피해가 컸다.", "화재로 생긴 피해가 컸다."],
    ],
    keeps: [
      "이로 인해 길이 막혔다.",
      "질병으로 인한 사망이 늘었다.",
      "이러한 특성으로 인해 균형이 필요하다.",
      "구조로 인해 무너졌다.",
    ],
  },
  {
    rule: inTermsOf,
    changes: [
      ["학습에 있어서 복습은 중요하다.", "학습에서 복습은 중요하다."],
      ["일을 처리함에 있어 속도가 중요하다.", "일을 처리할 때 속도가 중요하다."],
      ["문제를 해결하는 데 있어서 대화가 필요하다.", "문제를 해결하는 데 대화가 필요하다."],
      ["나에게 있어 책은 친구다.", "나에게 책은 친구다."],
    ],
    keeps: ["집에 있어서 못 갔다.", "책상 위에 있어 찾기 쉽다."],
  },
  {
    rule: doublePassive,
    changes: [
      ["문제가 해결되어졌다.", "문제가 해결됐다."],
      ["그렇게 보여집니다.", "그렇게 보입니다."],
      ["잊혀진 이름", "잊힌 이름"],
      ["영어로 쓰여진 글", "영어로 쓰인 글"],
    ],
    keeps: ["널리 알려졌다.", "만들어진 지 오래다.", "그렇게 여겨진다.", "보여 주었다."],
  },
  {
    rule: haveAttribute,
    changes: [
      ["이 방법은 장점을 가지고 있다.", "이 방법은 장점이 있다."],
      ["역사에 관심을 갖고 있는 사람", "역사에 관심이 있는 사람"],
    ],
    keeps: ["그는 돈을 가지고 있다.", "모두가 관심을 가지고 있다.", "가방을 가지고 있습니다."],
  },
  {
    rule: canBePossible,
    changes: [
      ["집에서 일하는 것이 가능하다.", "집에서 일할 수 있다."],
      ["빵을 만드는 것이 가능합니다.", "빵을 만들 수 있습니다."],
      ["꾸준히 노력하는 것이 필요합니다.", "꾸준히 노력해야 합니다."],
    ],
    keeps: ["집에서 일하는 것이 불가능하다.", "쉬는 것이 중요하다."],
  },
  {
    rule: needNoun,
    changes: [
      ["아이는 도움을 필요로 한다.", "아이는 도움이 필요하다."],
      ["휴식을 필요로 하는 사람", "휴식이 필요한 사람"],
    ],
    keeps: ["환자가 도움을 필요로 한다.", "도움이 필요하다."],
  },
  {
    rule: oneOfTheMost,
    changes: [
      ["가장 중요한 문제 중 하나이다.", "손꼽히게 중요한 문제이다."],
      ["가장 아름다운 섬 중 하나입니다.", "손꼽히게 아름다운 섬입니다."],
    ],
    keeps: ["셋 중 하나를 골랐다.", "가장 중요한 문제이다."],
  },
  {
    rule: activeVoice,
    changes: [
      ["이 제도는 정부에 의해 도입되었다.", "이 제도는 정부가 도입했다."],
      ["법안이 국회에 의해 통과되었습니다.", "국회가 법안을 통과했습니다."],
    ],
    keeps: ["법에 의해 처벌을 받는다.", "그 일은 바람에 의해 발생되었다."],
  },
  {
    rule: stackedParticles,
    changes: [
      ["직장에서의 생활이 즐겁다.", "직장 생활이 즐겁다."],
      ["친구로부터 들었다.", "친구에게서 들었다."],
      ["선생님으로부터 배웠다.", "선생님께 배웠다."],
    ],
    keeps: ["서울로부터 먼 곳", "낯선 곳에서의 생활"],
  },
  {
    rule: genitiveChain,
    changes: [
      ["우리나라의 경제의 발전", "우리나라 경제의 발전"],
      ["나의 친구의 집", "내 친구의 집"],
    ],
    keeps: ["친구의 집", "그의 아버지의 집"],
  },
  {
    rule: thingEnding,
    changes: [["다시 시작하는 것이다.", "다시 시작한다."]],
    keeps: ["결국 다시 시작하는 것이다.", "목표는 다시 시작하는 것이다.", "중요한 것은 걷는 것이다."],
  },
  {
    rule: boundNounSpacing,
    changes: [
      ["할수 있다.", "할 수 있다."],
      ["먹을수있는 것", "먹을 수 있는 것"],
      ["아는것이 힘이다.", "아는 것이 힘이다."],
      ["비때문에 늦었다.", "비 때문에 늦었다."],
      ["가본적이 없다.", "가본 적이 없다."],
      ["할줄 안다.", "할 줄 안다."],
      ["하는데 도움이 된다.", "하는 데 도움이 된다."],
    ],
    keeps: ["실수 있는 글", "이것이 답이다.", "하는데 비가 왔다.", "박수 없는 무대", "할뿐더러"],
  },
  {
    rule: redundancy,
    changes: [
      ["병을 미리 예방한다.", "병을 예방한다."],
      ["회의를 다시 재개했다.", "회의를 재개했다."],
      ["약 30분 정도 걸린다.", "30분 정도 걸린다."],
      ["매년마다 열린다.", "매년 열린다."],
      ["방학 기간 동안 쉬었다.", "방학 동안 쉬었다."],
      ["비가 왔음에도 불구하고 갔다.", "비가 왔음에도 갔다."],
      ["과반수 이상이 찬성했다.", "과반수가 찬성했다."],
    ],
    keeps: [
      "미리 준비한다.",
      "다시 시작했다.",
      "약 30분 걸린다.",
      "감기약 3일 정도 먹었다.",
      "두려움에도 불구하고 갔다.",
      "점검 기간 동안 기다린다.",
    ],
  },
  {
    rule: wordyPhrases,
    changes: [
      ["중요하다고 할 수 있다.", "중요하다."],
      ["중요하다고 할 수 있습니다.", "중요합니다."],
      ["친구라고 할 수 있다.", "친구이다."],
      ["줄어들고 있는 상황이다.", "줄어들고 있다."],
      ["이기기 위해서는 연습이 필요하다.", "이기려면 연습이 필요하다."],
      ["노력함으로써 이겼다.", "노력해서 이겼다."],
    ],
    keeps: ["할 수 있다고 했다.", "중요하다고 말했다."],
  },
  {
    rule: enumerationChain,
    changes: [
      ["첫째, 값이 싸다. 둘째, 튼튼하다. 셋째, 가볍다.", "먼저 값이 싸다. 다음으로 튼튼하다. 마지막으로 가볍다."],
      ["첫째, 값이 싸다. 둘째, 튼튼하다.", "먼저 값이 싸다. 또 튼튼하다."],
    ],
    keeps: ["첫째 아들이 왔다. 둘째 아들도 왔다.", "첫째, 값이 싸다."],
  },
  {
    rule: bulletSentences,
    changes: [["- 물을 자주 마십니다.\n- 일찍 잡니다.", "물을 자주 마십니다. 일찍 잡니다."]],
    keeps: ["- 물\n- 빵\n- 우유", "- 물을 자주 마십니다."],
  },
  {
    rule: mergeSentences,
    changes: [["나는 책을 읽었다. 나는 그림도 그렸다.", "나는 책을 읽었고 그림도 그렸다."]],
    keeps: ["나는 책을 읽었다. 동생은 잤다.", "나는 학생이다. 나는 어제 잤다.", "나는 책을 읽었다.\n나는 잤다."],
  },
  {
    rule: uniformEndings,
    changes: [
      [
        "형은 책을 읽었다. 형은 그림도 그렸다. 누나는 집에 있었다.",
        "형은 책을 읽었고 그림도 그렸다. 누나는 집에 있었다.",
      ],
    ],
    keeps: ["형은 책을 읽었다. 형은 그림도 그렸다."],
  },
  {
    rule: formalWords,
    changes: [
      ["근데 이건 좀 어렵습니다.", "그런데 이것은 조금 어렵습니다."],
      ["하는 게 좋습니다.", "하는 것이 좋습니다."],
      ["친구한테 말했습니다 ㅋㅋㅋ", "친구에게 말했습니다"],
    ],
    keeps: ["바다에 게가 있습니다.", "진짜배기를 찾았습니다."],
  },
  {
    rule: easyWords,
    changes: [
      ["금일은 쉽니다.", "오늘은 쉽니다."],
      ["서류를 수령하신 후 기재하여 주십시오.", "서류를 받으신 후 적어 주십시오."],
      ["수수료를 납부하지 않았다.", "수수료를 내지 않았다."],
      ["주의를 요합니다.", "주의가 필요합니다."],
      ["수령 후 확인하세요.", "받은 뒤 확인하세요."],
      ["상품 수령 후 확인하세요.", "상품을 받은 뒤 확인하세요."],
      ["상기의 내용", "위의 내용"],
    ],
    keeps: ["금일봉을 받았다.", "수령이 오래된 나무", "납부서를 챙겼다."],
  },
  {
    rule: spelling,
    changes: [
      ["그러면 되요.", "그러면 돼요."],
      ["밥을 않 먹었다.", "밥을 안 먹었다."],
      ["내일 할께요.", "내일 할게요."],
      ["몇일 걸린다.", "며칠 걸린다."],
      ["금새 왔다.", "금세 왔다."],
      ["웬지 좋다.", "왠지 좋다."],
      ["왠일이야?", "웬일이야?"],
      ["학생으로써 말한다.", "학생으로서 말한다."],
      ["노력함으로서 이겼다.", "노력함으로써 이겼다."],
      ["가지 안았다.", "가지 않았다."],
      ["출석율이 높다.", "출석률이 높다."],
      ["떠들지 말고 삼가해 주세요.", "떠들지 말고 삼가 주세요."],
      ["제가 아니예요.", "제가 아니에요."],
    ],
    keeps: [
      "선생님께 갔다.",
      "아들께 드렸다",
      "그날 밖에 나갔다.",
      "집 안에 있다.",
      "되게 좋다.",
      "어머니께서 오셨다.",
      "안 되는 일",
    ],
  },
  {
    rule: SPEECH_LEVELS.polite,
    changes: [
      ['그는 "가겠다."라고 말했다. 나도 갔다.', '그는 "가겠다."라고 말했어요. 나도 갔어요.'],
      ["비가 왔습니다만, 갔습니다.", "비가 왔지만, 갔어요."],
    ],
    keeps: ["연구의 목적", "확인함."],
  },
];

testExamples("고치기 규칙", EXAMPLES);
