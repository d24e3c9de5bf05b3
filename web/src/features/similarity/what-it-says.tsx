import {
  SAYS,
  SAYS_NOT,
  SAYS_NOT_OF_NONE,
  SAYS_OF_NONE,
  type Searched,
  searchedSentence,
} from "@geulgyeol/wording/similarity";

/** What a comparison says, what it does not say and where it looked, at equal size. */
export function WhatItSays({ searched, isFound }: { readonly searched: Searched; readonly isFound: boolean }) {
  const parts = [
    ["이 화면이 말하는 것", isFound ? SAYS : SAYS_OF_NONE],
    ["말하지 않는 것", isFound ? SAYS_NOT : SAYS_NOT_OF_NONE],
    ["찾아본 곳", searchedSentence(searched)],
  ] as const;
  return (
    <dl className="grid lg:grid-cols-3 lg:divide-x lg:divide-line">
      {parts.map(([title, text]) => (
        <div
          key={title}
          className="border-b border-line px-4.5 py-4.5 last:border-b-0 sm:px-6 lg:border-b-0 lg:first:pl-8"
        >
          <dt className="font-heading">{title}</dt>
          <dd className="mt-0.5 text-note text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
