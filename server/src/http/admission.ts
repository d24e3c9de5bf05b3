import { createExpectedTime } from "./expected-time.ts";

/** Keeps the time that requests wait for each other under a bound, by turning the rest away at the door. */
export interface Admission {
  /**
   * A place in the line, or null when it would take longer than the bound: then the request is to be turned away. `caller`
   * is the same for requests of one caller.
   */
  enter(caller: string): Place | null;
  /** Requests that have a place. */
  readonly inside: number;
}

/** What one request holds from the door to the end of its work. */
export interface Place {
  /** The body is awaited: who dawdles over it holds the place for a moment only. */
  awaitBody(): void;
  /** The body is there. False when the place was given away meanwhile and there is no other one. */
  hasBody(): boolean;
  /** Runs the work, and gives the place back at its end. */
  work<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Says that this work is of the kind whose time is foreseen; without it, its time is forgotten. */
  measure(): void;
  /** For what takes nothing of this server but time, such as waiting for another one: it holds no place and is not measured. */
  aside<Result>(wait: () => Promise<Result>): Promise<Result>;
  /** Gives the place back, unless the work is under way: that goes on when nobody listens any more. */
  leave(): void;
}

export interface AdmissionRule {
  /** Longest expected time to an answer, in ms. */
  readonly maxExpectedMs: number;
  /**
   * Requests that are let in whatever is expected: a few at once are no overload, and without them one slow answer could
   * close the door for good.
   */
  readonly alwaysInside: number;
  /** Of those, the most that one caller has, so that others find room beside a caller's burst. */
  readonly alwaysOfCaller: number;
  /** Requests that are inside at most, however little time is expected. */
  readonly maxInside: number;
  readonly clock?: () => number;
}

/** What is expected of each place until the first answer was measured: rather too long than too short. */
const FIRST_GUESS_MS = 100;
/** How long a place is kept for a body that is on its way. */
const BODY_MS = 250;

/**
 * A newcomer that finds n others inside is the (n + 1)th in the line. Of every answer the time divided by its place in the
 * line is learnt; times the place it is what the newcomer will need, whatever the work waits for: a thread, the database or
 * the processor. (Little's law, read from the other side: time = number inside / rate of answers.) After requests that came
 * one by one this foresees too much, since all of their time is counted to one place; hence the few that are always let in.
 */
export function createAdmission(rule: AdmissionRule): Admission {
  const { maxExpectedMs, alwaysInside, alwaysOfCaller, maxInside, clock = () => performance.now() } = rule;
  const perPlace = createExpectedTime();
  let inside = 0;
  const insideOf = new Map<string, number>();
  const add = (caller: string, change: 1 | -1) => {
    inside += change;
    const own = (insideOf.get(caller) ?? 0) + change;
    if (own === 0) insideOf.delete(caller);
    else insideOf.set(caller, own);
    return inside;
  };
  const hasRoom = (caller: string) => {
    const place = inside + 1;
    if (place <= alwaysInside && (insideOf.get(caller) ?? 0) < alwaysOfCaller) return true;
    return place <= maxInside && place * (perPlace.ms ?? FIRST_GUESS_MS) <= maxExpectedMs;
  };

  const takePlace = (caller: string): Place => {
    let place = add(caller, 1);
    let state: "here" | "working" | "lent" | "gone" = "here";
    let start = clock();
    let waited = 0;
    let bodySince = start;
    let patience: NodeJS.Timeout | undefined;
    let isMeasured = false;
    const giveBack = (next: "lent" | "gone") => {
      clearTimeout(patience);
      if (state === "here" || state === "working") add(caller, -1);
      state = next;
    };
    return {
      awaitBody() {
        bodySince = clock();
        patience = setTimeout(giveBack, BODY_MS, "lent");
      },
      hasBody() {
        clearTimeout(patience);
        waited = clock() - bodySince;
        if (state === "here") return true;
        if (state === "gone" || !hasRoom(caller)) return false;
        place = add(caller, 1);
        state = "here";
        start = clock();
        waited = 0;
        return true;
      },
      async work(run) {
        state = "working";
        try {
          return await run();
        } finally {
          giveBack("gone");
          if (isMeasured) perPlace.learn((clock() - start - waited) / place);
        }
      },
      measure() {
        isMeasured = true;
      },
      async aside(wait) {
        const from = clock();
        add(caller, -1);
        try {
          return await wait();
        } finally {
          add(caller, 1);
          waited += clock() - from;
        }
      },
      leave() {
        if (state !== "working") giveBack("gone");
      },
    };
  };
  return {
    get inside() {
      return inside;
    },
    enter: (caller) => (hasRoom(caller) ? takePlace(caller) : null),
  };
}
