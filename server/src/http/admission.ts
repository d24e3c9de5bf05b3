import { createExpectedTime } from "./expected-time.ts";

/** Load shedding: limits the time that requests wait, and refuses the rest at once. */
export interface Admission {
  /**
   * A slot, or null if the wait would exceed the limit, so that the request must be refused. `caller` identifies
   * requests of one caller.
   */
  acquire(caller: string): AdmissionSlot | null;
  /** Requests that have a slot. */
  readonly inside: number;
}

/** The slot of one request, from its first byte to the end of its work. */
export interface AdmissionSlot {
  /** Waits for the body; a slow sender keeps the slot only briefly. */
  bodyExpected(): void;
  /** The body has arrived. False if the slot was given away meanwhile and none is free. */
  bodyArrived(): boolean;
  /** Runs the work, and releases the slot at its end. */
  work<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Marks this work as typical, so that its time is used for estimates; otherwise its time is ignored. */
  countDuration(): void;
  /** For waiting on other servers, which uses no resources here: it holds no slot and is not measured. */
  runOutsideSlot<Result>(wait: () => Promise<Result>): Promise<Result>;
  /** Releases the slot, unless the work has started; that continues even after a disconnect. */
  release(): void;
}

export interface AdmissionRule {
  /** Longest expected time to an answer, in ms. */
  readonly maxExpectedMs: number;
  /**
   * Requests that are always admitted: a few at once are no overload, and otherwise one slow answer could refuse
   * everybody permanently.
   */
  readonly alwaysInside: number;
  /** Maximum of those for one caller, so that a burst of one leaves room for others. */
  readonly alwaysOfCaller: number;
  /** Maximum admitted requests, however short the expected time is. */
  readonly maxInside: number;
  readonly clock?: () => number;
}

/** Initial estimate per position, before the first measurement; deliberately high. */
const FIRST_GUESS_MS = 100;
/** How long a slot is kept while its body is being sent. */
const BODY_MS = 250;

/**
 * A new request after n others is number n + 1 in the queue, and waits that multiple of the time per position (Little's
 * law). After single requests this overestimates, hence the few that are always admitted.
 */
export function createAdmission(rule: AdmissionRule): Admission {
  const { maxExpectedMs, alwaysInside, alwaysOfCaller, maxInside, clock = () => performance.now() } = rule;
  const msPerPosition = createExpectedTime();
  const occupancy = createOccupancy();
  const hasRoom = (caller: string) => {
    const position = occupancy.inside + 1;
    if (position <= alwaysInside && occupancy.of(caller) < alwaysOfCaller) return true;
    return position <= maxInside && position * (msPerPosition.ms ?? FIRST_GUESS_MS) <= maxExpectedMs;
  };
  return {
    get inside() {
      return occupancy.inside;
    },
    acquire: (caller) =>
      hasRoom(caller)
        ? createSlot(caller, { occupancy, clock, learn: msPerPosition.learn, hasRoom: () => hasRoom(caller) })
        : null,
  };
}

/** Number of admitted requests, in total and per caller. */
function createOccupancy() {
  let inside = 0;
  const insideOf = new Map<string, number>();
  return {
    get inside() {
      return inside;
    },
    of: (caller: string) => insideOf.get(caller) ?? 0,
    /** Returns the resulting number of admitted requests. */
    add(caller: string, change: 1 | -1) {
      inside += change;
      const own = (insideOf.get(caller) ?? 0) + change;
      if (own === 0) insideOf.delete(caller);
      else insideOf.set(caller, own);
      return inside;
    },
  };
}

interface SlotParts {
  readonly occupancy: ReturnType<typeof createOccupancy>;
  readonly clock: () => number;
  readonly learn: (ms: number) => void;
  readonly hasRoom: () => boolean;
}

function createSlot(caller: string, { occupancy, clock, learn, hasRoom }: SlotParts): AdmissionSlot {
  let position = occupancy.add(caller, 1);
  let state: "inside" | "working" | "lent" | "gone" = "inside";
  let start = clock();
  let waited = 0;
  let bodySince = start;
  let patience: NodeJS.Timeout | undefined;
  let isMeasured = false;
  const freeSlot = (next: "lent" | "gone") => {
    clearTimeout(patience);
    if (state === "inside" || state === "working") occupancy.add(caller, -1);
    state = next;
  };
  return {
    bodyExpected() {
      bodySince = clock();
      patience = setTimeout(freeSlot, BODY_MS, "lent");
    },
    bodyArrived() {
      clearTimeout(patience);
      waited = clock() - bodySince;
      if (state === "inside") return true;
      if (state === "gone" || !hasRoom()) return false;
      position = occupancy.add(caller, 1);
      state = "inside";
      start = clock();
      waited = 0;
      return true;
    },
    async work(run) {
      state = "working";
      try {
        return await run();
      } finally {
        freeSlot("gone");
        if (isMeasured) learn((clock() - start - waited) / position);
      }
    },
    countDuration() {
      isMeasured = true;
    },
    async runOutsideSlot(wait) {
      const from = clock();
      occupancy.add(caller, -1);
      try {
        return await wait();
      } finally {
        occupancy.add(caller, 1);
        waited += clock() - from;
      }
    },
    release() {
      if (state !== "working") freeSlot("gone");
    },
  };
}
