interface Shares {
  /** Typed share of the recorded text in percent. */
  readonly typedPercent: number;
  /** Share of the text that was changed since, in percent; 0 for the recorded text. */
  readonly changedPercent: number;
}

/** How much of a recorded text was typed: "직접 침 77%". */
export function sayTyped(typedPercent: number): string {
  return `직접 침 ${typedPercent}%`;
}

/** That there is a writing record of a text, with the fact that matters most for it. */
export function sayRecordBadge({ typedPercent, changedPercent }: Shares): string {
  return `작성 기록 있음 · ${changedPercent === 0 ? sayTyped(typedPercent) : `그 뒤 ${changedPercent}% 고침`}`;
}
