import { counted, type Family } from "../feature.ts";

/** Tenses, voices and moods by closed lists. */
const IRREGULAR_PAST =
  "went|came|took|gave|got|made|said|saw|knew|thought|told|found|left|felt|put|kept|began|ran|brought|wrote|sat|stood|heard|let|meant|met|held|paid|read|lost|spent|spoke|grew|won|bought|sent|fell|built|led|understood|broke|drove|ate|caught|taught|wore|rose|threw|drew|chose|slept|flew|hit|cut|hung|shook";

export const VERB_FORMS: Family = {
  id: "english-verb-forms",
  features: [
    counted("en-past-irregular", "불규칙 과거형", IRREGULAR_PAST),
    counted("en-past-be", "was, were", "was|were|wasn't|weren't"),
    counted("en-past-had", "had", "had|hadn't|'d"),
    counted("en-past-did", "did", "did|didn't"),
    counted(
      "en-perfect",
      "현재 완료",
      "have been|has been|have *ed|has *ed|i've *ed|i've been|we've *ed|have become|has become|have made|has made",
    ),
    counted("en-past-perfect", "과거 완료", "had been|had *ed|had *en|had come|had gone|had made|had begun"),
    counted(
      "en-progressive",
      "진행형",
      "is *ing|are *ing|am *ing|i'm *ing|he's *ing|she's *ing|they're *ing|we're *ing|you're *ing|it's *ing",
    ),
    counted("en-past-progressive", "과거 진행형", "was *ing|were *ing|been *ing"),
    counted("en-passive-present", "현재 수동태", "is *ed|are *ed|is *en|are *en|be *ed|be *en|being *ed"),
    counted("en-passive-past", "과거 수동태", "was *ed|were *ed|was *en|were *en|been *ed|been *en"),
    counted("en-passive-by", "by가 붙은 수동태", "*ed by|*en by|made by|led by|held by|built by"),
    counted("en-get-passive", "get 수동태", "get *ed|got *ed|gets *ed|getting *ed|got caught|get caught"),
    counted(
      "en-going-to",
      "going to, used to",
      "going to|gonna|used to|about to|trying to|tried to|able to|supposed to|wanted to|decided to|started to|started *ing",
    ),
    counted("en-get", "get, go, put", "get|gets|getting|go|goes|going|put|puts|come|comes|coming"),
    counted("en-do", "do, make, take", "do|does|doing|done|make|makes|making|take|takes|taking|give|gives"),
    counted("en-particles", "동사에 딸린 말", "up|out|off|down|back|away|around"),
    counted(
      "en-stand-in-be",
      "serve as, feature",
      "serves as|serve as|served as|stands as|acts as|act as|features|featuring|represents|represented|remains|boasts|marks a|marking",
    ),
    counted(
      "en-would-past",
      "would, could have",
      "would have|could have|should have|might have|must have|would've|could've|should've",
    ),
    counted(
      "en-infinitive-purpose",
      "to 부정사",
      "to be|to make|to help|to create|to ensure|to provide|to improve|to achieve|to understand|to maintain|to address|to find|to get|to see|to go|to do",
    ),
    counted(
      "en-imperative",
      "시키는 말",
      "^consider|^use|^make|^try|^start|^keep|^take|^ensure|^avoid|^remember|^check|^look|^add|^create|^choose|^don't|^let|^be|^ask",
    ),
    counted(
      "en-s-verbs",
      "현재형 -s",
      "is|has|does|seems|makes|takes|gives|shows|means|becomes|provides|helps|allows|requires|offers|needs|comes|gets|goes|wants|says|thinks|knows|looks|feels",
    ),
    counted("en-that-clause", "that으로 이은 말", "*s that|*ed that|*t that|*w that|*k that|*y that|*l that"),
    counted(
      "en-that-which-is",
      "that is",
      "that is|that are|that was|that were|that can|that has|that have|which is|which are|which was|which can|who is|who are|who was",
    ),
    counted("en-of-the", "of the", "of the|of a|of an|of their|of its|of this|of our"),
    counted("en-in-the", "in the, on the", "in the|on the|at the|to the|from the|for the|with the|by the"),
    counted(
      "en-and-the",
      "and the",
      "and the|and a|and its|and their|and then|and i|and he|and she|and it|and we|and they",
    ),
    counted(
      "en-it-extraposed",
      "it is 꾸밈말 to",
      "it is *le to|it is *t to|it is *l to|it is *y to|it's *d to|it's *y to|makes it|make it|made it",
    ),
  ],
};
