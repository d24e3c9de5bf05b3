import { formatCount } from "../numbers.ts";
import { formatShare } from "../percent.ts";

interface Compared {
  readonly isSame: boolean;
  /** Letters of the text that is compared, and those that the record's text does not have. */
  readonly letters: number;
  readonly changed: number;
  /** Letters of the record's text that are not in it. */
  readonly missing: number;
}

/** From this share of other letters on it is another text and no edited one, in percent. */
interface Bound {
  readonly editedMax: number;
}

/** How a text that a reader has relates to the final one of a record: a title and a sentence, 해요체. */
export function sayCompared({ isSame, letters, changed, missing, editedMax }: Compared & Bound): {
  readonly title: string;
  readonly sentence: string;
} {
  if (isSame) {
    return { title: "가진 글이 기록의 마지막 글과 같아요", sentence: "띄어쓰기와 줄바꿈은 세지 않았어요." };
  }
  return {
    title: changed > (letters * editedMax) / 100 ? "가진 글은 기록의 글과 달라요" : "글이 기록을 마친 뒤 바뀌었어요",
    sentence: differenceOf({ letters, changed, missing }),
  };
}

/**
 * That a record shows another text than the one it leads to: a title and a sentence, 해요체. `compared`: how the shown text
 * differs; null where the record does not show all its texts.
 */
export function sayOtherText(compared: Omit<Compared, "isSame"> | null): {
  readonly title: string;
  readonly sentence: string;
} {
  const how = "기록을 마친 뒤 바뀌었거나 다른 글이에요.";
  return {
    title: "보여 준 글이 기록의 끝과 달라요",
    sentence:
      compared === null
        ? `끝에 보여 준 글은 기록을 따라가면 나오는 글이 아니에요. ${how}`
        : `끝에 보여 준 글은 ${differenceOf(compared)} ${how}`,
  };
}

function differenceOf({ letters, changed, missing }: Omit<Compared, "isSame">): string {
  const gone = missing > 0 ? `기록의 글에서 ${formatCount(missing)}자가 빠졌어요.` : "";
  const differs = `${formatCount(letters)}자 가운데 ${formatCount(changed)}자(${formatShare(changed, letters)})가 기록과 달라요.`;
  return [changed > 0 ? differs : "", gone].filter(Boolean).join(" ") || "글자의 순서가 기록과 달라요.";
}
