import type { RecordEntry, Stamp } from "@geulgyeol/contract";
import { MINUTE_MS } from "./time-grain.ts";

/**
 * Faster typing than this, in UTF-16 units per minute, is marked as a fact. Fast Korean typists reach about 500 syllables a
 * minute in tests of some minutes; text by dictation or word suggestions can be faster.
 */
export const FAST_TYPING_PER_MINUTE = 700;
/** An input by key brings a syllable or a suggested word; from this many units on it is marked as a fact. */
export const LONG_INPUT_UNITS = 30;
/** Below this coefficient of variation the distances between inputs are marked as even. Keys pressed by people vary more. */
export const EVEN_PACE_VARIATION = 0.15;

/** Distances longer than this are pauses, which say nothing of the pace. */
const REST_MS = 5_000;
/** Fewer distances than this say too little. */
const LEAST_DISTANCES = 100;

/** How the typing went. Each is a fact, none is a judgement: dictation, suggestions and tools for the disabled look alike. */
export interface Pace {
  /** Most units typed within one minute, by the clock of the device. */
  readonly fastestMinute: number;
  /** Most units typed for each minute between two stamps at least a minute apart, by the server's clock; null without two. */
  readonly fastestStamped: number | null;
  /** Inputs of `LONG_INPUT_UNITS` or more at once that were not pasted. */
  readonly longInputs: number;
  /** Standard deviation of the distances between inputs divided by their mean; null if there are too few. */
  readonly variation: number | null;
  /** Most units typed one after another at the same place without a deletion. */
  readonly longestRun: number;
}

export function paceOf(entries: readonly RecordEntry[], stamps: readonly Stamp[]): Pace {
  return {
    fastestMinute: fastestMinute(entries),
    fastestStamped: fastestStamped(entries, stamps),
    longInputs: entries.filter(({ origin, length }) => origin === "type" && length >= LONG_INPUT_UNITS).length,
    variation: variationOf(entries),
    longestRun: longestRun(entries),
  };
}

/** Within any 60 seconds. */
function fastestMinute(entries: readonly RecordEntry[]): number {
  const typed = entries.filter(({ origin }) => origin === "type");
  let [first, units, most] = [0, 0, 0];
  for (const { time, length } of typed) {
    units += length;
    while (time - (typed[first] as RecordEntry).time >= MINUTE_MS) units -= (typed[first++] as RecordEntry).length;
    most = Math.max(most, units);
  }
  return most;
}

function fastestStamped(entries: readonly RecordEntry[], stamps: readonly Stamp[]): number | null {
  const typedBefore = [0];
  for (const { origin, length } of entries) {
    typedBefore.push((typedBefore.at(-1) as number) + (origin === "type" ? length : 0));
  }
  let most: number | null = null;
  let last: Stamp | null = null;
  for (const stamp of [...stamps].sort((one, other) => one.entries - other.entries)) {
    const minutes = last === null ? 0 : (Date.parse(stamp.stampedAt) - Date.parse(last.stampedAt)) / MINUTE_MS;
    if (last !== null && minutes < 1) continue;
    if (last !== null) {
      const units = (typedBefore[stamp.entries] ?? 0) - (typedBefore[last.entries] ?? 0);
      most = Math.max(most ?? 0, Math.round(units / minutes));
    }
    last = stamp;
  }
  return most;
}

function variationOf(entries: readonly RecordEntry[]): number | null {
  const distances: number[] = [];
  for (let index = 1; index < entries.length; index++) {
    const [before, entry] = [entries[index - 1] as RecordEntry, entries[index] as RecordEntry];
    const distance = entry.time - before.time;
    if (entry.origin === "type" && before.origin === "type" && distance < REST_MS) distances.push(distance);
  }
  if (distances.length < LEAST_DISTANCES) return null;
  const mean = distances.reduce((sum, one) => sum + one, 0) / distances.length;
  if (mean === 0) return 0;
  const variance = distances.reduce((sum, one) => sum + (one - mean) ** 2, 0) / distances.length;
  return Math.sqrt(variance) / mean;
}

function longestRun(entries: readonly RecordEntry[]): number {
  let [units, end, most] = [0, -1, 0];
  for (const { origin, at, removed, length } of entries) {
    if (origin === "state" || origin === "note") continue;
    const goesOn = origin === "type" && removed === 0 && (at === end || end < 0);
    if (goesOn) units += length;
    else units = origin === "type" && removed === 0 ? length : 0;
    end = at + length;
    most = Math.max(most, units);
  }
  return most;
}
