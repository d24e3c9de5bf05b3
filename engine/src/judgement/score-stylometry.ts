import { logitOfKinds } from "./combine-kinds.ts";
import { type Network, scoreNetwork } from "./network.ts";
import { scoreTrees, type Trees } from "./trees.ts";

/** The network of the stylometry member, which tells kinds of text apart. */
export interface StyleNetwork extends Network {
  /** How many of its classes are human text; these come first. */
  readonly people: number;
}

/** What the stylometry member says of a text. */
export interface StylometryReading {
  /** Logit of AI against human text. */
  readonly logit: number;
  /** Logit of each class of the network but the first against the first. */
  readonly classes: Float64Array;
}

/**
 * Reads `stylometryInputs`. The logit is the mean of the trees' and the network's, which err on different texts; that of the
 * network is the odds of all kinds of AI text against those of all kinds of human text.
 */
export function readStylometry(trees: Trees, network: StyleNetwork, style: ArrayLike<number>): StylometryReading {
  const classes = scoreNetwork(network, style);
  const others = network.people - 1;
  const byNetwork = logitOfKinds(classes.subarray(others), classes.subarray(0, others));
  return { logit: (scoreTrees(trees, style) + byNetwork) / 2, classes };
}
