import { setQuotes } from "@geulgyeol/wording";
import { Fragment } from "react";

/** Browsers break a line between a percent sign, a closing bracket or a quotation mark and the following particle, even with keep-all. */
const LEANING = /[%)\]’][가-힣]/;

/** A text in the page's quotation marks, without line breaks before particles: "5%만", "(95%)로". */
export function WholeWords({ text }: { text: string }) {
  const set = setQuotes(text);
  if (!LEANING.test(set)) return set;
  return set.split(/(\s+)/).map((word, index) =>
    LEANING.test(word) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text keep their places
      <span key={index} className="whitespace-nowrap">
        {word}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text keep their places
      <Fragment key={index}>{word}</Fragment>
    ),
  );
}
