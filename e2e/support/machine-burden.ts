/** Processor time of the piece on the machine of docs/operations.md while nothing else ran, in ms. */
const PIECE_MS = 7;
const PIECES = 9;

/**
 * How much more processor time than on a machine that is free a fixed piece of work takes just now; 1 at least. Threads that share
 * a core or its cache with strangers run slower without any load of one's own to show for it.
 */
export function machineBurden(): number {
  const rows = Array.from({ length: 8_000 }, (_, n) => ({
    index: n,
    word: `낱말${n}`,
    probability: n / 8_000,
    list: [n, n + 1],
  }));
  const pieces = Array.from({ length: PIECES }, () => {
    const before = process.cpuUsage();
    JSON.parse(JSON.stringify(rows));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  // The middle one: what is measured beside it has its slow moments too.
  const middle = pieces.sort((a, b) => a - b)[Math.floor(PIECES / 2)] as number;
  return Math.max(1, middle / PIECE_MS);
}
