import { counted, type Family } from "../feature.ts";

/** Words that link sentences and clauses, by what they say of the link. */
const connective = { group: "connective" } as const;

export const DISCOURSE_MARKERS: Family = {
  id: "english-discourse-markers",
  features: [
    counted(
      "en-marks-addition",
      "더하는 말",
      "additionally|moreover|furthermore|in addition|what's more|besides|likewise|similarly|equally",
      connective,
    ),
    counted("en-marks-also", "also, too", "also|too|as well|plus", connective),
    counted(
      "en-marks-contrast",
      "however, while",
      "however|nevertheless|nonetheless|on the other hand|in contrast|conversely|whereas|despite|in spite of",
      connective,
    ),
    counted("en-marks-but", "but, though", "but|though|although|yet|still", connective),
    counted(
      "en-marks-instead",
      "instead, rather",
      "instead|rather|rather than|instead of|as opposed to|unlike",
      connective,
    ),
    counted(
      "en-marks-result",
      "thus, therefore",
      "thus|therefore|hence|consequently|accordingly|as a result|thereby|leading to|resulting in",
      connective,
    ),
    counted("en-marks-so", "so", "so|so that|that's why", connective),
    counted("en-marks-because", "because", "because|cause|since|due to|because of|thanks to", connective),
    counted(
      "en-marks-order",
      "first, finally",
      "first|second|third|firstly|secondly|finally|lastly|next|to begin with",
      connective,
    ),
    counted(
      "en-marks-story",
      "then, suddenly",
      "then|suddenly|after that|later|soon|meanwhile|eventually|afterwards|at first|by the time|once",
      connective,
    ),
    counted(
      "en-marks-example",
      "for example",
      "for example|for instance|such as|including|e.g|like|namely|specifically|particularly|in particular",
      connective,
    ),
    counted(
      "en-marks-summary",
      "in conclusion",
      "in conclusion|in summary|overall|ultimately|to sum up|in essence|all in all|in short|in the end|at the end of the day",
      connective,
    ),
    counted(
      "en-marks-restate",
      "in other words",
      "in other words|that is|i.e|i mean|meaning|basically|essentially|actually|in fact|literally",
      connective,
    ),
    counted(
      "en-marks-aside",
      "by the way",
      "by the way|btw|anyway|anyways|speaking of|oh|well|you know|you see|look|listen|i mean",
      connective,
    ),
    counted(
      "en-marks-topic",
      "when it comes to",
      "when it comes to|in terms of|with regard to|regarding|concerning|as for|in the context of|in the realm of|in the world of",
      connective,
    ),
    counted(
      "en-marks-note",
      "it is important to",
      "it is important|it's important|important to note|worth noting|it is essential|it is crucial|keep in mind|it should be|it is worth|it's worth|it is clear|it is necessary",
      connective,
    ),
    counted("en-marks-whether", "whether, if", "whether|if|unless|even if|as long as|in case", connective),
    counted(
      "en-marks-purpose",
      "in order to",
      "in order to|aims to|aim to|aimed at|designed to|so as to|with the aim|strives to|seeks to|serves to|helps to|help to",
      connective,
    ),
  ],
};
