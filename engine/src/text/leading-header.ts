import { readHeaderItems } from "./header-items.ts";
import { leadingQuestionLength } from "./question-form.ts";
import { isSigned } from "./signature-form.ts";
import type { InlineEdit } from "./strip-inline-markup.ts";

/** A header is taken from a line of prose only if at least this much prose follows. */
const LEAST_PROSE = 30;
/** Characters read for a header before prose. */
const HEADER_REGION = 200;
const LONGEST_SIGNATURE = 60;
/** Words after a name by which it is part of a sentence. */
const OF_A_NAME = /^(?:학생|선생님?|군|양|씨|님|어린이|친구|교수|형|언니|누나|오빠)/;

/** Header data or a quoted question before the first sentence on its line, as an edit that removes it. */
export function leadingHeader(text: string): InlineEdit[] {
  const question = leadingQuestionLength(text);
  if (question > 0 && text.length - question >= LEAST_PROSE) {
    return [{ from: 0, to: question, text: "", reason: "question" }];
  }
  const length = headerLength(text);
  return length === 0 ? [] : [{ from: 0, to: length, text: "", reason: "header" }];
}

/** Class, number and name in this order, or two labels whose values have a certain end. */
function headerLength(text: string): number {
  if (text.length < LEAST_PROSE) return 0;
  const { items, certainLabels, end } = readHeaderItems(text.slice(0, HEADER_REGION), true);
  if (text.length - end < LEAST_PROSE || OF_A_NAME.test(text.slice(end, end + 4))) return 0;
  const classes = items.filter((item) => item === "class").length;
  const labels = items.filter((item) => item === "label").length;
  const named = items.at(-1) === "name" && /[가-힣]{3}[ |/,)\]]{1,3}$/.test(text.slice(0, end));
  const certain = labels === certainLabels && (certainLabels >= 2 || (classes >= 3 && named));
  return certain && !/[은는을를도만의에로가]\s$/.test(text.slice(0, end)) ? end : 0;
}

/** The signature after the last sentence on its line, as an edit that removes it. */
export function trailingSignature(text: string): InlineEdit[] {
  const from = Math.max(0, text.length - LONGEST_SIGNATURE);
  const tail = text.slice(from);
  const ends = [...tail.matchAll(/[.!?]["')]{0,2} (?=\S)/g)];
  for (const end of ends) {
    const at = from + end.index + end[0].length;
    if (at >= LEAST_PROSE && /[가-힣] ?(?:올림|드림|배상)\.?$/.test(tail) && isSigned(text.slice(at))) {
      return [{ from: at - 1, to: text.length, text: "", reason: "signature" }];
    }
  }
  return [];
}
