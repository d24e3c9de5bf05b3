import type { Certainty, FalseAlarm } from "@geulgyeol/engine";
import { formatCount } from "../numbers.ts";
import { percentParts } from "../percent.ts";
import { shownInterval } from "../shown-interval.ts";
import { dateInEnglish } from "./english-date.ts";
import { signsInEnglish } from "./english-evidence.ts";
import { findingInEnglish } from "./english-finding.ts";
import { frequencyInEnglish } from "./english-frequency.ts";
import { helpInEnglish } from "./english-hold.ts";
import { sentenceNumbers } from "./english-numbers.ts";
import { questionInEnglish } from "./english-question.ts";
import type { PrintWords } from "./print-words.ts";

const CERTAINTIES: Readonly<Record<Certainty, string>> = {
  strong: "Clear evidence",
  moderate: "Moderate evidence",
  weak: "Weak evidence",
};

const ON_UNSEEN = "On texts from unseen sources such judgements were wrong";
const MEANINGS: Readonly<Record<Certainty, string>> = {
  strong: `${ON_UNSEEN} in fewer than 1 of 100 cases.`,
  moderate: `${ON_UNSEEN} in fewer than 1 of 10 cases.`,
  weak: `${ON_UNSEEN} in more than 1 of 10 cases. Do not rely on this judgement alone.`,
};

/** A printed report in English. */
export const ENGLISH_PRINT: PrintWords = {
  locale: "en",
  brand: "Geulgyeol",
  title: "Text analysis report",
  fields: {
    title: "Title",
    writer: "Writer",
    purpose: "Class, course or purpose",
    size: "Length",
    analysedAt: "Analysed (Seoul time)",
    kind: "Kind of analysis",
    code: "Verification code",
    text: "Text fingerprint",
    result: "Result fingerprint",
  },
  kinds: { basic: "Basic", wordLevel: "Word by word", ensemble: "Ensemble" },
  verdicts: { human: "Judged written by a person", mixed: "Partly AI suspected", ai: "Probably written by AI" },
  held: "No judgement",
  certainties: CERTAINTIES,
  passages: { human: "Close to human texts", ai: "Close to AI texts", edited: "Polished by AI", unclear: "Unclear" },
  wholeText: "whole text",
  exclusions: {
    quotation: "quotation",
    reference: "reference",
    heading: "heading",
    header: "header",
    question: "question",
    signature: "signature",
    asked: "the question of the assignment",
    table: "table",
    code: "code",
    url: "address",
    "list-marker": "list mark",
  },
  headings: {
    helps: "What would help",
    grain: "Grain of the text",
    evidence: "Evidence",
    sentences: "Sentence by sentence",
    questions: "Sentences to talk about",
    figures: "Exact figures",
    reading: "How to read this report",
    human: "Pointing to a person",
    ai: "Pointing to AI",
  },
  notes: {
    grain: "One bar is one sentence: height is its AI probability, width its length.",
    heldGrain: "Without a judgement only the length of each sentence is drawn; height has no meaning.",
    rates: "In how many of 100 texts each is seen.",
    starts: "Beginning of each sentence and its AI probability.",
    noSigns: "Nothing conspicuous was found.",
  },
  columns: { human: "Human", ai: "AI" },
  caveat: "For reference only; do not use as sole evidence.",
  caveatRest: "Consider the writer’s own explanation, drafts and writing record together with it.",
  signatures: { reader: "Reader (remarks, name, signature, date)", writer: "Writer (remarks, name, signature, date)" },
  scan: "Verify report",
  nothingToAsk: "No sentence needs to be checked separately. Talk about what the text says.",
  engine: "Engine · model",
  terms: {
    probability: "AI probability",
    interval: "95% interval of the AI probability",
    outcomes: "Human / mixed / AI text",
    sentences: "Sentences judged AI",
    perplexity: "Perplexity",
    burstiness: "Burstiness",
    totals: "Words / sentences",
    transitions: "Transition word density",
    starts: "Variety of sentence openings",
    entropy: "Entropy of sentence lengths",
    repetition: "Word repetition rate",
  },

  size: (chars, sentences, pages) =>
    [`${formatCount(chars)} characters`, plural(sentences, "sentence"), ...(pages ? [plural(pages, "page")] : [])].join(
      " · ",
    ),
  date: dateInEnglish,
  numbers: sentenceNumbers,
  percent: percentInEnglish,
  ofHundred(ratio) {
    const texts = ratio * 100;
    if (texts < 1) return "<1";
    return texts >= 99 ? "≥99" : `${Math.round(texts)}`;
  },
  finding(report) {
    if (report.certainty !== undefined) return findingInEnglish(report, percentInEnglish);
    const range = shownInterval(report.interval);
    return {
      sentence: `AI probability ${percentInEnglish(report.aiProbability)}`,
      share: "",
      rest: range === null ? "" : `The 95% interval is ${range}.`,
    };
  },
  help: (hold, _report, proseChars) => helpInEnglish(hold.reason, proseChars),
  frequency: frequencyInEnglish,
  measured: measuredInEnglish,
  trial: (language, isTrial) =>
    isTrial
      ? `${language === "en" ? "English" : "Korean"} (on trial). Kinds of text that were not seen before are not yet told apart reliably. Use for reference only.`
      : null,
  signs: signsInEnglish,
  question: questionInEnglish,
  guide({ verdict, hold, certainty }, hasFields) {
    const close =
      hold !== null
        ? "That no judgement was made points in neither direction."
        : verdict === "human"
          ? "“Close to human texts” means likeness; it is no proof that no AI was used."
          : "“Close to AI texts” means likeness; it does not establish that an AI wrote the text.";
    return [
      ...(hold === null && certainty ? [`“${CERTAINTIES[certainty]}”: ${MEANINGS[certainty]}`] : []),
      close,
      "Translations, formal writing and texts by learners of Korean are misjudged more often.",
      `The QR code or the verification code shows whether the result was changed.${hasFields ? " Title, writer and class are as entered by whoever saved the report." : ""}`,
    ];
  },
  record: ({ typedPercent, changedPercent }) =>
    `Writing record · ${changedPercent === 0 ? `${typedPercent}% typed` : `${changedPercent}% changed since`}`,
  missing: (count) => `${plural(count, "character")} that the fonts lack ${count === 1 ? "is" : "are"} printed as ◌.`,
  address: (url) => url.replace(/^https?:\/\//, ""),
  pages: (number, total) => `${number} / ${total}`,
};

function plural(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** Short, for tables: "58%", "≥99%". */
function percentInEnglish(ratio: number): string {
  const { number, bound } = percentParts(ratio);
  if (bound === "") return `${number}%`;
  return bound === "이상" ? `≥${number}%` : `<${number}%`;
}

function measuredInEnglish({ of, texts }: FalseAlarm): string {
  const writer = of === "human" ? "human" : "AI";
  const measured =
    texts === 0
      ? `Not yet measured on ${writer} texts of similar length.`
      : `Measured on ${formatCount(texts)} ${writer} ${texts === 1 ? "text" : "texts"} of similar length.`;
  const missing =
    of === "human"
      ? "Not measured: learners of Korean, letters of application, human texts after December 2022."
      : "Not measured: texts by models that the accuracy table does not name.";
  return `${measured} ${missing}`;
}
