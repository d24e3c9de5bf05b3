import { type Network, scoreNetwork } from "./network.ts";
import { scoreTrees, type Trees } from "./trees.ts";

/** Logit of the stylometry member for `stylometryInputs`: the mean of its trees and its network, which err on different texts. */
export function scoreStylometry(trees: Trees, network: Network, style: ArrayLike<number>): number {
  return (scoreTrees(trees, style) + scoreNetwork(network, style)) / 2;
}
