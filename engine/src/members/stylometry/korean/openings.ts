import { countedPerSentence, type Family, type FeatureValues, measured } from "../feature.ts";
import { movingDistinct, numberItems, share } from "../statistics.ts";
import { NUMBER_WORD, type TokenizedText } from "../tokenized-text.ts";
import { GENITIVE, LOCATIVE, OBJECT, SUBJECT, TOPIC, wordClasses } from "./word-endings.ts";

/**
 * How sentences begin, and how similar neighbours are. Assistants often begin sentences with a connective or a
 * demonstrative; people with themselves, a time or a name. Lists and manuals begin alike for all writers.
 */
export const OPENINGS: Family = {
  id: "openings",
  features: [
    measured("distinct-openings", "문장 첫 단어의 종류"),
    measured("same-opening-neighbours", "앞 문장과 같은 첫머리"),
    measured("opens-topic", "'-은/는'으로 여는 문장"),
    measured("opens-subject", "'-이/가'로 여는 문장"),
    measured("opens-object", "'-을/를'로 여는 문장"),
    measured("opens-place", "'-에', '-에서'로 여는 문장"),
    measured("opens-genitive", "'-의'로 여는 문장"),
    measured("opens-number", "숫자로 여는 문장", { group: "other" }),
    measured("opens-quote", "따옴표로 여는 문장", { group: "punctuation", readsPunctuation: true }),
    countedPerSentence(
      "opens-this",
      "'이'로 여는 문장",
      "^이|^이런|^이것*|^이번|^이렇게|^이때|^이후|^이곳*|^여기*|^위|^위의|^해당",
    ),
    countedPerSentence(
      "opens-that",
      "'그'로 여는 문장",
      "^그|^그런|^그것*|^그렇게|^그는|^그녀*|^그들*|^그곳*|^거기*|^그게|^그건",
    ),
    countedPerSentence(
      "opens-self",
      "자기를 말하며 여는 문장",
      "^나는|^내가|^나도|^내|^저는|^제가|^저도|^제|^난|^전|^우리*|^저희*|^나의",
    ),
    measured("colon-labels", "'이름: 설명' 꼴의 문장", { readsPunctuation: true, group: "other" }),
    measured("same-frame-neighbours", "앞 문장과 같은 틀", { shown: false }),
    measured("repeated-frame", "반복한 문장 틀", { shown: false }),
  ],
  measure: measureOpenings,
};

const WINDOW = 6;

function measureOpenings(view: TokenizedText): FeatureValues {
  const openings: string[] = [];
  const frames: string[] = [];
  const kinds = new Float64Array(13);
  let same = 0;
  const { particles } = wordClasses(view);
  let numbers = 0;
  let quotes = 0;
  let labels = 0;
  let sameFrame = 0;
  for (const sentence of view.sentences) {
    const k = sentence.firstWord;
    const core = view.cores[k] ?? "";
    const opening = core.slice(0, 2);
    if (opening !== "" && opening === openings.at(-1)) same++;
    openings.push(opening);
    const kind = particles[k] ?? 0;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    if (view.kinds[k] === NUMBER_WORD) numbers++;
    if (/^["'“‘「『]/.test(view.leads[k] ?? "")) quotes++;
    for (let word = k; word < Math.min(k + 5, sentence.lastWord - 1); word++) {
      if ((view.trails[word] ?? "").includes(":")) {
        labels++;
        break;
      }
    }
    const end = (view.cores[sentence.lastWord - 1] ?? "").slice(-2);
    const frame = `${kind} ${end} ${Math.floor((sentence.lastWord - k) / 5)}`;
    if (frame === frames.at(-1)) sameFrame++;
    frames.push(frame);
  }
  const count = view.sentences.length;
  return {
    "distinct-openings": movingDistinct(numberItems(openings), WINDOW),
    "same-opening-neighbours": share(same, count - 1),
    "opens-topic": share(kinds[TOPIC] ?? 0, count),
    "opens-subject": share(kinds[SUBJECT] ?? 0, count),
    "opens-object": share(kinds[OBJECT] ?? 0, count),
    "opens-place": share(kinds[LOCATIVE] ?? 0, count),
    "opens-genitive": share(kinds[GENITIVE] ?? 0, count),
    "opens-number": share(numbers, count),
    "opens-quote": share(quotes, count),
    "colon-labels": share(labels, count),
    "same-frame-neighbours": share(sameFrame, count - 1),
    "repeated-frame": count === 0 ? 0 : 1 - movingDistinct(numberItems(frames), WINDOW),
  };
}
