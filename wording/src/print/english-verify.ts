import type { Finding, HeadlineFacts } from "../report/headline.ts";
import { shownInterval } from "../shown-interval.ts";
import { ENGLISH_PRINT } from "./english.ts";
import { findingInEnglish } from "./english-finding.ts";

/** What is known of a report by its code. */
interface VerifiedFacts extends Pick<HeadlineFacts, "verdict"> {
  readonly aiShare?: HeadlineFacts["aiShare"] | undefined;
  readonly aiShareInterval?: HeadlineFacts["aiShareInterval"] | undefined;
  readonly segments?: HeadlineFacts["segments"] | undefined;
  readonly aiProbability: number;
  readonly interval: { readonly lower: number; readonly upper: number };
}

const { fields, kinds, verdicts, held, certainties, caveat, caveatRest, engine, terms, percent } = ENGLISH_PRINT;

/** The page that verifies an English report, in English. */
export const ENGLISH_VERIFY = {
  title: "Verify a report",
  documentTitle: "Verify a report | Geulgyeol",
  lead: "The verification code shows whether a PDF report by Geulgyeol is as it was first made.",
  korean: "한국어로 보기",
  waiting: "Verifying",
  found: "This report was made by Geulgyeol.",
  compare: "Compare the report with what stands below. If anything differs, the report was changed.",
  unknown: "This code cannot be verified.",
  unknownWhy:
    "It may have been copied wrongly, the writer may have deleted the analysis, or Geulgyeol did not make the report.",
  failed: "The code could not be verified. Please try again in a moment.",
  again: "Try again",
  noProbability: "No judgement was made, so there is no probability.",
  fields,
  reportedAt: "Report first made (Seoul time)",
  engine,
  outcomes: terms.outcomes,
  probability: terms.probability,
  fingerprintNote:
    "If it differs from the printed one, numbers or sentences of the report were changed. Title, writer and class are as entered by whoever saved the report, and are not verified here.",
  kinds,
  certainties,
  caveat,
  caveatRest,
  form: {
    label: "Verification code",
    help: "It is printed at the top of the first page and at the foot of each page.",
    example: "Example: GK-7Q2M-X4ZD-0B9F-6A1E",
    wrong: "A verification code begins with GK, followed by 16 characters. Please check the report again.",
    submit: "Verify",
  },
  sameText: {
    heading: "Is it the same text?",
    label:
      "Paste the text that you have to see whether it is the analysed one. It does not leave this device; spaces and line breaks may differ.",
    submit: "Compare",
    same: "It is the analysed text.",
    different: "It is another text than the analysed one. A single different letter is enough.",
    impossible: "This browser cannot compare texts.",
  },
  label: (verdict: HeadlineFacts["verdict"], isHeld: boolean) => (isHeld ? held : verdicts[verdict]),
  size: (chars: number, sentences: number) => ENGLISH_PRINT.size(chars, sentences, null),
  date: ENGLISH_PRINT.date,
  percent,
  measured: ENGLISH_PRINT.measured,
  frequency: ENGLISH_PRINT.frequency,
  /** The judgement as the report says it; of results of engine 1.3 and earlier the probability with its interval. */
  finding({ verdict, aiShare, aiShareInterval, segments, aiProbability, interval }: VerifiedFacts): Finding {
    if (aiShare !== undefined && aiShareInterval !== undefined && segments !== undefined) {
      return findingInEnglish({ verdict, aiShare, aiShareInterval, segments }, percent);
    }
    const range = shownInterval(interval);
    const rest = range === null ? "" : `The 95% interval is ${range}.`;
    return { sentence: `${terms.probability} ${percent(aiProbability)}`, share: "", rest };
  },
} as const;
