import { countedPerSentence, type Family, type FeatureValues, measured } from "../feature.ts";
import { entropy, movingDistinct, numberItems, share, windowEntropy } from "../statistics.ts";
import type { TokenizedText } from "../tokenized-text.ts";

/**
 * Sentence endings. Distinct ones were .60 of sentences in pupils' essays and .32 in model essays (AUC .84). The speech
 * level depends on the genre: features that depend on it are marked, and variety is also measured on stems.
 */

export const ENDINGS: Family = {
  id: "endings",
  features: [
    countedPerSentence("ends-formal", "'-습니다' 문장", "*습니다$|*니다$"),
    countedPerSentence("ends-polite", "'-요' 문장", "*요$"),
    countedPerSentence("ends-question", "'-까' 물음", "*까$|*까요$|*나요$|*가요$|*냐$|*니$|*는가$|*은가$|*을까$"),
    countedPerSentence(
      "ends-plain-past",
      "'-었다' 문장",
      "*었다$|*았다$|*했다$|*였다$|*렸다$|*졌다$|*갔다$|*났다$|*왔다$|*됐다$|*쳤다$|*겼다$",
    ),
    countedPerSentence("ends-plain-is", "'-이다' 문장", "*이다$|*것이다$|*아니다$"),
    countedPerSentence("ends-is-formal", "'-입니다' 문장", "*입니다$|*이에요$|*예요$|*이죠$"),
    countedPerSentence("ends-exists", "'있다'로 맺는 문장", "있다$|있습니다$|있어요$|있음$|있죠$|있었다$|있었습니다$"),
    countedPerSentence(
      "ends-can",
      "'수 있다'로 맺는 문장",
      "수 있다$|수 있습니다$|수 있어요$|수 있을 것이다$|수 있을 것입니다$|수 있죠$",
      {
        group: "cliche",
      },
    ),
    countedPerSentence("ends-do", "'한다', '합니다'로 맺는 문장", "*한다$|*합니다$|*해요$|*하죠$"),
    countedPerSentence(
      "ends-become",
      "'된다', '됩니다'로 맺는 문장",
      "*된다$|*됩니다$|*돼요$|*되죠$|*됐다$|*되었다$|*되었습니다$",
    ),
    countedPerSentence(
      "ends-must",
      "'해야 한다'로 맺는 문장",
      "*야 한다$|*야 합니다$|*야 해요$|*야 할 것이다$|*야 할 것입니다$|*야 하죠$",
      {
        group: "cliche",
      },
    ),
    countedPerSentence(
      "ends-not",
      "'않다', '없다'로 맺는 문장",
      "않다$|않는다$|않았다$|않습니다$|않아요$|없다$|없습니다$|없었다$|없어요$|아니다$|아닙니다$|못한다$|못했다$",
    ),
    countedPerSentence(
      "ends-seems",
      "'것 같다'로 맺는 문장",
      "것 같다$|것 같습니다$|것 같아요$|거 같아요$|거 같다$|같습니다$|같아요$|같다$",
    ),
    countedPerSentence(
      "ends-expected",
      "'것이다'로 맺는 문장",
      "것이다$|것입니다$|거예요$|겁니다$|것이었다$|거다$|것일까$",
    ),
    countedPerSentence(
      "ends-noun",
      "명사나 '-음'으로 끊은 문장",
      "*음$|*함$|*됨$|*임$|*기$|*것$|*중$|*수$|*적$|*점$|*등$",
      { group: "other" },
    ),
    measured("distinct-endings", "끝맺음의 종류"),
    measured("distinct-ending-stems", "끝맺음 단어의 종류", { shown: false }),
    measured("ending-entropy", "끝맺음의 흩어짐", { shown: false }),
    measured("same-ending-neighbours", "앞 문장과 같은 끝맺음"),
    measured("speech-level-mix", "말투의 뒤섞임"),
    measured("past-tense", "지난 일을 적은 문장"),
    measured("unended-sentences", "마침표 없이 끝난 문장", { readsPunctuation: true, group: "punctuation" }),
  ],
  measure: measureEndings,
};

/** Windows of this many sentences, so that long and short texts are comparable. */
const WINDOW = 6;

function measureEndings(view: TokenizedText): FeatureValues {
  const endings: string[] = [];
  const stems: string[] = [];
  const levels = [0, 0, 0, 0];
  const kinds: string[] = [];
  let same = 0;
  let past = 0;
  let unended = 0;
  for (const sentence of view.sentences) {
    const k = sentence.lastWord - 1;
    const core = view.cores[k] ?? "";
    const ending = core.slice(-3);
    if (ending === endings.at(-1)) same++;
    endings.push(ending);
    const stem = stemOf(core);
    stems.push(stem);
    kinds.push(core.slice(-2));
    const level = speechLevel(core);
    levels[level] = (levels[level] ?? 0) + 1;
    if (isPast(core)) past++;
    if (!/[.!?~]/.test(view.trails[k] ?? "")) unended++;
  }
  const count = view.sentences.length;
  return {
    "distinct-endings": movingDistinct(numberItems(endings), WINDOW),
    "distinct-ending-stems": movingDistinct(numberItems(stems), WINDOW),
    "ending-entropy": windowEntropy(numberItems(kinds), WINDOW),
    "same-ending-neighbours": share(same, count - 1),
    "speech-level-mix": entropy(levels),
    "past-tense": share(past, count),
    "unended-sentences": share(unended, count),
  };
}

/** 0 합쇼체, 1 해요체, 2 평서체, 3 anything else. */
function speechLevel(core: string): number {
  if (/(?:니다|니까|시오)$/.test(core)) return 0;
  if (/(?:요|죠)$/.test(core)) return 1;
  return core.endsWith("다") ? 2 : 3;
}

/** The word without its final ending, so that 했습니다, 했어요 and 했다 are equal. */
function stemOf(core: string): string {
  const stem = core.replace(/(?:습니다|습니까|었어요|어요|아요|에요|예요|니다|니까|는다|이다|다|요|죠)$/, "");
  return stem === "" ? core : stem;
}

/** Whether a final ㅆ is directly before the ending: 했다, 갔습니다, 봤어요. 있다 and 겠다 are not past tense. */
function isPast(core: string): boolean {
  for (let i = core.length - 1; i >= Math.max(0, core.length - 5); i--) {
    const c = core.charCodeAt(i);
    if (c >= 0xac00 && c <= 0xd7a3 && (c - 0xac00) % 28 === 20) return c !== 0xc788 && c !== 0xaca0;
  }
  return false;
}
