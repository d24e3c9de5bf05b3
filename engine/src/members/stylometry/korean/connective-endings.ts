import { counted, type Family, type FeatureValues, measured } from "../feature.ts";
import { numberItems, share, windowEntropy } from "../statistics.ts";
import type { TokenizedText } from "../tokenized-text.ts";
import { CONNECTIVE_CLASSES, wordClasses } from "./word-endings.ts";

/**
 * Endings that connect clauses. Models prefer the written ones (-며, -므로, -고), humans who narrate or argue -는데, -니까,
 * -다가, -아서. Formal letters and statutes resemble models here.
 */
export const CONNECTIVE_ENDINGS: Family = {
  id: "connective-endings",
  features: [
    counted("ending-go", "'-고'", "*고|*이고|*하고"),
    counted("ending-myeo", "'-며'", "*며|*으며|*하며|*되며"),
    counted("ending-jiman", "'-지만'", "*지만|*으나|*하나|*되나"),
    counted("ending-myeonseo", "'-면서'", "*면서|*면서도|*으면서"),
    counted("ending-aseo", "'-아서'", "*아서|*어서|*워서|*려서|*와서|*져서|*여서"),
    counted("ending-nikka", "'-니까'", "*니까|*니|*길래"),
    counted("ending-meuro", "'-므로'", "*므로|*기에|*이므로"),
    counted("ending-neunde", "'-는데'", "*는데|*은데|*인데|*한데|*던데|*는데도"),
    counted("ending-ryeogo", "'-려고'", "*려고|*려면|*고자|*러"),
    counted("ending-dorok", "'-도록'", "*도록"),
    counted("ending-myeon", "'-면'", "*면|*으면|*하면|*되면|*다면|*라면"),
    counted("ending-geona", "'-거나'", "*거나|*든지|*든가|*든", { shown: false }),
    counted("ending-daga", "'-다가'", "*다가|*다가도"),
    counted("ending-deoni", "'-더니'", "*더니|*더라도|*지라도|*아도|*어도|*해도|*라도", { shown: false }),
    counted(
      "ending-before-after",
      "'-기 전', '-ㄴ 뒤'",
      "*기 전*|*기 위*|*기 때*|*기 시작*|*기 어렵*|*기 쉽*|*기 힘*|*한 뒤|*한 후|*는 동안",
    ),
    measured("connective-words", "절을 잇는 끝맺음"),
    measured("connective-variety", "절을 잇는 끝맺음의 종류"),
    measured("written-connectives", "글말로 잇는 비율"),
    measured("clauses-in-sentence", "한 문장에 이은 절"),
    measured("single-clause-sentences", "잇지 않은 짧은 문장"),
  ],
  measure: measureConnectives,
};

/** Classes of `CONNECTIVE_CLASSES` typical of written rather than spoken language. */
const WRITTEN = new Set(["며", "므로", "지만", "도록", "고자"]);
const SPOKEN = new Set(["는데", "니까", "다가", "아서", "길래", "더니"]);

/** Connective endings per window when measuring their variety. */
const WINDOW = 8;

function measureConnectives(view: TokenizedText): FeatureValues {
  const { connectives } = wordClasses(view);
  const counts = new Float64Array(CONNECTIVE_CLASSES.length);
  const bySentence = new Uint16Array(view.sentences.length);
  const kinds: number[] = [];
  for (let k = 0; k < view.wordCount; k++) {
    const kind = connectives[k] ?? -1;
    if (kind < 0) continue;
    counts[kind] = (counts[kind] ?? 0) + 1;
    kinds.push(kind);
    const sentence = view.sentenceOf[k] ?? 0;
    bySentence[sentence] = (bySentence[sentence] ?? 0) + 1;
  }
  let written = 0;
  let spoken = 0;
  for (const [kind, name] of CONNECTIVE_CLASSES.entries()) {
    if (WRITTEN.has(name)) written += counts[kind] ?? 0;
    if (SPOKEN.has(name)) spoken += counts[kind] ?? 0;
  }
  let single = 0;
  for (const clauses of bySentence) if (clauses === 0) single++;
  return {
    "connective-words": share(kinds.length, view.wordCount),
    "connective-variety": windowEntropy(numberItems(kinds), WINDOW),
    "written-connectives": share(written + 1, written + spoken + 2),
    "clauses-in-sentence": share(kinds.length, view.sentences.length),
    "single-clause-sentences": share(single, view.sentences.length),
  };
}
