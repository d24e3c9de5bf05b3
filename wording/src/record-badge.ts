interface Shares {
  /** Typed share of the recorded text in percent. */
  readonly typedPercent: number;
  /** Share of the text that was changed since, in percent; 0 for the recorded text. */
  readonly changedPercent: number;
}

/** That there is a writing record of a text, with the fact that matters most for it. */
export function sayRecordBadge({ typedPercent, changedPercent }: Shares): string {
  return `작성 기록 있음 · ${changedPercent === 0 ? `직접 침 ${typedPercent}%` : `그 뒤 ${changedPercent}% 고침`}`;
}
