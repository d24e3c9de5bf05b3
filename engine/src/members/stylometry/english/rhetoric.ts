import { counted, countedPerSentence, type Family } from "../feature.ts";

/** Figures that models repeat: not only, not X but Y, from X to Y, short questions with their answer, grand closings. */
const cliche = { group: "cliche" } as const;

export const RHETORIC: Family = {
  id: "english-rhetoric",
  features: [
    counted(
      "en-not-only-but",
      "not only와 but",
      "not only|not just|not merely|not simply|isn't just|wasn't just|aren't just|but also|more than just|more than a",
      cliche,
    ),
    counted(
      "en-not-but",
      "not X but Y",
      "not a * but|not the * but|not * but|not from * but|not because|not as * but|not in * but|it's not|it wasn't|this isn't|that's not",
      cliche,
    ),
    counted("en-from-to", "from X to Y", "from * to|from * * to|from the * to|ranging from", cliche),
    counted(
      "en-both-and",
      "both X and Y",
      "both * and|both * * and|whether * or|whether it's|whether you're|either * or",
      cliche,
    ),
    counted(
      "en-as-well-as",
      "as well as",
      "as well as|along with|coupled with|combined with|together with|alongside",
      cliche,
    ),
    counted(
      "en-sense-of",
      "a sense of",
      "a sense of|sense of|a mix of|a blend of|a touch of|a reminder|a testament|a wave of|a hint of|a symphony|a mixture of|a dance|the weight of|the scent of|the sound of",
      cliche,
    ),
    counted("en-as-if", "as if, like a", "as if|as though|like a|like the|like an|as * as", cliche),
    counted(
      "en-in-todays",
      "시대를 말하는 상투어",
      "in today's|in an era|in a world|in the modern|digital age|ever-evolving|ever-changing|fast-paced|rapidly evolving|increasingly|in recent years|over the years",
      cliche,
    ),
    counted(
      "en-role-in",
      "a role in",
      "role in|role of|impact on|impact of|importance of|power of|value of|significance of|potential to|potential for|commitment to|dedication to|the need for|the ability to",
      cliche,
    ),
    counted(
      "en-wide-range",
      "a wide range of",
      "a wide|a variety of|a range of|a number of|a series of|a combination of|a set of|a host of|an array of|a diverse",
      cliche,
    ),
    counted(
      "en-the-more",
      "the fact that",
      "the fact that|the idea that|the way|the kind of|the sort of|the thing|the point|the first time|the only|the same|the other|the rest",
      cliche,
    ),
    counted(
      "en-known-for",
      "known as, known for",
      "known as|known for|well-known|renowned|celebrated|iconic|notable|legacy|rich history|cultural|heritage|nestled|vibrant",
      cliche,
    ),
    counted(
      "en-future",
      "the future, a step",
      "the future|future|a step|step towards|moving forward|looking ahead|paves the way|pave the way|going forward|in the years to come|continue to|continues to",
      cliche,
    ),
    counted(
      "en-hope-closing",
      "I hope this helps",
      "hope this|feel free|let me know|i'd be happy|i'm here|happy to|reach out|look forward|as an ai|language model",
      cliche,
    ),
    counted(
      "en-or-even",
      "or even, and even",
      "or even|and even|and so on|and more|or so|or something|or whatever|and stuff|and all|or anything",
      cliche,
    ),
    countedPerSentence("en-no-fragments", "No로 여는 토막", "^no *|^not *|^never|^nothing|^just|^only", cliche),
    countedPerSentence(
      "en-echoed-noun",
      "This + 동사로 여는 문장",
      "^this is|^this was|^this means|^this can|^this has|^this not|^this helps|^this *s|^that is|^that was|^these are|^these can",
      cliche,
    ),
    countedPerSentence(
      "en-ends-you",
      "사람으로 닫는 문장",
      "you$|me$|him$|her$|them$|us$|it$|myself$|himself$|herself$",
    ),
    countedPerSentence(
      "en-ends-particle",
      "짧은 말로 닫는 문장",
      "up$|out$|down$|back$|off$|on$|in$|too$|now$|then$|there$|here$|again$|though$|anyway$|either$",
    ),
    countedPerSentence(
      "en-ends-noun",
      "-tion, -s로 닫는 문장",
      "*tion$|*ment$|*ity$|*ness$|*ance$|*ence$|*tions$|*ments$|*ities$|*ences$|*ances$",
      cliche,
    ),
    countedPerSentence("en-ends-plural", "여럿으로 닫는 문장", "*s$"),
    countedPerSentence("en-ends-ing", "-ing로 닫는 문장", "*ing$"),
  ],
};
