import { formatCount } from "@geulgyeol/wording";

const BUNDLE = 10;

/** One stroke for each text, the wrongly judged ones first; in bundles of ten, of which as many as fit stand in a row. */
export function EveryText({ count, marked }: { count: number; marked: number }) {
  const filled = Math.min((BUNDLE - (marked % BUNDLE)) % BUNDLE, count - marked);
  const rest = count - marked - filled;
  return (
    <div role="img" aria-label={`${formatCount(count)}획 가운데 ${formatCount(marked)}획`} className="every-text">
      {strokes(marked, "stroke marked")}
      {strokes(filled, "stroke")}
      {strokes(Math.floor(rest / BUNDLE), "strokes")}
      {strokes(rest % BUNDLE, "stroke")}
    </div>
  );
}

/** Of a hundred texts those that were found, tall, and the others. */
export function OfHundred({ found }: { found: number }) {
  return (
    <div role="img" aria-label={`100획 가운데 ${found}획`} className="of-hundred">
      {strokes(found, "found")}
      {strokes(100 - found, "missed")}
    </div>
  );
}

function strokes(count: number, className: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: strokes are alike and never move
  return Array.from({ length: count }, (_, at) => <i key={at} className={className} />);
}
