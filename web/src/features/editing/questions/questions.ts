/** A question to the writer about a part of the passage. */
export interface WriterQuestion {
  /** The part of the passage that it names, as it stands there. */
  readonly phrase: string;
  readonly question: string;
  /** An example of a short answer, shown in the empty field. */
  readonly hint: string;
  /** Whether the answer may stand in the place of `phrase`; otherwise the writer places it. */
  readonly replaces: boolean;
}

/** A kind of question: the part of a passage that it asks about, and the question. */
export interface QuestionKind {
  /** Group 1 is the part that is named. */
  readonly pattern: RegExp;
  readonly ask: (phrase: string, isPast: boolean) => string;
  readonly hint: string;
  readonly replaces?: boolean;
  /** Whether a passage with a figure needs no such question. */
  readonly onlyWithoutFigure?: boolean;
}
