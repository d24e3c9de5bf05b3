/** What was measured on kinds of text of which training had none: sources or, in English, domains left out whole. */
export interface UnseenBounds {
  /** Highest P(human) with which a text may be judged mixed or AI; above it the judgement is withheld. 1 sets no bound. */
  readonly mostHuman: number;
  /** Whether the language is on trial, because too few AI texts of unseen domains are told from human ones. */
  readonly isTrial: boolean;
}
