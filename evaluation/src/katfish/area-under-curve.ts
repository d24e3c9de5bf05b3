/**
 * Area under the ROC curve: the probability that a text with label 1 scores above a text with label 0, ties counted as
 * half (Mann and Whitney). Between 0 and 1; throws if one of the labels is missing.
 */
export function areaUnderCurve(scores: ArrayLike<number>, labels: ArrayLike<number>): number {
  const order = Array.from({ length: scores.length }, (_, at) => at).sort(
    (left, right) => scores[left] - scores[right],
  );
  let positives = 0;
  let rankSum = 0;
  for (let at = 0; at < order.length; ) {
    let end = at;
    while (end < order.length && scores[order[end]] === scores[order[at]]) end++;
    const meanRank = (at + 1 + end) / 2;
    for (; at < end; at++) {
      if (labels[order[at]] === 1) {
        positives++;
        rankSum += meanRank;
      }
    }
  }
  const negatives = order.length - positives;
  if (positives === 0 || negatives === 0) throw new Error("AUROC needs texts of both labels");
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives);
}
