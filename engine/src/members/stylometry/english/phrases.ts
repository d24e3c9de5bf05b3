import { counted, countedPerSentence, type Family } from "../feature.ts";

/**
 * Connectives, stock words and hedges of assistants. Lists of "AI words" become outdated quickly and flag learners and
 * officials, so each is only one weak sign.
 */
const cliche = { group: "cliche" } as const;
const connective = { group: "connective" } as const;

export const ENGLISH_PHRASES: Family = {
  id: "english-phrases",
  features: [
    countedPerSentence(
      "en-opens-additive",
      "Additionally, Moreover로 여는 문장",
      "^additionally|^moreover|^furthermore|^also|^in addition|^besides",
      connective,
    ),
    countedPerSentence(
      "en-opens-contrast",
      "However로 여는 문장",
      "^however|^nevertheless|^nonetheless|^conversely|^in contrast|^on the other hand|^despite|^while|^although",
      connective,
    ),
    countedPerSentence(
      "en-opens-result",
      "Therefore로 여는 문장",
      "^therefore|^thus|^consequently|^as a result|^hence|^accordingly",
      connective,
    ),
    countedPerSentence(
      "en-opens-summary",
      "Overall로 여는 문장",
      "^overall|^in conclusion|^in summary|^ultimately|^in short|^to summarize|^finally|^lastly",
      connective,
    ),
    countedPerSentence(
      "en-opens-order",
      "First, Next로 여는 문장",
      "^first|^firstly|^second|^secondly|^third|^next|^then|^start|^begin",
      connective,
    ),
    countedPerSentence(
      "en-opens-example",
      "For example로 여는 문장",
      "^for example|^for instance|^in this|^by|^with|^to",
      connective,
    ),
    countedPerSentence("en-opens-and-but", "And, But로 여는 문장", "^and|^but|^so|^or|^well|^yet", connective),
    countedPerSentence("en-opens-this", "This로 여는 문장", "^this|^these|^it|^it's|^there|^here"),
    countedPerSentence("en-opens-the", "The로 여는 문장", "^the|^a|^an"),
    countedPerSentence("en-opens-i", "I, We로 여는 문장", "^i|^we|^my|^our|^i'm|^i've|^he|^she|^they"),
    counted(
      "en-importance",
      "important, crucial",
      "important|crucial|essential|vital|key|significant|significantly|critical|pivotal|fundamental|importance",
      cliche,
    ),
    counted(
      "en-variety-words",
      "various, diverse",
      "various|diverse|variety|range|numerous|multiple|wide|array|myriad|multifaceted",
      cliche,
    ),
    counted(
      "en-provide",
      "provide, ensure",
      "provide|provides|providing|ensure|ensures|ensuring|offer|offers|offering|allow|allows|allowing|enable|enables|include|includes|including",
      cliche,
    ),
    counted(
      "en-enhance",
      "enhance, improve",
      "enhance*|improv*|foster*|promot*|leverag*|streamlin*|optimiz*|empower*|facilitat*|navigat*|underscor*|highlight*|showcas*|delv*",
      cliche,
    ),
    counted(
      "en-abstract",
      "role, impact",
      "role|impact|aspect|aspects|approach|approaches|process|experience|understanding|journey|landscape|tapestry|testament|realm|insights|perspective|challenges|potential",
      cliche,
    ),
    counted(
      "en-not-only",
      "not only, not just",
      "not only|not just|not merely|isn't just|is not just|rather than|more than just|but also",
      cliche,
    ),
    counted(
      "en-helpful",
      "help, make sure",
      "help|helps|helping|make sure|consider|keep in mind|remember|feel free|hope this",
      cliche,
    ),
    counted(
      "en-however-inside",
      "문장 안의 however",
      "however|therefore|thus|moreover|furthermore|additionally|consequently",
      connective,
    ),
    counted(
      "en-hedges",
      "seem, tend to",
      "seem|seems|seemed|tend|tends|appear|appears|likely|often|generally|typically|usually|sometimes|somewhat|relatively|probably",
      cliche,
    ),
    counted(
      "en-spoken",
      "like, okay, yeah",
      "yeah|okay|ok|oh|well|hey|lol|gonna|wanna|kinda|stuff|thing|things|guy|guys|lot|lots|bit|maybe|anyway|honestly",
    ),
    counted("en-said", "said, told", "said|says|told|asked|thought|knew|looked|went|got|came|took|made|saw"),
    counted(
      "en-contractions",
      "줄인 말",
      "i'm|i've|i'd|i'll|don't|doesn't|didn't|can't|won't|isn't|aren't|wasn't|weren't|it's|that's|there's|here's|you're|you'll|we're|we'll|we've|they're|he's|she's|let's|couldn't|wouldn't|shouldn't|what's|who's|haven't|hasn't",
      { readsPunctuation: true },
    ),
    counted(
      "en-passive",
      "수동태",
      "is *ed|are *ed|was *ed|were *ed|be *ed|been *ed|being *ed|is *en|are *en|was *en|were *en|be *en",
      { group: "translationese" },
    ),
    counted("en-gerund", "-ing로 끝난 단어", "*ing"),
    counted("en-comma-ing", "쉼표 뒤의 -ing", "*e, *ing|*s, *ing|*t, *ing|*d, *ing|*n, *ing|*y, *ing|*r, *ing", {
      group: "cliche",
      readsPunctuation: true,
    }),
    counted("en-ly", "-ly로 끝난 단어", "*ly", { shown: false }),
    counted("en-tion", "-tion, -ment로 끝난 단어", "*tion|*tions|*ment|*ments|*ness|*ity|*ities|*ance|*ence"),
    counted("en-past", "-ed로 끝난 단어", "*ed", { shown: false }),
    counted("en-plural", "-s로 끝난 단어", "*s", { shown: false }),
  ],
};
