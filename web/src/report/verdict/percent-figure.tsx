import { percentParts } from "@geulgyeol/wording";

interface PercentFigureProps {
  readonly of: number;
  /** Class of the percent sign; the number inherits its size. */
  readonly sign: string;
  /** Class of the following "이상" or "미만". */
  readonly word: string;
}

/** A large probability: the number, then the sign and, at the two ends of the scale, the word in smaller type. */
export function PercentFigure({ of, sign, word }: PercentFigureProps) {
  const { number, bound } = percentParts(of);
  return (
    <>
      {number}
      <span className={`font-semibold tracking-normal ${sign}`}>%</span>
      {bound !== "" && <span className={`font-semibold tracking-normal whitespace-pre ${word}`}> {bound}</span>}
    </>
  );
}
