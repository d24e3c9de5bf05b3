/** A stretch of text that came the same way; `from` is the number of an entry, or a mark of the caller. */
export interface Run {
  readonly from: number;
  readonly length: number;
}

/** The part of these runs from `start` on, of `length` units or fewer. */
export function cutRuns(runs: readonly Run[], start: number, length: number): readonly Run[] {
  const part: Run[] = [];
  let at = 0;
  for (const run of runs) {
    const from = Math.max(start, at);
    const until = Math.min(start + length, at + run.length);
    if (until > from) part.push({ from: run.from, length: until - from });
    at += run.length;
  }
  return part;
}

/** As kept: what was removed stays where it was, so that it can be brought back. */
interface KeptRun {
  from: number;
  length: number;
  /** When it was removed, by a counter; 0 while it stands in the text. */
  removedAt: number;
}

/**
 * The origins of a text without the text. Edits happen near the previous one, so the place of the last edit is kept and
 * the next one is looked for from there.
 */
export class OriginText {
  readonly #runs: KeptRun[] = [];
  /** A run, and the visible units before it. */
  #run = 0;
  #before = 0;
  #removals = 0;

  insert(at: number, length: number, from: number): void {
    const place = this.#split(at);
    const previous = this.#runs[place - 1];
    if (previous !== undefined && previous.removedAt === 0 && previous.from === from) {
      previous.length += length;
      this.#set(place - 1, at - (previous.length - length));
      return;
    }
    this.#runs.splice(place, 0, { from, length, removedAt: 0 });
    this.#set(place, at);
  }

  /** Removes visible units from `at` on; returns what they were. */
  remove(at: number, length: number): readonly Run[] {
    if (length === 0) return [];
    const start = this.#split(at);
    const gone: Run[] = [];
    const removedAt = ++this.#removals;
    let left = length;
    for (let place = start; left > 0 && place < this.#runs.length; place++) {
      const run = this.#runs[place] as KeptRun;
      if (run.removedAt > 0) continue;
      if (run.length > left) this.#runs.splice(place + 1, 0, { ...run, length: run.length - left });
      run.length = Math.min(run.length, left);
      run.removedAt = removedAt;
      left -= run.length;
      gone.push({ from: run.from, length: run.length });
    }
    this.#set(start, at);
    return gone;
  }

  /**
   * Shows again up to `length` units that were removed at `at`, those removed last first, and not those of the last
   * removal if it belongs to the same change. Returns how many could not be brought back; they belong after the others.
   */
  bringBack(at: number, length: number, isReplacing: boolean): number {
    const first = this.#split(at);
    let end = first;
    while ((this.#runs[end]?.removedAt ?? 0) > 0) end++;
    const latest = isReplacing ? this.#removals : Number.POSITIVE_INFINITY;
    const candidates = this.#runs
      .slice(first, end)
      .filter((run) => run.removedAt !== latest)
      .sort((one, other) => other.removedAt - one.removedAt);
    let left = length;
    for (const run of candidates) {
      if (left === 0) break;
      if (run.length > left) {
        const place = this.#runs.indexOf(run);
        this.#runs.splice(place, 0, { ...run, length: run.length - left });
        run.length = left;
      }
      run.removedAt = 0;
      left -= run.length;
    }
    this.#set(first, at);
    return left;
  }

  /** What the visible units from `at` on are. */
  between(at: number, length: number): readonly Run[] {
    const runs: Run[] = [];
    let left = length;
    for (let place = this.#split(at); left > 0 && place < this.#runs.length; place++) {
      const run = this.#runs[place] as KeptRun;
      if (run.removedAt > 0) continue;
      runs.push({ from: run.from, length: Math.min(run.length, left) });
      left -= run.length;
    }
    return runs;
  }

  /** What stands in the text, neighbours of the same origin joined. */
  visible(): readonly Run[] {
    const runs: { from: number; length: number }[] = [];
    for (const { from, length, removedAt } of this.#runs) {
      if (removedAt > 0) continue;
      const last = runs.at(-1);
      if (last?.from === from) last.length += length;
      else runs.push({ from, length });
    }
    return runs;
  }

  /**
   * The place of the first run after `at` visible units, before what was removed there; a run across it is split. Beyond
   * the end it is the end.
   */
  #split(at: number): number {
    let place = this.#run;
    let before = this.#before;
    while (place > 0 && (before > at || (before === at && this.#isRemoved(place - 1)))) {
      place--;
      before -= this.#visibleLength(place);
    }
    for (; place < this.#runs.length && before < at; place++) {
      const visible = this.#visibleLength(place);
      if (before + visible > at) {
        const run = this.#runs[place] as KeptRun;
        this.#runs.splice(place + 1, 0, { ...run, length: before + visible - at });
        run.length = at - before;
        place++;
        before = at;
        break;
      }
      before += visible;
    }
    this.#set(place, before);
    return place;
  }

  #isRemoved(place: number): boolean {
    return (this.#runs[place]?.removedAt ?? 0) > 0;
  }

  #visibleLength(place: number): number {
    const run = this.#runs[place] as KeptRun;
    return run.removedAt > 0 ? 0 : run.length;
  }

  #set(run: number, before: number): void {
    this.#run = run;
    this.#before = before;
  }

  /** Joins what was removed beside the last edit and came the same way, so that a long correction stays one run. */
  tidy(): void {
    let place = this.#split(this.#before);
    this.#set(place, this.#before);
    while (this.#isRemoved(place) && this.#isRemoved(place + 1)) {
      const run = this.#runs[place] as KeptRun;
      const next = this.#runs[place + 1] as KeptRun;
      if (run.from !== next.from) {
        place++;
        continue;
      }
      run.length += next.length;
      run.removedAt = Math.max(run.removedAt, next.removedAt);
      this.#runs.splice(place + 1, 1);
    }
  }
}
