/** Edit distance divided by the length of the true text, with spaces. */
export function errorRate(truth: string, got: string): number {
  const [wanted, found] = [[...truth.replace(/\s+/g, " ")], [...got.replace(/\s+/g, " ")]];
  let row = Array.from({ length: found.length + 1 }, (_, index) => index);
  wanted.forEach((letter, at) => {
    const next = [at + 1];
    found.forEach((other, index) => {
      const same = (row[index] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(same, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    });
    row = next;
  });
  return (row.at(-1) ?? 0) / wanted.length;
}
